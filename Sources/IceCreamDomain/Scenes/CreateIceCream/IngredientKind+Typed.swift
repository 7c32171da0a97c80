extension IngredientKind {
  /// Finds the ingredient that a text stands for.
  ///
  /// - Parameters:
  ///   - text: What somebody typed: a name, its beginning, or a number from 1.
  ///   - names: The names of this kind to choose from.
  /// - Returns: The index of the one that is meant.
  /// - Throws: Why there is no such ingredient, or not only one.
  func index(
    typed text: String, in names: [String]
  ) throws(CreateIceCream.Refusal.Reason) -> Int {
    switch IngredientMatch.find(text, in: names) {
    case .found(let index): return index
    case .outOfRange(let number): throw .outOfRange(self, number: number, count: names.count)
    case .ambiguous(let matches): throw .ambiguous(self, typed: text, names: matches)
    case .unknown(let likely): throw .unknown(self, typed: text, likely: likely)
    }
  }
}
