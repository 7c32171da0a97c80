import Seeds
import Testing

@testable import TestSupport
@testable import scoops

struct CheckCommandTests {
  private let folder = Folder()

  @Test func `accepts the bundled catalog`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check") == .done)

    #expect(
      terminal.output
        == "the built-in catalog: no faults; 6 cones, 14 flavors, 9 toppings\n")
  }

  @Test func `checks every file, and fails if one is invalid`() throws {
    let good = try folder.file("good.json", Seeds.catalog)
    let bad = try folder.file("bad.json", "[]")
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check", bad, "/none", good) == .failed)

    #expect(
      terminal.output == """
        \(bad):1:1: expected an object, found a list at the top level; replace it
        /none: no such file; check the path
        \(good): no faults; 2 cones, 3 flavors, 2 toppings

        """)
    #expect(terminal.conversation == "")
  }

  @Test func `checks the catalog in use if no file is named`() throws {
    let bad = try folder.file("bad.json", "")
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check", environment: ["SCOOPS_CATALOG": bad]) == .failed)

    #expect(terminal.output.hasPrefix("\(bad):1:1: the file is empty"))
  }

  @Test func `prints one JSON object for each file`() throws {
    let good = try folder.file("good.json", Seeds.catalog)
    let bad = try folder.file(
      "bad.json", #"{"cones": ["A"], "flavors": ["B", ""], "topings": ["C"], "toppings": ["C"]}"#)
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check", "--json", good, bad) == .failed)

    #expect(
      terminal.output == #"""
        {"file":"\#(good)","ok":true,"cones":2,"flavors":3,"toppings":2}
        {"file":"\#(bad)","ok":false,"faults":[\#
        {"line":1,"column":35,"path":"flavors[1]","problem":"the string is empty","remedy":"write something, or remove it"},\#
        {"line":1,"column":40,"path":"","problem":"unknown key \"topings\"","remedy":"did you mean \"toppings\"?"}\#
        ],"isCutShort":false}

        """#)
  }

  @Test func `prints no line and no column of a file that is missing`() {
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check", "--json", "/none") == .failed)

    #expect(
      terminal.output
        == #"{"file":"/none","ok":false,"faults":[{"line":null,"column":null,"path":"","#
        + #""problem":"no such file","remedy":"check the path"}],"isCutShort":false}"# + "\n")
  }

  @Test func `says what is guessed of the looks only if asked`() throws {
    let file = try folder.file(
      "own.json",
      ##"""
      {"cones": ["Cup", "Cono"], "flavors": ["Mint"], "toppings": ["None", "Choc sauce", "Panna"],
       "appearance": {"cones": {"Cup": {"color": "#010203"}},
                      "toppings": {"Panna": {"color": "#FFFFFF", "shape": "cream"}}}}
      """##)
    let (plain, verbose, json) = (ScriptedTerminal(), ScriptedTerminal(), ScriptedTerminal())

    #expect(plain.run("check", file) == .done)
    #expect(verbose.run("check", "--verbose", file) == .done)
    #expect(json.run("check", "--verbose", "--json", file) == .done)

    #expect(plain.output == "\(file): no faults; 2 cones, 1 flavor, 3 toppings\n")
    #expect(
      verbose.output == """
        \(file): no faults; 2 cones, 1 flavor, 3 toppings
          cone "Cup": guessed shape cup from "cup"
          cone "Cono": guessed shape cone from "cono", color #D29A5A
          flavor "Mint": guessed shape scoop, color #8FDDB9 from "mint"
          topping "None": guessed shape none from "none"
          topping "Choc sauce": guessed shape sauce from "sauce", color #4E2A14 from "choc"

        """)
    #expect(
      json.output.hasSuffix(
        ##"""
        "toppings":3,"guesses":[{"list":"cones","name":"Cup","shape":"cup","color":null},\##
        {"list":"cones","name":"Cono","shape":"cone","color":["#D29A5A"]},\##
        {"list":"flavors","name":"Mint","shape":"scoop","color":["#8FDDB9"]},\##
        {"list":"toppings","name":"None","shape":"none","color":null},\##
        {"list":"toppings","name":"Choc sauce","shape":"sauce","color":["#4E2A14"]}]}

        """##))
  }

  @Test func `says that there may be more faults than it lists`() throws {
    let bad = try folder.file(
      "bad.json", "{\"cones\": [" + String(repeating: "1,", count: 500) + "1]}")
    let terminal = ScriptedTerminal()
    let json = ScriptedTerminal()

    #expect(terminal.run("check", bad) == .failed)
    #expect(json.run("check", "--json", bad) == .failed)

    let lines = terminal.output.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last?.contains("there may be more faults") == true)
    #expect(json.output.hasSuffix(#"],"isCutShort":true}"# + "\n"))
  }

  @Test func `escapes control sequences in a catalog and its file name`() throws {
    let bad = try folder.file(
      "\u{1B}[2Jbad.json", "{\"cones\": [\"\\u001b[31m\"], \"\u{9B}1m\": 0, \u{1B}")
    let good = try folder.file("\u{1B}[2Jgood.json", Seeds.catalog)
    let terminal = ScriptedTerminal()

    #expect(terminal.run("check", bad, good) == .failed)

    #expect(terminal.output.contains("<U+001B>[2Jbad.json:1:"))
    #expect(terminal.output.contains("<U+001B>[2Jgood.json: no faults"))
    #expect(!terminal.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }
}
