import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport

/// Finds ice creams by names and identifiers of any form.
struct BookSearchTests {
  private let book = TestedBook()

  @Test func `prefers the literal identifier to matches of the normalized text`() throws {
    let ids = ["101a1", "Lola", "101a2"]
    let text = ids.map { BookFormatTests.handWritten($0) + "\n" }.joined()
    try book.write(text)
    #expect(try book.store.find("Lola").id == "Lola")
    try book.write(text + BookFormatTests.handWritten("101a"))
    #expect(try book.store.find("Lola").id == "Lola")
    #expect(try book.store.find("101A").id == "101a")
  }

  /// Canonically equivalent names (Unicode Standard Annex 15), which Swift compares as equal.
  @Test(arguments: [
    ["Crème", "Cre\u{300}me"], ["Kiwi", "\u{212A}iwi"], ["a;b", "a\u{37E}b"], ["`", "\u{1FEF}"],
    ["Å", "A\u{30A}", "\u{212B}"], ["q\u{323}\u{307}", "q\u{307}\u{323}"],
    ["한", "\u{1112}\u{1161}\u{11AB}"],
  ])
  func `finds a name in all its Unicode forms`(forms: [String]) throws {
    let others = ["Creme", "iwi", "a", "ab", "A", "q", "Ç", "\u{300}", "Vanilla"]
    let names = forms + others
    let saved = names.indices.map { SavedIceCream.made($0, flavor: names[$0]) }
    try book.store.save(all: saved)
    let model = InMemoryIceCreamStore(saved)
    for name in names {
      for order in IceCreamOrder.allCases {
        let query = IceCreamQuery(filter: IceCreamFilter(flavor: name), order: order)
        #expect(try book.store.fetch(query) == model.fetch(query))
        if forms.contains(name) {
          #expect(try book.store.fetch(query).iceCreams.count == forms.count)
        }
      }
    }
  }

  @Test func `sorts non-ASCII names in the same order as the model`() throws {
    var random = FixedNumbers(seed: 7)
    let names = [
      "Åm", "A\u{30A}l", "Az", "Zz", "a", "é", "e\u{301}", "f", "\u{212A}", "K", "L", "~",
    ]
    let saved = (0..<600).map { number in
      SavedIceCream.made(number, flavor: names.randomElement(using: &random) ?? "K")
    }
    let model = InMemoryIceCreamStore(saved)
    try book.store.save(all: saved)
    for count in [1, 10, 100] {
      let query = IceCreamQuery(order: .flavor, count: count)
      #expect(try book.store.fetch(query) == model.fetch(query))
    }
    let query = IceCreamQuery(order: .flavor, count: 77)
    #expect(try book.store.pages(query) == model.pages(query))
  }

  @Test(arguments: [[1], [1, 1, 1, 1_000_000_000], [1_000_000_000, 1, 1, 1, 1, 1, 1, 1]])
  func `finds identifiers with gaps of any size`(gaps: [Int]) throws {
    var seconds = 0
    let saved = (0..<700).map { number in
      seconds += number % 100 < gaps.count ? gaps[number % 100] : 1
      return SavedIceCream.made(seconds, topping: String(repeating: "x", count: number % 90 + 1))
    }
    let store = book.store
    try store.save(all: saved)
    for iceCream in saved { #expect(try store.find(iceCream.id) == iceCream) }
    for number in [0, 77, 699] {
      try store.delete(saved[number].id)
      #expect(store.problem(finding: saved[number].id) == .unknownID(saved[number].id))
    }
  }
}
