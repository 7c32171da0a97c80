import PlainText

/// How an ingredient is chosen.
public enum IngredientChoice: Equatable, Sendable {
  /// By its index in the list, from 0.
  case index(Int)
  /// By a typed text: a name, the beginning of one or of its words, or a number from 1.
  case typed(String)
  /// By a text that was typed before the first question, such as an option. It may come before its turn.
  case given(String)
  /// At random.
  case random
  /// None. It may come before its turn, too.
  case cleared

  /// Whether the earlier kinds must be chosen first.
  var hasTurn: Bool {
    switch self {
    case .index, .typed, .random: true
    case .given, .cleared: false
    }
  }
}

/// Finds the ingredient that is meant by a choice.
public enum IngredientMatch {
  /// Returns the index of the chosen ingredient; `nil` for none.
  ///
  /// - Throws: `IngredientProblem` if there is no such ingredient.
  static func index(
    of choice: IngredientChoice, in names: [String], using random: inout any RandomNumberGenerator
  ) throws(IngredientProblem) -> Int? {
    switch choice {
    case .cleared: return nil
    case .typed(let text), .given(let text): return try index(of: text, in: names)
    case .random:
      guard let index = names.indices.randomElement(using: &random) else {
        throw .outOfRange(number: 1, count: 0)
      }
      return index
    case .index(let index):
      guard names.indices.contains(index) else {
        throw .outOfRange(number: index < .max ? index + 1 : index, count: names.count)
      }
      return index
    }
  }

  /// Returns the index of the ingredient that matches a text: by exact name, by name in any case, by name
  /// without accents, by number from 1, by unique prefix, or by the beginnings of its words, in this order.
  ///
  /// - Parameters:
  ///   - typed: The text; white space around it is ignored.
  ///   - names: The names to choose from.
  /// - Throws: `IngredientProblem` if the text matches no name, or several.
  public static func index(
    of typed: String, in names: [String]
  ) throws(IngredientProblem) -> Int {
    // No name is that long, and comparing it could take minutes.
    guard typed.utf8.count <= String.mostBytes else {
      throw .unknown(typed: typed, likely: [])
    }
    let typed = typed.trimmed
    if let index = names.firstIndex(of: typed) { return index }

    let (beginnings, wholes) = typed.namesFolded(in: names)
    let lowercased = typed.lowercased()
    if let index = wholes.first(where: { names[$0].lowercased() == lowercased }) { return index }
    if wholes.count == 1 { return wholes[0] }
    if let number = Int(typed) {
      guard number >= 1, number <= names.count else {
        throw .outOfRange(number: number, count: names.count)
      }
      return number - 1
    }
    if beginnings.count == 1 { return beginnings[0] }
    // The accents in the text can decide.
    let spelled = beginnings.filter { names[$0].lowercased().hasPrefix(lowercased) }
    if spelled.count == 1 { return spelled[0] }
    let words = typed.namesWithWords(in: names)
    let meant = beginnings.isEmpty ? words.beginnings : spelled.isEmpty ? beginnings : spelled
    if meant.count == 1 { return meant[0] }
    guard meant.isEmpty else {
      throw .ambiguous(typed: typed, names: meant.prefix(5).map { names[$0] })
    }
    throw .unknown(
      typed: typed,
      likely: words.others.isEmpty
        ? typed.allClosest(in: names) : words.others.prefix(3).map { names[$0] })
  }

  /// Returns the first name of any kind in which words begin with all words of a text; `nil` if there is none.
  package static func first(
    with typed: String, in names: PerKind<some Sequence<String>>
  ) -> (kind: IngredientKind, name: String)? {
    // One or two letters begin some word by accident.
    guard 3...String.mostBytes ~= typed.utf8.count else { return nil }
    let search = WordSearch(typed)
    for kind in IngredientKind.allCases {
      let name = names[kind].first {
        [.beginning, .wordBeginnings].contains(search.match(in: $0.folded.span))
      }
      if let name { return (kind, name) }
    }
    return nil
  }
}

extension String {
  /// Returns the indices of the names that begin with this text, and of those that are the whole text, whatever
  /// their case and accents; none if the text is empty.
  fileprivate func namesFolded(in names: [String]) -> (beginnings: [Int], wholes: [Int]) {
    let text = folded
    var beginnings: [Int] = []
    var wholes: [Int] = []
    for index in names.indices where !text.isEmpty {
      let name = names[index].folded
      guard name.starts(with: text) else { continue }
      beginnings.append(index)
      if name.count == text.count { wholes.append(index) }
    }
    return (beginnings, wholes)
  }

  /// Returns the indices of the names in which words begin with all words of this text, and of those that contain
  /// them elsewhere; none if the text is empty.
  fileprivate func namesWithWords(in names: [String]) -> (beginnings: [Int], others: [Int]) {
    let search = WordSearch(self)
    var beginnings: [Int] = []
    var others: [Int] = []
    for index in names.indices where !search.isEmpty {
      switch search.match(in: names[index].folded.span) {
      case .beginning, .wordBeginnings: beginnings.append(index)
      case .other: others.append(index)
      case nil: break
      }
    }
    return (beginnings, others)
  }
}
