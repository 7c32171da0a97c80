import Seeds
import Testing

@testable import IceCreamDomain
@testable import scoops

struct MakeAgainCommandLineTests {
  @Test(arguments: [
    (44, ["Make it again: scoops make --like w930gn1 -n"]),
    (43, ["Make it again:", "  scoops make --like w930gn1 -n"]),
    (5, ["Make it again:", "  scoops make --like w930gn1 -n"]),
  ])
  func `stays one line, which a terminal wraps`(columns: Int, lines: [String]) {
    #expect(MakeAgainCommandLine.lines("scoops make --like w930gn1 -n", columns: columns) == lines)
  }

  @Test func `names a saved ice cream by its identifier`() throws {
    let settings = try SavedIceCreams.settings(["make", "--book", "b", "--catalog", "c"])

    let command = iceCream(flavor: "Mint", id: "x1").commandAgain(settings)

    #expect(command == "scoops make --catalog c --book b --like x1")
  }

  @Test(arguments: [
    ([], "scoops make --cone Cup --flavor Vanilla --topping Cherry"),
    (["--catalog=-"], "scoops make --catalog - --cone Cup --flavor Vanilla --topping Cherry"),
    (
      ["--catalog=--x.json"],
      "scoops make '--catalog=--x.json' --cone Cup --flavor Vanilla --topping Cherry"
    ),
    (["--catalog=a b"], "scoops make --catalog 'a b' --cone Cup --flavor Vanilla --topping Cherry"),
    (
      ["--book", "my book"],
      "scoops make --book 'my book' --cone Cup --flavor Vanilla --topping Cherry"
    ),
    (["-n", "--book=b"], "scoops make --cone Cup --flavor Vanilla --topping Cherry --no-save"),
  ])
  func `names the catalog and the book of the command line, and does not save if that did not`(
    options: [String], receipt: String
  ) throws {
    let settings = try SavedIceCreams.settings(["make"] + options)

    #expect(iceCream(flavor: "Vanilla").commandAgain(settings) == receipt)
  }

  private func iceCream(flavor: String, id: String? = nil) -> DisplayedResult {
    DisplayedResult(
      id: id, madeAt: Seeds.madeAt, names: PerKind(cone: "Cup", flavor: flavor, topping: "Cherry"),
      sentence: "")
  }
}

extension DisplayedResult {
  /// The command that makes it again, in one line.
  func commandAgain(_ settings: Settings) -> String {
    MakeAgainCommandLine.text(of: self, settings: settings)
  }
}
