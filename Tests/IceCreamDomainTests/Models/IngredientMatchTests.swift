import IceCreamDomain
import Testing

struct IngredientMatchTests {
  private let names = ["Vanilla", "Chocolate", "Chocolate chip", "7", "Crème", "vanilla"]

  @Test(
    arguments: [
      // As it stands in the list.
      ("Vanilla", .found(0)), ("vanilla", .found(5)), ("7", .found(3)),
      // In any case, and with white space around it.
      ("CHOCOLATE", .found(1)), ("  chocolate chip\t", .found(2)), ("crème", .found(4)),
      // By its number.
      ("1", .found(0)), ("006", .found(5)), ("0", .outOfRange(number: 0)),
      ("-1", .outOfRange(number: -1)), ("8", .outOfRange(number: 8)),
      // By a beginning that only one name has.
      ("chocolate c", .found(2)), ("cr", .found(4)),
      ("choc", .ambiguous(names: ["Chocolate", "Chocolate chip"])),
      // Not at all.
      ("", .unknown(likely: nil)), ("   ", .unknown(likely: nil)), ("٣", .unknown(likely: nil)),
      ("99999999999999999999", .unknown(likely: nil)),
      ("chocolat", .ambiguous(names: ["Chocolate", "Chocolate chip"])),
      ("-9223372036854775808", .outOfRange(number: .min)),
      ("vanlila", .unknown(likely: "Vanilla")), ("gravel", .unknown(likely: nil)),
      (String(repeating: "x", count: 10_000), .unknown(likely: nil)),
    ] as [(String, IngredientMatch)])
  func `finds what was meant`(typed: String, match: IngredientMatch) {
    #expect(IngredientMatch.index(of: typed, in: names) == match)
  }

  @Test(
    arguments: [
      ("cup", "Paper cup"), ("CUP", "Paper cup"), ("co", nil), ("per", nil), ("cupp", nil),
    ] as [(String, String?)])
  func `guesses what only one name has as a later word`(typed: String, likely: String?) {
    let names = ["Paper cup", "Waffle cone", "Sugar cone"]

    #expect(IngredientMatch.index(of: typed, in: names) == .unknown(likely: likely))
  }

  @Test func `takes a number for a number, unless it is a name, but before a beginning`() {
    let names = ["2 scoops", "7up", "1"]

    #expect(IngredientMatch.index(of: "2", in: names) == .found(1))
    #expect(IngredientMatch.index(of: "7", in: names) == .outOfRange(number: 7))
    #expect(IngredientMatch.index(of: "7u", in: names) == .found(1))
    #expect(IngredientMatch.index(of: "1", in: names) == .found(2))
  }

  @Test func `names the first few of very many that begin alike`() {
    let names = (1...1_000).map { "Flavor \($0)" }

    #expect(
      IngredientMatch.index(of: "flav", in: names)
        == .ambiguous(names: ["Flavor 1", "Flavor 2", "Flavor 3", "Flavor 4", "Flavor 5"]))
  }

  @Test func `finds every name by itself`() {
    let names = ["1", "2", "-", "Ab", "AB", "ab", "abc", "2 "]
    for (index, name) in names.dropLast().enumerated() {
      #expect(IngredientMatch.index(of: name, in: names) == .found(index))
    }
  }
}
