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

  private static let rows: [(String, Bool)] = [
    (marks(30), false), ("\u{301}" + marks(30), true), ("\\u0301" + marks(30), true),
    (marks(30) + "e" + marks(30), false), ("\u{F74}" + marks(30), true),
  ]

  @Test(arguments: rows)
  func `refuses more than 30 combining marks in a row`(marks: String, isRefused: Bool) {
    let text = #"{"cones":["A"],"flavors":["B"],"toppings":["C",\#n  "e\#(marks)"]}"#

    let expected =
      isRefused
      ? ["F:2:3: more than 30 combining marks in a row at toppings[1]; remove some"] : []
    #expect(faults(of: Array(text.utf8)) == expected)
  }

  @Test func `reads 10,000 names of 1,000 bytes with 30 marks in a row`() throws {
    let names = (10_000..<20_000).map {
      #""\#($0)"# + String(repeating: "e" + Self.marks(30), count: 16) + #"""#
    }
    let text = #"{"cones":["A"],"flavors":[\#(names.joined(separator: ","))],"toppings":["C"]}"#
    let bytes = Array(text.utf8)
    var catalog: IceCreamCatalog?

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
