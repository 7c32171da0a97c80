import PlainText

/// Selects saved ice creams by the names of their ingredients.
public struct IceCreamFilter: Equatable, Sendable {
  /// The exact name of the cone; `nil` accepts any.
  public var cone: String?
  /// The exact name of the flavor; `nil` accepts any.
  public var flavor: String?
  /// The exact name of the topping; `nil` accepts any.
  public var topping: String?
  /// A text, each of whose words must be in one of the three names, in any case, with or without accents.
  public var text: String

  /// Creates a filter; without arguments, one that accepts all ice creams.
  public init(
    cone: String? = nil, flavor: String? = nil, topping: String? = nil, text: String = ""
  ) {
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
    self.text = text
  }

  /// The exact name of one kind of ingredient.
  public subscript(kind: IngredientKind) -> String? {
    get { PerKind(cone: cone, flavor: flavor, topping: topping)[kind] }
    set {
      switch kind {
      case .cone: cone = newValue
      case .flavor: flavor = newValue
      case .topping: topping = newValue
      }
    }
  }

  /// Returns whether an ice cream has all required names, and all words of the text.
  public func accepts(_ iceCream: SavedIceCream) -> Bool {
    var search = IceCreamFilterSearch(self)
    return search.accepts(iceCream)
  }
}

/// Applies a filter to many ice creams; it searches each name only once.
package struct IceCreamFilterSearch {
  /// The maximum number of remembered names, which bounds the memory.
  private static let mostNames = 10_000

  private let filter: IceCreamFilter
  private let search: WordSearch
  private let allWords: WordSearch.Words
  /// The words of the text that were found in each name.
  private var wordsInNames: [String: WordSearch.Words] = [:]

  /// Creates a search.
  package init(_ filter: IceCreamFilter) {
    self.filter = filter
    search = WordSearch(filter.text)
    allWords = search.allWords
  }

  /// Returns whether the filter accepts an ice cream.
  package mutating func accepts(_ iceCream: SavedIceCream) -> Bool {
    guard filter.cone == nil || filter.cone == iceCream.cone,
      filter.flavor == nil || filter.flavor == iceCream.flavor,
      filter.topping == nil || filter.topping == iceCream.topping
    else { return false }
    if allWords.isEmpty { return true }
    return words(in: iceCream.cone).union(words(in: iceCream.flavor))
      .union(words(in: iceCream.topping)) == allWords
  }

  private mutating func words(in name: String) -> WordSearch.Words {
    if let words = wordsInNames[name] { return words }
    let words = search.words(in: name)
    if wordsInNames.count < Self.mostNames { wordsInNames[name] = words }
    return words
  }
}
