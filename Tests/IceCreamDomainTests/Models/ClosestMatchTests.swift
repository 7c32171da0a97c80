import Testing

@testable import IceCreamDomain

struct ClosestMatchTests {
  @Test(
    arguments: [
      ("flavours", ["cones", "flavors", "toppings"], "flavors"),
      ("topings", ["cones", "flavors", "toppings"], "toppings"),
      ("mkae", ["make", "menu", "check"], "make"),
      ("MENU", ["make", "menu"], "menu"),
      ("price", ["cones", "flavors", "toppings"], nil),
      ("", ["a"], nil), ("abc", [], nil),
      ("wafl", ["Sugar cone", "Waffle cone"], "Waffle cone"),
      ("flav", ["cones", "flavors"], "flavors"),
      ("xy", ["zz"], nil), ("abcd", ["abxy"], nil), ("vanill", ["vanilla", "vanille"], "vanilla"),
    ] as [(String, [String], String?)])
  func `finds what was likely meant`(typed: String, candidates: [String], likely: String?) {
    #expect(typed.closest(in: candidates) == likely)
  }

  @Test func `prefers the candidate with the fewest slips`() {
    #expect("vanilla".closest(in: ["vanillas!", "vanillas"]) == "vanillas")
  }

  @Test func `looks at the beginning of a very long list only`() {
    let others = Array(repeating: "x", count: 9_999)

    #expect("vanila".closest(in: others + ["vanilla"]) == "vanilla")
    #expect("vanila".closest(in: others + ["y", "vanilla"]) == nil)
  }
}
