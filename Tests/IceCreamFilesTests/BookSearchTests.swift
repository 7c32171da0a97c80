import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles

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
    for name in names {
      let query = IceCreamQuery(filter: IceCreamFilter(flavor: name))
      #expect(try book.store.fetch(query).total == saved.count { $0.names.flavor == name })
    }
  }
}
