import IceCreamDomain
import Testing

@testable import scoops

struct ReceiptTests {
  @Test(arguments: [
    (nil, "scoops make --cone Cup --flavor Vanilla --topping Cherry"),
    ("-", "scoops make --catalog - --cone Cup --flavor Vanilla --topping Cherry"),
    ("--x.json", "scoops make '--catalog=--x.json' --cone Cup --flavor Vanilla --topping Cherry"),
    ("a b", "scoops make --catalog 'a b' --cone Cup --flavor Vanilla --topping Cherry"),
  ])
  func `names the catalog so that it is found again`(catalog: String?, receipt: String) {
    #expect(iceCream(flavor: "Vanilla").receipt(catalog: catalog) == receipt)
  }

  @Test(arguments: ["--json", "-", "it's", "Half & half", "1", "Crème"])
  func `is a command line that names the same again`(flavor: String) throws {
    let receipt = iceCream(flavor: flavor).receipt(catalog: nil)

    let words = try BuiltProgram.shell("for word in \(receipt); do echo \"$word\"; done").output
      .split(separator: "\n").map(String.init)

    #expect(try Invocation(Array(words.dropFirst())).values[.flavor] == flavor)
  }

  private func iceCream(flavor: String) -> DisplayedResult {
    DisplayedResult(
      id: "1", madeAt: "now", cone: "Cup", flavor: flavor, topping: "Cherry", sentence: "")
  }
}
