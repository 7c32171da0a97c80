import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import TerminalMenu
@testable import scoops

/// Tests `--trace`, the log of VIP calls.
struct TraceWriterTests {
  private let catalog = Seeds.catalogFile

  @Test func `writes every call to standard error, numbered and nested`() {
    let terminal = ScriptedTerminal()

    let status = terminal.run(
      "make", "--no-save", "--trace", "--cone", "2", "--flavor", "x", "--catalog", catalog)

    #expect(status == .misused)
    #expect(terminal.output == "")
    let lines = terminal.conversation.split(separator: "\n").map { $0.prefix { $0 != "(" } }
    #expect(
      lines.joined(separator: "\n") == """
        1 view to interactor: loadIceCream  CreateIceCream.LoadIceCream.Request
        1   interactor to presenter: presentIceCream  CreateIceCream.LoadIceCream.Response
        1     presenter to view: displayIceCream  CreateIceCream.LoadIceCream.ViewModel
        2 view to interactor: selectIngredients  CreateIceCream.SelectIngredients.Request
        2   interactor to presenter: presentRefusal  CreateIceCream.Refusal.Response
        2     presenter to view: displayRefusal  CreateIceCream.Refusal.ViewModel
        scoops: --flavor: There is no flavor "x". List them: scoops menu flavors --catalog \(catalog)
        """)
  }

  @Test func `writes one JSON object per line, and only the result to standard output`() throws {
    let terminal = ScriptedTerminal()

    let status = terminal.run(
      "--trace=json", "make", "--no-save", "--cone=2", "--flavor=1", "--topping=2", "--catalog",
      catalog)

    #expect(status == .done)
    #expect(terminal.output == "Paper cup with Vanilla and Cherry\n")
    struct Line: Decodable, Equatable {
      var action: Int
      var depth: Int
      var scene, from, to, method: String
      var payload: String?
    }
    let lines = try terminal.conversation.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.count == 9)
    #expect(lines.map(\.action) == [1, 1, 1, 2, 2, 2, 3, 3, 3])
    #expect(
      lines[3]
        == Line(
          action: 2, depth: 0, scene: "CreateIceCream", from: "view", to: "interactor",
          method: "selectIngredients",
          payload:
            #"CreateIceCream.SelectIngredients.Request(choices: (cone: .given("2"), flavor: .given("1"), topping: .given("2")))"#
        ))
  }

  @Test func `prints above a menu on the same terminal without damaging it`() {
    let (terminal, screen) = ScriptedTerminal.menu(
      ["make", "--no-save", "--trace"], keys: "\rq", size: WindowSize(columns: 400, rows: 30),
      isErrorTerminal: true)

    #expect(screen.screens[1].hasPrefix("Test parlour"))
    let last = screen.seen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(last[0].hasPrefix("2 view to interactor: selectIngredients  CreateIceCream."))
    #expect(last[1].hasPrefix("2   interactor to presenter: presentIngredients  "))
    #expect(last[2].hasPrefix("2     presenter to view: displayIngredients  "))
    #expect(terminal.conversation.hasPrefix("1 view to interactor: loadIceCream"))
    #expect(!terminal.conversation.contains("selectIngredient"))
  }

  @Test func `writes to a file at once, even while a menu is open`() {
    let (terminal, screen) = ScriptedTerminal.menu("make", "--no-save", "--trace", keys: "\rq")

    #expect(terminal.conversation.contains("\n2     presenter to view: displayIngredients"))
    #expect(screen.screens[1].hasPrefix("Test parlour"))
  }

  @Test(arguments: [
    ("--trace=jsn", #"--trace must be text or json, not "jsn". Did you mean json?"#),
    ("--trace=", #"--trace must be text or json, not ""."#),
  ])
  func `refuses an unknown format`(argument: String, message: String) {
    let terminal = ScriptedTerminal()

    #expect(terminal.run(argument, "menu") == .misused)
    #expect(terminal.conversation == "scoops: \(message)\n")
  }
}
