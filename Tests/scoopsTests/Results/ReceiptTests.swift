import IceCreamDomain
import Seeds
import Testing

@testable import scoops

struct ReceiptTests {
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
    let settings = try SavedSeeds.settings(["make"] + options)

    #expect(iceCream(flavor: "Vanilla").receipt(settings: settings) == receipt)
  }

  @Test(arguments: ["--json", "-", "it's", "Half & half", "1", "Crème"])
  func `parses to the same names`(flavor: String) throws {
    let receipt = iceCream(flavor: flavor).receipt(settings: try SavedSeeds.settings([]))

    let words = try BuiltProgram.shell("for word in \(receipt); do echo \"$word\"; done").output
      .split(separator: "\n").map(String.init)

    #expect(try Invocation(Array(words.dropFirst())).values[.flavor] == flavor)
  }

  private func iceCream(flavor: String) -> DisplayedResult {
    DisplayedResult(
      id: "1", madeAt: Seeds.madeAt, cone: "Cup", flavor: flavor, topping: "Cherry", sentence: "")
  }
}
