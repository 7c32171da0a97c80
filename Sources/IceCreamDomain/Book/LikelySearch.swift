import PlainText

extension IceCreamStore {
  /// Returns what the text of a filter that finds nothing was likely meant to be, with the most similar word of the newest
  /// thousand ice creams for each one that they lack; `nil` if that finds nothing either.
  func likelyText(for filter: IceCreamFilter) throws(IceCreamFetchError) -> String? {
    var query = IceCreamQuery(filter: filter, count: 1_000)
    query.filter.text = ""
    let saved = try fetchPage(query).iceCreams
    let words = Set(
      saved.flatMap { iceCream in
        IngredientKind.allCases.flatMap {
          iceCream.names[$0].split(separator: " ").map(String.init)
        }
      }
    ).sorted()
    let typed = filter.text.split(separator: " ").map(String.init)
    let likely = typed.map { word in
      words.contains { WordSearch(word).matches($0) } ? word : word.closest(in: words) ?? word
    }
    (query.filter.text, query.count) = (likely.joined(separator: " "), 1)
    if likely == typed { return nil }
    return try fetchPage(query).iceCreams.isEmpty ? nil : query.filter.text
  }
}
