import IceCreamDomain

/// A list that is being narrowed to the names that hold what is typed.
struct Narrowing {
  /// What was typed so far.
  private(set) var text = ""
  /// The indices of the options that are left.
  private(set) var matches: [Int32]
  var position = 0
  var top = 0

  /// How many bytes a text can have; no name has more.
  static let longest = IngredientKind.longestName

  private let names: NameIndex

  /// Begins to narrow a list.
  init(_ list: DisplayedList) {
    names = NameIndex(list.options.lazy.map(\.name))
    matches = names.matches("")
  }

  /// Adds to what was typed.
  mutating func type(_ more: String) {
    let before = text.utf8.count
    text = Self.longer(text, by: more)
    // An accent may belong to the letter before it, and then the text is another one, not a longer one.
    let isLonger = text.utf8.dropFirst(before).allSatisfy { $0 < 0x80 }
    matches = isLonger ? names.matches(text, among: matches) : names.matches(text)
    (position, top) = (0, 0)
  }

  /// Returns a text with as much of another one behind it as there is room for.
  static func longer(_ text: String, by more: String) -> String {
    var room = longest - text.utf8.count
    let fitting = more.unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    return text + String(fitting)
  }

  /// Takes back the last character.
  mutating func eraseLast() {
    text = String(text.dropLast())
    matches = names.matches(text)
    (position, top) = (0, 0)
  }

  /// Takes back all that was typed.
  mutating func eraseAll() {
    text = ""
    matches = names.matches("")
    (position, top) = (0, 0)
  }
}
