import Foundation
import Seeds
import Testing

@testable import TerminalDoubles

/// Tests every key of the menu, as a terminal sends it.
@Suite(.timeLimit(.minutes(2)))
struct MenuKeysTests {
  private let folder: Folder
  private let catalog: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
  }

  // The bundled catalog has six cones, 14 flavors and nine toppings.

  @Test(
    arguments: [
      // Moving.
      ["\u{1B}[B": "❯ 2"], ["\u{1B}OB": "❯ 2"], ["j": "❯ 2"], ["\u{E}": "❯ 2"],
      ["\u{1B}[A": "❯ 6"], ["\u{1B}OA": "❯ 6"], ["k": "❯ 6"], ["\u{10}": "❯ 6"],
      ["\u{1B}[F": "❯ 6"], ["\u{1B}OF": "❯ 6"], ["\u{1B}[4~": "❯ 6"], ["\u{1B}[8~": "❯ 6"],
      ["G": "❯ 6"], ["\u{1B}[6~": "❯ 6"], ["jjjjj": "❯ 6", "jj": "❯ 2"],
      ["G": "❯ 6", "g": "❯ 1"], ["G": "❯ 6", "\u{1B}[H": "❯ 1"],
      ["G": "❯ 6", "\u{1B}OH": "❯ 1"], ["G": "❯ 6", "\u{1B}[1~": "❯ 1"],
      ["G": "❯ 6", "\u{1B}[7~": "❯ 1"], ["G": "❯ 6", "\u{1B}[5~": "❯ 1"],
      ["G": "❯ 6", "\u{1B}[B": "❯ 1", "j": "❯ 2"],
      // Choosing.
      ["3": "✓ Cone     Cake cone"], ["j\r": "✓ Cone     Waffle cone"],
      ["j\n": "✓ Cone     Waffle cone"], ["j ": "✓ Cone     Waffle cone"],
      ["j\u{1B}[C": "✓ Cone     Waffle cone"], ["j\u{1B}OC": "✓ Cone     Waffle cone"],
      ["jl": "✓ Cone     Waffle cone"], ["j\u{1B}OM": "✓ Cone     Waffle cone"],
      ["0": "There is no cone number 0."], ["7": "There is no cone number 7."],
      ["112": "✓ Flavor   Cookies and cream"], ["13": "✓ Flavor   Strawberry"],
      ["11": "Number: 1_", "\u{7F}": "Choose a flavor", "\r": "✓ Flavor   Vanilla"],
      ["119": "There is no flavor number 19."], ["10": "There is no flavor number 0."],
      ["1jj1": "❯  1", "\u{1B}": "❯  3"], ["11": "Number: 1_", "j": "❯  2"],
      ["11\r": "❯ 1  ● Rainbow", "9": "✓ Topping  Wafer"],
      ["11\r": "▸ Topping", "9": "❯ [ DONE ]"],
      // Going back and forward.
      ["1": "▸ Flavor", "\u{1B}[D": "▸ Cone     Sugar cone"],
      ["1": "▸ Flavor", "\u{1B}OD": "▸ Cone     Sugar cone"],
      ["1": "▸ Flavor", "h": "▸ Cone     Sugar cone"],
      ["1": "▸ Flavor", "b": "▸ Cone     Sugar cone"],
      ["1": "▸ Flavor", "\u{1B}[Z": "▸ Cone     Sugar cone"],
      ["1": "▸ Flavor", "h": "▸ Cone     Sugar cone", "\t": "▸ Flavor"],
      ["11\r1": "❯ [ DONE ]", "h": "▸ Topping  Rainbow sprinkles"],
      ["3": "▸ Flavor", "h": "❯ 3  ▮ Cake cone"], ["h": "This is the first step."],
      ["\t": "Choose a cone before a flavor"],
      ["1": "▸ Flavor", "\t": "Choose a flavor before a topping"],
      ["11\r1": "❯ [ DONE ]", "\t": "DONE is the last step. Press Enter to make"],
      [
        "11\r1": "❯ [ DONE ]", "hhh": "▸ Cone",
        "2": "▸ Flavor   Vanilla", "": "✓ Topping  Rainbow sprinkles",
      ],
      // Filtering.
      ["/waf": "Filter: waf_ (1 of 2)", "\r": "✓ Cone     Waffle cone"],
      ["/waf": "Filter: waf_ (1 of 2)", "\u{1B}[B": "❯ 6", "\r": "✓ Cone     Waffle bowl"],
      ["/xyz": "(none of 6 options)", "\r": "Nothing matches. Esc clears the filter."],
      ["/wax": "Filter: wax_", "\u{7F}": "Filter: wa_"], ["/q": "Filter: q_"],
      ["/wa": "Filter: wa_", "\u{15}": "Filter: _"],
      ["/bowl": "Filter: bowl_", "\u{1B}": "Choose a cone or a cup (6 options)"],
      // Help.
      ["?": "Ctrl-P Ctrl-N"], ["?": "Ctrl-P Ctrl-N", "x": "Choose a cone or a cup"],
      ["x": "Press / to filter, or ? for all keys"],
      // A surprise.
      ["1": "▸ Flavor", "r": "❯ [ DONE ]", "u": "▸ Flavor"], ["u": "There is no surprise to undo."],
      ["\u{1B}": "This is the first step. Press q to leave."],
    ] as [KeyValuePairs<String, String>])
  func `does what each key says`(steps: KeyValuePairs<String, String>) throws {
    let session = try MenuSession([])
    session.expect("q leave")

    session.go(steps)
  }

  @Test func `moves by a page in a low window`() throws {
    let session = try MenuSession([], columns: 40, rows: 10)
    session.go(["": "q leave", "1": "(1 of 14)"])

    session.go(["\u{1B}[6~": "(6 of 14)", "\u{1B}[6~": "(11 of 14)", "\u{1B}[5~": "(6 of 14)"])
    session.go(["\u{1B}[5~": "(1 of 14)"])
  }

  @Test(arguments: ["q", "\u{4}"])
  func `leaves a finished ice cream, and goes back with Esc elsewhere`(key: String) throws {
    let session = try MenuSession(["--catalog", catalog])
    session.expect("q leave")
    session.go(["2": "Which flavor?", "\u{1B}": "▸ Cone", "\r": "Which flavor?"])
    session.go(["1": "Choose a topping", "2": "❯ [ DONE ]", "\u{1B}": "▸ Topping"])
    session.go([
      "\t": "❯ [ DONE ]", "\r": "Enter make another", "x": "Press Enter to make another one",
    ])

    session.send(key)

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("You made 1 ice cream.")
    session.expectTerminalAsBefore()
  }
}
