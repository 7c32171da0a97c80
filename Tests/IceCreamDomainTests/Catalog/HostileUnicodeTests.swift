import IceCreamDomain
import Testing

@testable import TestSupport

/// Comparing texts with many combining marks is slow, so they are refused first.
struct HostileUnicodeTests {
  /// Combining marks in the reverse of their canonical order.
  private static func marks(_ count: Int) -> String {
    String(repeating: "\u{301}", count: count / 2) + String(repeating: "\u{323}", count: count / 2)
  }

  private static let many = marks(60_000)

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
  func `refuses 60,000 combining marks anywhere, and compares none`(text: String) {
    let hostile = text.replacing("N", with: "e" + Self.many)

    let found = faults(of: Array(hostile.utf8))

    #expect(found.contains { $0.contains("string longer than 1000 bytes") })
    #expect(!found.contains { $0.contains("duplicate") })
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
      ? ["F:2:3: more than 30 combining marks in a row at toppings, entry 2; remove some"] : []
    #expect(faults(of: Array(text.utf8)) == expected)
  }

  /// Returns the processor time for reading 200 names of about 1,000 bytes.
  private func timeToRead(namesOf letters: String) throws -> Double {
    let names = (100..<300).map { #""\#($0)\#(letters)""# }
    let text = #"{"cones":["A"],"flavors":[\#(names.joined(separator: ","))],"toppings":["C"]}"#
    let bytes = Array(text.utf8)
    var flavors: [String] = []
    let time = try processorTime { flavors = try CatalogReader.read(bytes, file: "F").flavors }
    #expect(flavors.count == 200)
    return time
  }

  @Test func `reads names of 1,000 bytes with 30 marks in a row like other names`() throws {
    let control = try timeToRead(namesOf: String(repeating: "é", count: 490))

    let time = try timeToRead(namesOf: String(repeating: "e" + Self.marks(30), count: 16))

    #expect(time < 20 * control)
  }

  @Test func `does not search for a text longer than any name`() {
    let names = ["e" + Self.marks(480), "Vanilla"]
    let (short, long) = ("e" + Self.marks(498), "e" + Self.many)
    var index: Int?
    let control = processorTime { index = try? IngredientMatch.index(of: short, in: names) }

    let time = processorTime { index = try? IngredientMatch.index(of: long, in: names) }

    #expect(index == nil)
    #expect(time < 50 * control)
  }
}
