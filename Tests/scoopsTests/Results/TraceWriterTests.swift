import Foundation
import IceCreamDomain
import IceCreamFiles
import Seeds
import StrictJSON
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
        2   interactor to presenter: presentRefusal  CreateIceCream.Refusal.Response.noSuchIngredients
        2     presenter to view: displayRefusal  DisplayedRefusal
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
      var type: String?
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
          method: "selectIngredients", type: "CreateIceCream.SelectIngredients.Request"))
    #expect(
      terminal.conversation.split(separator: "\n")[3].hasSuffix(
        #""payload":{"choices":{"cone":{"given":"2"},"flavor":{"given":"1"},"topping":{"given":"2"}}}}"#
      ))
  }

  @Test(
    arguments: [
      "make -c 2 -f 1 -t 2", "make -c 2 -f x -t 2", "make --random", "make --again",
      "make --like w9", "make --like zz", "make --catalog /", "menu", "list", "list --limit 1",
      "list -f vanilla --sort flavor", "list -f none", "show w9", "show w", "show none",
      "edit w9 -t 1", "edit w9 -t none", "delete w9 zz x9 --yes", "delete zz --yes", "undo --yes",
      "undo", "gallery",
    ], [true, false])
  func `writes every payload of all scenes as JSON`(line: String, isReadable: Bool) throws {
    let book = try TestedBook(saving: [
      Seeds.savedIceCream, .made(1, flavor: "\u{1B}\"\\\u{2028}\u{FFFF}🍦"),
    ])
    try book.write(book.text + "damage\n")
    let terminal = ScriptedTerminal(
      ["y", "q"], store: FileIceCreamStore(path: isReadable ? book.path : book.folder))

    _ = terminal.run(
      ["--trace=json", "--catalog", catalog] + line.split(separator: " ").map(String.init))

    let calls = terminal.conversation.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(!calls.isEmpty)
    for call in calls {
      // Two readers that know nothing of the writer.
      let reader = JSONReader(Array(call.utf8), stringLimit: .max)
      #expect(throws: Never.self, "\(call)") { try reader.finish() }
      let object = try JSONSerialization.jsonObject(with: Data(call.utf8)) as? [String: Any]
      let payload = try #require(object?["payload"])
      // A payload is never a string of Swift.
      #expect((payload as? String)?.contains("(") != true, "\(call)")
      #expect((payload is NSNull) == (object?["type"] is NSNull), "\(call)")
    }
  }

  @Test func `writes values of all types as JSON`() {
    enum Case { case plain, one(Int), labeled(a: Int), two(Int, String?), mixed(Int, b: Bool) }
    struct All {
      var none: Int?
      var list: [Any] = [
        Case.plain, Case.one(1), Case.labeled(a: 2), Case.two(3, nil), Case.mixed(4, b: true),
      ]
      var empty: [Int] = []
      var numbers: [Any] = [
        Int.min, UInt64.max, UInt8(7), 0.5, -1e300, Double.nan, Double.infinity,
      ]
      var pair = (1, "two")
      var named = (a: 1, b: 2)
      var time = Seeds.madeAt
      var color = Color(red: 1, green: 2, blue: 3)
      var nested: Int?? = .some(nil)
      var quoted = "\u{1B}\"\\\n"
    }

    #expect(
      PayloadJSON.text(of: All()) == """
        {"none":null,"list":["plain",{"one":1},{"labeled":{"a":2}},{"two":[3,null]},\
        {"mixed":{"0":4,"b":true}}],"empty":[],\
        "numbers":[-9223372036854775808,18446744073709551615,7,0.5,-1e+300,"nan","inf"],\
        "pair":[1,"two"],"named":{"a":1,"b":2},"time":"2026-11-20T09:05:00Z","color":"#010203",\
        "nested":null,"quoted":"\\u001b\\"\\\\\\u000a"}
        """)
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
