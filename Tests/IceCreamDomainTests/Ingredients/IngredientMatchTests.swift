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
      // Without accents.
      ("creme", 4), ("CREME ", 4), ("Chôcolate", 1),
      // Number.
      ("1", 0), ("006", 5),
      // Unique prefix.
      ("chocolate c", 2), ("cr", 4), ("cre", 4), ("CRÈ", 4),
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
      ("\u{301}", .unknown(typed: "\u{301}", likely: [])),
      (
        String(repeating: "x", count: 10_000),
        .unknown(typed: String(repeating: "x", count: 10_000), likely: [])
      ),
    ] as [(String, IngredientProblem)])
  func `reports why a text matches no ingredient`(typed: String, problem: IngredientProblem) {
    #expect(throws: problem) { try IngredientMatch.index(of: typed, in: names) }
  }

  private let phrases = [
    "Paper cup", "Waffle cone", "Sugar cone", "A bowl", "B bowl", "C bowl", "D bowl",
    "Café latte", "Café mocha", "Crème brûlée",
  ]

  @Test(arguments: [
    ("cup", "Paper cup"), ("CUP", "Paper cup"), ("mocha cafe", "Café mocha"),
    ("brulee", "Crème brûlée"), ("brule cre", "Crème brûlée"), ("caf lat", "Café latte"),
    // It begins a word of one name only, though others contain it.
    ("la", "Café latte"), ("mo", "Café mocha"),
  ])
  func `finds the only name in which a word begins with each typed one`(
    typed: String, name: String
  ) throws {
    let names = phrases + ["Gelato", "Lemon"]

    #expect(try names[IngredientMatch.index(of: typed, in: names)] == name)
  }

  @Test(
    arguments: [
      ("co", ["Waffle cone", "Sugar cone"]), ("CONE", ["Waffle cone", "Sugar cone"]),
      ("bo", ["A bowl", "B bowl", "C bowl", "D bowl"]), ("caf", ["Café latte", "Café mocha"]),
    ] as [(String, [String])])
  func `is ambiguous if words of several names begin with the text`(
    typed: String, names: [String]
  ) {
    #expect(throws: IngredientProblem.ambiguous(typed: typed, names: names)) {
      try IngredientMatch.index(of: typed, in: phrases)
    }
  }

  @Test(
    arguments: [
      ("caf m l", []), ("cupp", []), ("brl", []), ("paperr cup", ["Paper cup"]),
      // The middle of a word does not choose.
      ("per", ["Paper cup"]), ("gar", ["Sugar cone"]), ("owl", ["A bowl", "B bowl", "C bowl"]),
      ("f o", ["Waffle cone", "Café mocha"]), ("af lat", ["Café latte"]),
    ] as [(String, [String])])
  func `suggests all names that were likely meant, by their words or by their spelling`(
    typed: String, likely: [String]
  ) {
    #expect(throws: IngredientProblem.unknown(typed: typed, likely: likely)) {
      try IngredientMatch.index(of: typed, in: phrases)
    }
  }

  @Test(arguments: [
    ("cafe", ["Café", "Cafe latte"], 0), ("cafe", ["Café", "Cafe"], 1),
    ("CAFÉ", ["Cafe", "Café"], 1),
    ("cafe l", ["Café mocha", "Café latte"], 1), ("café", ["Cafe mocha", "Café latte"], 1),
    ("cafe", ["Cafe mocha", "Café latte"], 0),
  ])
  func `lets the accents decide between names that are alike without them`(
    typed: String, names: [String], index: Int
  ) throws {
    #expect(try IngredientMatch.index(of: typed, in: names) == index)
  }

  @Test func `is ambiguous if several names begin with the text when accents are ignored`() {
    let names = ["Café mocha", "Café latte", "Sugar"]

    #expect(
      throws: IngredientProblem.ambiguous(typed: "cafe", names: ["Café mocha", "Café latte"])
    ) {
      try IngredientMatch.index(of: "cafe", in: names)
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
