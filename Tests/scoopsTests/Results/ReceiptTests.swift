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
  func `names the catalog`(catalog: String?, receipt: String) {
    #expect(iceCream(flavor: "Vanilla").receipt(catalog: catalog) == receipt)
  }

  @Test(arguments: ["--json", "-", "it's", "Half & half", "1", "Crème"])
  func `parses to the same names`(flavor: String) throws {
    let receipt = iceCream(flavor: flavor).receipt(catalog: nil)

    let words = try BuiltProgram.shell("for word in \(receipt); do echo \"$word\"; done").output
      .split(separator: "\n").map(String.init)

    #expect(try Invocation(Array(words.dropFirst())).values[.flavor] == flavor)
  }

  @Test(arguments: [
    ("Vanilla", "Vanilla"), ("--cone", "--cone"), ("/a/b-c_d.json", "/a/b-c_d.json"), ("", "''"),
    ("Sugar cone", "'Sugar cone'"), ("it's", #"'it'\''s'"#), ("$(rm)", "'$(rm)'"),
    ("a;b|c&d", "'a;b|c&d'"), ("*", "'*'"), ("~", "'~'"), ("#1", "'#1'"), ("é", "'é'"),
    ("'\u{301}", "''\\''\u{301}'"), ("a\nb", #"$'a\x0ab'"#), ("\u{1B}'\\", #"$'\x1b\x27\x5c'"#),
  ])
  func `quotes a word for a shell`(text: String, word: String) {
    #expect(text.shellWord == word)
  }

  private func iceCream(flavor: String) -> DisplayedResult {
    DisplayedResult(
      id: "1", madeAt: "now", cone: "Cup", flavor: flavor, topping: "Cherry", sentence: "")
  }
}
