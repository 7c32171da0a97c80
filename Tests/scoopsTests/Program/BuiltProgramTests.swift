import Foundation
import Seeds
import SystemCalls
import Testing

@testable import TerminalDoubles

/// Tests the built program as a script uses it.
@Suite(.timeLimit(.minutes(2)))
struct BuiltProgramTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  // MARK: Streams and statuses

  @Test func `writes only the result to standard output`() throws {
    let visit = try BuiltProgram.run(
      "scoops", ["make", "--cone", "sugar", "--flavor", "van", "--topping", "cherry"])

    #expect(visit.status == 0)
    #expect(visit.output == "Sugar cone with Vanilla and Cherry\n")
    #expect(visit.conversation.wholeMatch(of: /Saved as [0-9a-z]{7}\.\n/) != nil)
  }

  @Test func `keeps the conversation out of captured output`() throws {
    let visit = try BuiltProgram.shell(
      #"made=$(printf '1\n1\n1\n\n' | scoops make); echo "<$made>""#)

    #expect(visit.output == "<Sugar cone with Vanilla and Rainbow sprinkles>\n")
    #expect(visit.conversation.contains("Choose a flavor"))
    #expect(!visit.conversation.contains("\u{1B}"))
  }

  @Test func `reads a catalog from standard input`() throws {
    let visit = try BuiltProgram.run("scoops", ["menu", "--catalog", "-"], input: catalog)

    #expect(visit.status == 0)
    #expect(visit.output.hasPrefix("Test parlour\n"))

    let check = try BuiltProgram.run("scoops", ["check", "-"], input: catalog)

    #expect(check.output == "standard input: no faults; 2 cones, 3 flavors, 2 toppings\n")
  }

  @Test func `runs out of answers if the catalog is standard input`() throws {
    let visit = try BuiltProgram.run("scoops", ["make", "--catalog", "-"], input: catalog)

    #expect(visit.status == 1)
    #expect(
      visit.conversation.hasSuffix(
        """
        scoops: Standard input was used for the catalog, so it holds no answers. To answer no \
        questions, use --cone, --flavor and --topping. To see the names, run scoops menu.

        """))
  }

  @Test(
    arguments: ["RUN <&-", "RUN </dev/null", "RUN <empty", ": | { read line; RUN; }"],
    ["scoops", "scoops make", "scoops edit $id --book book.jsonl"])
  func `names the options that answer the questions if there is no input`(
    line: String, command: String
  ) throws {
    let visit = try BuiltProgram.shell(
      """
      cd \(folder.path) && : >empty
      scoops make --cone 1 --flavor 1 --topping 1 --book book.jsonl >/dev/null 2>&1
      id=$(scoops list --book book.jsonl | cut -c 1-7)
      \(line.replacing("RUN", with: command))
      """)

    #expect(visit.status == 1)
    #expect(visit.output == "")
    #expect(visit.conversation.contains("\nscoops: Input ended"))
    #expect(visit.conversation.contains("--cone, --flavor "))
  }

  @Test(arguments: [
    ("scoops </dev/null", 1), ("scoops <&-", 1), ("printf '' | scoops", 1),
    ("scoops make </dev/null", 1), ("scoops menu", 0),
    ("scoops make --cone gravel", 2), ("scoops mneu", 2), ("scoops --help", 0),
    ("scoops check /none", 1), ("scoops --catalog /none", 1), ("echo q | scoops", 0),
    ("echo q | scoops make", 1), ("scoops make <&-", 1), ("scoops menu 2>&-", 0),
    ("scoops menu >&-", 1), ("scoops check - <&-", 1),
  ])
  func `ends with a meaningful status`(line: String, status: Int32) throws {
    #expect(try BuiltProgram.shell(line).status == status)
  }

  @Test(
    .enabled(if: access("/dev/full", F_OK) == 0, "only Linux has /dev/full"),
    arguments: [
      "scoops menu >/dev/full", "scoops make 2>/dev/full", "scoops check >/dev/full",
      "scoops check /proc/self/fd/0 <&-", #"printf '1\n1\n1\n\nq\n' | scoops >/dev/full"#,
      #"printf '1\n1\n1\n\n' | scoops make >/dev/full"#,
    ])
  func `fails if a stream is full`(line: String) throws {
    #expect(try BuiltProgram.shell(line).status == 1)
  }

  /// A shell command that hides /proc from the next command, if the system allows it.
  private static let withoutProc =
    "unshare -rm sh -c 'mount -t tmpfs none /proc 2>/dev/null && exec \"$@\"' sh"

  private static let canHideProc =
    (try? BuiltProgram.shell(withoutProc + " true").status) == 0

  // Swift reads the arguments from there.
  @Test(.enabled(if: canHideProc, "/proc cannot be hidden"))
  func `refuses to run without its arguments`() throws {
    let visit = try BuiltProgram.shell(Self.withoutProc + " scoops --version")

    #expect(visit.status == 1)
    #expect(visit.output == "")
    #expect(
      visit.conversation
        == "scoops: Cannot read the arguments from /proc. "
        + "Mount it, or raise the limit on open files (ulimit -n).\n")
  }

  @Test func `ends quietly when the reader of the result has ended`() throws {
    let visit = try BuiltProgram.shell(
      #"""
      scoops menu | head -n 1
      printf '1\n1\n1\n\n\n2\n2\n2\n\n\n' | scoops | head -n 1
      """#)

    #expect(visit.output == "Scoops\nSugar cone with Vanilla and Rainbow sprinkles\n")
    #expect(!visit.conversation.contains("Fatal"))
  }

  @Test func `makes the ice cream even if standard error is closed`() throws {
    let visit = try BuiltProgram.shell(
      #"""
      mkfifo \#(folder.path)/pipe
      exec 5<>\#(folder.path)/pipe 6>\#(folder.path)/pipe 5>&-
      printf '1\n1\n1\n\n' | scoops make 2>&6
      """#)

    #expect(visit.output == "Sugar cone with Vanilla and Rainbow sprinkles\n")
  }

  @Test func `writes a long result in full to a non-blocking pipe`() throws {
    let names = (1...10_000).map { #""Topping \#($0)""# }.joined(separator: ",")
    let long = try folder.file(
      "long.json", #"{"cones":["A"],"flavors":["B"],"toppings":[\#(names)]}"#)
    let process = Process()
    process.executableURL = BuiltProgram.folder.appendingPathComponent("scoops")
    process.arguments = ["menu", "--catalog", long]
    let result = Pipe()
    #expect(fcntl(result.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    process.standardOutput = result
    process.standardError = FileHandle.nullDevice
    var output = Data()

    let status = try process.runToItsEnd { _ in
      // Fill the pipe before reading: 64 KiB (pipe(7)), minus a remainder that does not fit.
      #if canImport(Darwin)
        // FIONREAD in <sys/filio.h>, which Swift does not import: _IOR('f', 127, int).
        let request: UInt = 0x4004_667F
      #else
        let request = UInt(FIONREAD)
      #endif
      var count: Int32 = 0
      // The call fills in an int.
      while count < 60_000,
        ioctl(result.fileHandleForReading.fileDescriptor, request, &count) == 0
      {
        sched_yield()
      }
      output = result.fileHandleForReading.readDataToEndOfFile()
    }

    #expect(status == 0)
    #expect(output.count > 200_000)
    #expect(
      output.suffix(30) == Data("  9999  Topping 9999\n  10000  Topping 10000\n".utf8).suffix(30))
  }

  @Test func `recognizes a terminal`() throws {
    var (keyboard, number): (Int32, Int32) = (-1, -1)
    try #require(openpty(&keyboard, &number, nil, nil, nil) == 0)
    let terminal = FileHandle(fileDescriptor: number)
    defer { close(keyboard) }
    #expect(write(keyboard, "nonsense\nq\n", 11) == 11)
    let process = Process()
    process.executableURL = BuiltProgram.folder.appendingPathComponent("scoops")
    process.arguments = ["make", "--catalog", catalog]
    process.environment = ["TERM": "xterm", "XDG_DATA_HOME": folder.path]
      .merging(BuiltProgram.toolEnvironment) { $1 }
    process.standardInput = terminal
    process.standardError = terminal

    let status = try process.runToItsEnd()

    // The terminal's output ends once no process has it open.
    close(number)
    var screen: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(keyboard, &part, part.count), count > 0 { screen += part[..<count] }
    let text = String(decoding: screen, as: UTF8.self)
    #expect(status == 1)
    #expect(text.contains("\u{1B}[1mTest parlour\u{1B}[0m"))
    #expect(text.contains("There is no cone \"nonsense\""))
    // The terminal echoes the answer at some point; the program must not repeat it.
    #expect(text.components(separatedBy: "nonsense").count == 3)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `ends on a signal`(signal: Int32, status: Int32) throws {
    let process = Process()
    process.executableURL = BuiltProgram.folder.appendingPathComponent("scoops")
    process.arguments = ["make", "--no-save"]
    let silence = Pipe()
    let conversation = Pipe()
    process.standardInput = silence
    process.standardError = conversation

    let ended = try process.runToItsEnd { process in
      // After its first output, it waits for an answer.
      _ = conversation.fileHandleForReading.availableData
      kill(process.processIdentifier, signal)
    }

    #expect(ended == status)
  }

  // MARK: Bad input

  @Test func `ends the conversation normally on any input`() throws {
    // A linear congruential generator (Numerical Recipes) makes the noise reproducible.
    var state: UInt32 = 7
    let noise = Data(
      (0..<100_000).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      })
    let path = folder.path + "/noise"
    try noise.write(to: URL(fileURLWithPath: path))

    let visit = try BuiltProgram.run("scoops", [], input: path)
    let maker = try BuiltProgram.run("scoops", ["make"], input: path)

    // Its answers make no progress.
    #expect(visit.status == 1)
    #expect(visit.output == "")
    #expect(maker.status == 1)
    #expect(!visit.conversation.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `stops reading endless input`() throws {
    #expect(try BuiltProgram.run("scoops", [], input: "/dev/zero").status == 1)
    #expect(try BuiltProgram.shell("yes | scoops make").status == 1)
    #expect(try BuiltProgram.shell("yes '' | scoops make").status == 1)
  }

  @Test(arguments: ["", "[", "\u{FEFF}{}", "\0\0\0", "{\"cones\":", "nonsense"])
  func `reports a bad catalog with a location and a remedy`(text: String) throws {
    let bad = try folder.file("bad.json", text)

    let visit = try BuiltProgram.run("scoops", ["check", bad])

    #expect(visit.status == 1)
    #expect(visit.output.hasPrefix(bad + ":1:"))
    #expect(visit.output.contains("; "))
    #expect(visit.conversation == "")
  }

  @Test func `reports 100,000 open brackets`() throws {
    let bad = try folder.file("bad.json", String(repeating: "[", count: 100_000))

    let visit = try BuiltProgram.run("scoops", ["check", bad])

    #expect(visit.status == 1)
    #expect(visit.output.contains("nested more than 64 levels deep"))
  }

  @Test(arguments: [
    ("/dev/null", ": this is not a regular file"), ("/dev/zero", ": this is not a regular file"),
    ("/", ": this is not a regular file"), ("", ": no such file"),
  ])
  func `reports a catalog that is not a regular file`(path: String, problem: String) throws {
    let visit = try BuiltProgram.run("scoops", ["check", path])

    #expect(visit.status == 1)
    #expect(visit.output.hasPrefix("\(path)\(problem)"))
  }

  @Test(arguments: [
    ("</", ": this is not a regular file"), ("</dev/null", ":1:1: the file is empty"),
    ("</dev/zero", ": the file is larger than 64 MiB"),
    ("<&-", ": the file cannot be read: Bad file descriptor"),
  ])
  func `reports an invalid catalog at standard input`(redirection: String, problem: String)
    throws
  {
    let visit = try BuiltProgram.shell("scoops check - \(redirection)")

    #expect(visit.status == 1)
    #expect(visit.output.hasPrefix("standard input\(problem)"))
  }

  @Test func `makes an ice cream with a name of 1,000 characters`() throws {
    let name = String(repeating: "Long ", count: 199) + "names"
    let catalog = try folder.file(
      "long.json", #"{"cones":["A"],"flavors":["\#(name)"],"toppings":["C"]}"#)

    let visit = try BuiltProgram.run(
      "scoops", ["make", "--catalog", catalog, "--cone", "1", "--flavor", "long", "--topping", "1"])

    #expect(visit.output == "A with \(name) and C\n")
  }
}
