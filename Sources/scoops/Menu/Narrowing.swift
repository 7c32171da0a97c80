import IceCreamDomain

/// A list that is being narrowed to the names that hold what is typed.
struct Narrowing {
  /// What was typed so far.
  private(set) var text = ""
  /// The indices of the options that are left.
  private(set) var matches: [Int32]
  var position = 0
  var top = 0

  /// How long a text can become; no name that somebody looks for is as long.
  static let longest = 200

  private let names: NameIndex

  /// Begins to narrow a list.
  init(_ list: DisplayedList) {
    names = NameIndex(list.options.lazy.map(\.name))
    matches = names.matches("")
  }

  /// Adds to what was typed.
  mutating func type(_ more: String) {
    let more = more.prefix(max(0, Self.longest - text.count))
    text += more
    // An accent may belong to the letter before it, and then the text is another one, not a longer one.
    let isLonger = more.utf8.allSatisfy { $0 < 0x80 }
    matches = isLonger ? names.matches(text, among: matches) : names.matches(text)
    (position, top) = (0, 0)
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
