import IceCreamDomain
import Testing

struct IngredientMatchTests {
  private let names = ["Vanilla", "Chocolate", "Chocolate chip", "7", "Crème", "vanilla"]

  @Test(
    arguments: [
      // Exact name.
      ("Vanilla", 0), ("vanilla", 5), ("7", 3),
      // Any case, with white space around it.
      ("CHOCOLATE", 1), ("  chocolate chip\t", 2), ("crème", 4),
      // Number.
      ("1", 0), ("006", 5),
      // Unique prefix.
      ("chocolate c", 2), ("cr", 4),
    ])
  func `matches names, numbers and unique prefixes`(typed: String, index: Int) throws {
    #expect(try IngredientMatch.index(of: typed, in: names) == index)
  }

  @Test(
    arguments: [
      ("0", .outOfRange(number: 0, count: 6)), ("-1", .outOfRange(number: -1, count: 6)),
      ("8", .outOfRange(number: 8, count: 6)),
      ("-9223372036854775808", .outOfRange(number: .min, count: 6)),
      ("choc", .ambiguous(typed: "choc", names: ["Chocolate", "Chocolate chip"])),
      ("chocolat ", .ambiguous(typed: "chocolat", names: ["Chocolate", "Chocolate chip"])),
      ("", .unknown(typed: "", likely: [])), ("   ", .unknown(typed: "", likely: [])),
      ("٣", .unknown(typed: "٣", likely: [])),
      ("99999999999999999999", .unknown(typed: "99999999999999999999", likely: [])),
      ("vanlila", .unknown(typed: "vanlila", likely: ["Vanilla", "vanilla"])),
      ("gravel", .unknown(typed: "gravel", likely: [])),
      (
        String(repeating: "x", count: 10_000),
        .unknown(typed: String(repeating: "x", count: 10_000), likely: [])
      ),
    ] as [(String, IngredientProblem)])
  func `reports why a text matches no ingredient`(typed: String, problem: IngredientProblem) {
    #expect(throws: problem) { try IngredientMatch.index(of: typed, in: names) }
  }

  @Test(
    arguments: [
      ("cup", ["Paper cup"]), ("CUP", ["Paper cup"]), ("co", ["Waffle cone", "Sugar cone"]),
      ("per", []), ("cupp", []), ("bo", []), ("cafe", ["Café latte", "Café mocha"]),
    ] as [(String, [String])])
  func `suggests all names that were likely meant, by a later word or by their spelling`(
    typed: String, likely: [String]
  ) {
    let names = [
      "Paper cup", "Waffle cone", "Sugar cone", "A bowl", "B bowl", "C bowl", "D bowl",
      "Café latte", "Café mocha",
    ]

    #expect(throws: IngredientProblem.unknown(typed: typed, likely: likely)) {
      try IngredientMatch.index(of: typed, in: names)
    }
  }

  @Test func `prefers a name to a number, and a number to a prefix`() throws {
    let names = ["2 scoops", "7up", "1"]

    #expect(try IngredientMatch.index(of: "2", in: names) == 1)
    #expect(throws: IngredientProblem.outOfRange(number: 7, count: 3)) {
      try IngredientMatch.index(of: "7", in: names)
    }
    #expect(try IngredientMatch.index(of: "7u", in: names) == 1)
    #expect(try IngredientMatch.index(of: "1", in: names) == 2)
  }

  @Test func `lists the first few of many names with the same prefix`() {
    let names = (1...1_000).map { "Flavor \($0)" }
    let first = ["Flavor 1", "Flavor 2", "Flavor 3", "Flavor 4", "Flavor 5"]

    #expect(throws: IngredientProblem.ambiguous(typed: "flav", names: first)) {
      try IngredientMatch.index(of: "flav", in: names)
    }
  }

  @Test func `finds every name by its full text`() throws {
    let names = ["1", "2", "-", "Ab", "AB", "ab", "abc", "2 "]
    for (index, name) in names.dropLast().enumerated() {
      #expect(try IngredientMatch.index(of: name, in: names) == index)
    }
  }
}
