import Foundation
import Seeds
import Testing

@testable import TerminalDoubles

/// Tests the menu with terminals of different capabilities, and with options and variables.
@Suite(.timeLimit(.minutes(2)))
struct MenuAbilitiesTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  @Test(arguments: ["xterm", "vt100", "screen", "tmux-256color", "linux", "something-else"])
  func `is painted regardless of the terminal's name`(name: String) throws {
    let session = try MenuSession(["--catalog", catalog], ["TERM": name])
    // A VT100 has no colors.
    session.expect(name == "vt100" ? "❯ 1  Sugar cone" : "❯ 1  ▼ Sugar cone")

    session.send("q")

    session.expectEnd(0, leaving: "")
  }

  @Test(
    arguments: [
      (["--color", "never"], [:], false), (["--color=never"], ["CLICOLOR_FORCE": "1"], false),
      ([], ["NO_COLOR": "1"], true), ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true),
      ([], ["TERM": "vt100"], true),
    ] as [([String], [String: String], Bool)])
  func `uses no color, and other styles unless they are off, too`(
    arguments: [String], environment: [String: String], hasStyles: Bool
  ) throws {
    let session = try MenuSession(["--catalog", catalog] + arguments, environment)
    session.expect("❯ 1  Sugar cone")
    session.go(["2": "Which flavor?", "\u{1B}[B": "❯ 2  Chocolate"])

    session.send("q")

    session.expectEnd(0, leaving: MenuSession.left(with: "Paper cup"))
    let text = String(decoding: session.terminal.received, as: UTF8.self)
    let styles = text.matches(of: /\u{1B}\[([0-9;]*)m/).map(\.output.1)
    let numbers = Set(styles.joined(separator: ";").split(separator: ";").compactMap { Int($0) })
    // The reset at the end is always sent, for the next program.
    #expect(styles.last == "0")
    // Bold, faint, underlined and inverse text, and their ends.
    #expect(numbers.isSubset(of: hasStyles ? [0, 1, 2, 4, 7, 22, 24, 27] : [0]))
    #expect(numbers.isSuperset(of: hasStyles ? [0, 1, 2] : [0]))
  }

  @Test(
    arguments: [
      (["--color", "always"], ["NO_COLOR": "1"], 3), ([], ["CLICOLOR_FORCE": "1"], 3),
      ([], [:], 3), ([], ["TERM": "xterm"], 1), ([], ["COLORTERM": "truecolor"], 5),
    ] as [([String], [String: String], Int)])
  func `uses as many colors as requested and supported`(
    arguments: [String], environment: [String: String], numbers: Int
  ) throws {
    let session = try MenuSession(["--catalog", catalog] + arguments, environment)
    session.expect("❯ 1  ▼ Sugar cone")
    session.expect("q leave")

    // SGR selects one of 16 colors by one number, one of 256 by three, and any by five.
    let cells = session.screen.cells.joined()
    let colors = [
      cells.filter { "▼■".contains($0.text) }, cells.filter { "▀▄█".contains($0.text) },
    ]
    .map { Set($0.map { $0.style.foreground?.split(separator: ";").count }) }
    #expect(colors == [[numbers], [numbers]], "of the signs, and of the picture")
  }

  @Test func `wraps each repaint in a synchronized update`() throws {
    let session = try MenuSession(["--catalog", catalog])
    session.go(["": "❯ 1", "j": "❯ 2", "2": "Which flavor?"])

    session.send("q")

    session.expectEnd(0, leaving: MenuSession.left(with: "Paper cup"))
    let text = String(decoding: session.terminal.received, as: UTF8.self)
    let marks = text.matches(of: /\u{1B}\[\?2026([hl])/).map(\.output.1).joined()
    #expect(marks == "hlhlhl")
  }

  @Test(arguments: [["LANG": "C"], ["LANG": nil], ["LC_ALL": "POSIX"]])
  func `is drawn in ASCII without Unicode`(changes: [String: String?]) throws {
    let odd = try folder.file(
      "odd.json", #"{"cones":["Gaufrette à la crème","Cup"],"flavors":["🍦"],"toppings":["T"]}"#)
    let session = try MenuSession(["make", "--catalog", odd], changes)
    session.expect("> 1  # Gaufrette ? la cr?me")

    session.go(["?": "Ctrl-C", "q": "> 1", "2": "Choose a flavor"])
    session.send("q")

    session.expectEnd(1, leaving: MenuSession.left(with: "Cup"))
    #expect(session.terminal.received.allSatisfy { $0 < 0x80 })
  }

  @Test func `keeps each line in its row if the terminal counts an emoji wider`() throws {
    let family = String(repeating: "👩‍👩‍👧", count: 30)
    let wide = try folder.file(
      "wide.json", #"{"cones":["\#(family) 1","\#(family) 2"],"flavors":["F"],"toppings":["T"]}"#)
    let session = try MenuSession(["--catalog", wide], joinsEmoji: false)

    session.go(["": "q leave", "j": "❯ 2"])
    let lines = session.screen.lines
    #expect(lines.first { !$0.isEmpty } == "Scoops")
    #expect(lines.filter { $0.hasPrefix("❯ ") }.count == 1)
    #expect(
      lines.firstIndex { $0.hasPrefix("  1 ") }.map { lines[$0 + 1].hasPrefix("❯ 2 ") } == true)
    #expect(lines.filter { $0.contains("Scoops") }.count == 1)
    session.send("q")

    session.expectEnd(0, leaving: "")
  }

  @Test func `wraps messages printed above it`() throws {
    let session = try MenuSession(["--trace=json", "--catalog", catalog])
    session.go(["": "q leave", "1": "▸ Flavor"])
    #expect(!session.screen.privateModes.contains(7))
    session.send("q")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expectTerminalAsBefore()
    // A crossing is far longer than a row, and must be complete.
    let text = session.transcript.replacing("\n", with: "")
    let crossings = text.components(separatedBy: #"{"action":"#).count
    #expect(crossings > 3)
    #expect(text.components(separatedBy: #")"}"#).count == crossings)
  }

  @Test func `assumes 80 by 24 for a window of unknown size`() throws {
    let usual = try MenuSession(["--catalog", catalog])
    usual.expect("q leave")
    let session = try MenuSession()
    session.terminal.resize(columns: 0, rows: 0)
    try session.start(
      [BuiltProgram.folder.appendingPathComponent("scoops").path, "--catalog", catalog])

    session.expectScreen(usual.screen.text)
  }
}
