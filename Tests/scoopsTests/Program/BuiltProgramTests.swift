import Foundation
import Seeds
import SystemCalls
import Testing

@testable import TestDoubles
@testable import TestSupport

/// Tests the built program as a script uses it.
@Suite(.timeLimit(.minutes(60)))
struct BuiltProgramTests {
  private let folder = Folder()
  private let catalog = Seeds.catalogFile

  // MARK: Streams and statuses

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
        scoops: Standard input contained the catalog, so it has no answers. To skip the \
        questions, use --cone, --flavor and --topping. See: scoops menu

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

  // MARK: Bad input

  @Test func `stops reading endless input`() throws {
    #expect(try BuiltProgram.run("scoops", [], input: "/dev/zero").status == 1)
    #expect(try BuiltProgram.shell("yes | scoops make").status == 1)
    #expect(try BuiltProgram.shell("yes '' | scoops make").status == 1)
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
}
