import Testing

@testable import PlainText

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
      ("flav", ["cones", "flavors"], "flavors"), ("foo", ["book", "color"], nil),
      ("creme brule", ["Crème brûlée"], "Crème brûlée"), ("ETE", ["Été"], "Été"),
      ("xy", ["zz"], nil), ("abcd", ["abxy"], nil), ("vanill", ["vanilla", "vanille"], "vanilla"),
    ] as [(String, [String], String?)])
  func `finds the candidate that was likely meant`(
    typed: String, candidates: [String], likely: String?
  ) {
    #expect(typed.closest(in: candidates) == likely)
  }

  @Test func `finds up to three candidates that are equally close`() {
    #expect("vanill".allClosest(in: ["vanilla", "x", "vanille"]) == ["vanilla", "vanille"])
    #expect("ab".allClosest(in: ["abx", "aby", "abz", "abw"]) == ["abx", "aby", "abz"])
    #expect("vanilla".allClosest(in: ["vanille", "vanilla"]) == ["vanilla"])
    #expect("price".allClosest(in: ["cones", "flavors"]) == [])
  }

  @Test func `limits the length and number of compared texts`() {
    let long = String(repeating: "x", count: 41)

    #expect(long.closest(in: [long + "y"]) == nil)
    #expect("abcd".closest(in: Array(repeating: "zzzz", count: 1_000) + ["abcd"]) == nil)
    #expect("abcd".closest(in: Array(repeating: "zzzz", count: 999) + ["abcd"]) == "abcd")
  }

  @Test func `prefers the candidate with the fewest errors`() {
    #expect("vanilla".closest(in: ["vanillas!", "vanillas"]) == "vanillas")
  }
}
