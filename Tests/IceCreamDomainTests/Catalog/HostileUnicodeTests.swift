import IceCreamDomain
import Testing

/// Comparing texts with many combining marks is slow, so they are refused first.
struct HostileUnicodeTests {
  /// Combining marks in the reverse of their canonical order.
  private static func marks(_ count: Int) -> String {
    String(repeating: "\u{301}", count: count / 2) + String(repeating: "\u{323}", count: count / 2)
  }

  private static let many = marks(300_000)

  @Test(arguments: [
    #"{"cones":["N"],"flavors":["B"],"toppings":["C"]}"#,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C","N","N"]}"#,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"title":"N"}"#,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"prompts":{"cone":"N"}}"#,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"N":1,"N":2}"#,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"appearance":{"cones":{"N":{}}}}"#,
    ##"{"cones":["A"],"flavors":["B"],"toppings":["C"],"appearance":{"cones":{"A":{"shape":"N"}}}}"##,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"$schema":"N"}"#,
    #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"price":["N",{"N":"N"}]}"#,
  ])
  func `refuses 300,000 combining marks anywhere`(text: String) {
    let hostile = text.replacing("N", with: "e" + Self.many)
    var found: [String] = []

    let time = ContinuousClock().measure { found = faults(of: Array(hostile.utf8)) }

    #expect(found.contains { $0.contains("string longer than 1000 bytes") })
    #expect(!found.contains { $0.contains("duplicate") })
    #expect(time < .seconds(5))
  }

  @Test func `reads 10,000 names of 1,000 bytes with marks in the reverse order`() throws {
    let names = (10_000..<20_000).map { #""\#($0)"# + Self.marks(494) + #"""# }
    let text = #"{"cones":["A"],"flavors":[\#(names.joined(separator: ","))],"toppings":["C"]}"#
    let bytes = Array(text.utf8)
    var catalog: IceCream?

    let time = try ContinuousClock().measure {
      catalog = try CatalogReader.read(bytes, file: "F")
    }

    #expect(catalog?.flavors.count == 10_000)
    // On an idle machine: three seconds in a debug build.
    #expect(time < .seconds(20))
  }

  @Test func `does not search for a text longer than any name`() {
    let names = ["e" + Self.marks(480), "Vanilla"]

    let time = ContinuousClock().measure {
      #expect(throws: IngredientProblem.unknown(typed: "e" + Self.many, likely: [])) {
        try IngredientMatch.index(of: "e" + Self.many, in: names)
      }
    }

    #expect(time < .seconds(5))
  }
}
