/// The words of a catalog: what it calls its steps, and how it says an ice cream.
public struct CatalogWords: Equatable, Sendable {
  /// The name of each step.
  public var labels = PerKind(cone: "Cone", flavor: "Flavor", topping: "Topping")
  /// How an ice cream is said in one line.
  public var sentence = IceCreamSentence.usual

  /// Creates the usual words.
  public init() {}
}

/// How an ice cream is said in one line, such as `{cone} with {flavor} and {topping}`.
public struct IceCreamSentence: Equatable, Sendable {
  /// The names in their order, each with the text before it.
  let parts: [Part]
  /// The text after the last name.
  let end: String

  struct Part: Equatable, Sendable {
    var text: String
    let kind: IngredientKind
  }

  /// The sentence of catalogs that have none.
  public static let usual = IceCreamSentence(
    parts: [
      .init(text: "", kind: .cone), .init(text: " with ", kind: .flavor),
      .init(text: " and ", kind: .topping),
    ],
    end: "")

  private init(parts: [Part], end: String) {
    (self.parts, self.end) = (parts, end)
  }

  /// Reads a sentence; one that does not name each kind once makes `nil`.
  ///
  /// - Parameter pattern: The sentence, with `{cone}`, `{flavor}` and `{topping}` in any order.
  public init?(_ pattern: String) {
    var pieces = pattern.split(separator: "{", omittingEmptySubsequences: false)[...]
    var text = String(pieces.popFirst() ?? "")
    var parts: [Part] = []
    for piece in pieces {
      let name = piece.prefix { $0 != "}" }
      guard let kind = IngredientKind(rawValue: String(name)), name.endIndex < piece.endIndex,
        !parts.contains(where: { $0.kind == kind })
      else { return nil }
      parts.append(Part(text: text, kind: kind))
      text = String(piece[name.endIndex...].dropFirst())
    }
    guard parts.count == IngredientKind.allCases.count else { return nil }
    self.init(parts: parts, end: text)
  }
}
