/// Finds the ice cream that a typed identifier means: a whole one, or the beginning of only one.
struct IceCreamSearch {
  private let id: String
  private let typed: String
  private var exact: SavedIceCream?
  /// The ice cream whose identifier is the text itself: not all identifiers have only lowercase letters.
  private var literal: SavedIceCream?
  /// The oldest ice creams whose identifiers begin with the text.
  private var beginnings: [SavedIceCream] = []

  /// Creates a search; `nil` if no identifier is as long as the text.
  init?(_ id: String) {
    // Comparing longer texts could take minutes.
    guard id.utf8.count <= IngredientKind.longestName else { return nil }
    self.id = id
    typed = IceCreamID.typed(id)
  }

  /// Whether no other ice cream can be the match.
  var isFinished: Bool { literal != nil }

  /// The ice cream, if there is only one.
  var match: SavedIceCream? {
    literal ?? exact ?? (beginnings.count == 1 ? beginnings.first : nil)
  }

  /// The problem if there is no match.
  var problem: IceCreamStoreError.Problem {
    beginnings.isEmpty
      ? .unknownID(id) : .ambiguousID(typed, matches: beginnings.reversed().map(\.id))
  }

  /// Adds an ice cream; the newest comes first.
  mutating func add(_ iceCream: SavedIceCream) {
    if iceCream.id == typed { exact = iceCream }
    if iceCream.id == id { literal = iceCream }
    guard !typed.isEmpty, iceCream.id.hasPrefix(typed) else { return }
    beginnings.append(iceCream)
    if beginnings.count > 5 { beginnings.removeFirst() }
  }
}
