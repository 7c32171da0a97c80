import PlainText
import StrictJSON

/// How ingredients look by the words of their names, in several languages: `Resources/looks.json`.
struct LookTable {
  /// What some words say.
  struct Entry {
    /// Shapes, of which the first that suits the kind is meant; those of colors count if no other word says one.
    var shapes: [Appearance.Shape] = []
    /// The color of a scoop, and that of a sauce or a fruit.
    var colors: [Color] = []
    /// The second color of a scoop with this in it.
    var second: Color?
    /// Whether what follows it is not there.
    var takesAway = false

    /// Returns the first shape that suits a kind.
    func shape(of kind: IngredientKind) -> Appearance.Shape? {
      shapes.first(where: kind.shapes.contains)
    }
  }

  private var entries: [Entry] = []
  private var shapeWords = WordTable()
  private var colorWords = WordTable()

  /// The table that is built in.
  static let builtIn = (try? LookTable(json: PackageResources.looks_json)) ?? LookTable()

  private init() {}

  /// Reads a table.
  ///
  /// - Throws: `JSONError` with all faults, if there are any.
  init(json: [UInt8]) throws(JSONError) {
    var reader = JSONReader(json)
    let keys = ["$schema", "shapes", "colors"]
    for member in reader.object(reader.root, keys: keys, required: keys) {
      switch member.key {
      case "shapes": shapeWords = read(member.value, with: &reader)
      case "colors": colorWords = read(member.value, with: &reader)
      default: break
      }
    }
    try reader.finish()
  }

  /// Adds a list of entries, and returns their words.
  private mutating func read(_ list: JSONValue, with reader: inout JSONReader) -> WordTable {
    var table = WordTable()
    let keys = ["words", "shapes", "colors", "second", "takesAway"]
    let shapes = Appearance.Shape.allCases.map(\.rawValue)
    for value in reader.list(list) {
      var entry = Entry()
      for member in reader.object(value, keys: keys, required: ["words"]) {
        switch member.key {
        case "words": table.add(reader.label(member.value) ?? "", as: entries.count)
        case "takesAway": entry.takesAway = reader.boolean(member.value) ?? false
        case "second": entry.second = reader.color(member.value)
        case "colors": entry.colors = reader.list(member.value).compactMap { reader.color($0) }
        default:
          entry.shapes = reader.list(member.value).compactMap { reader.choice($0, of: shapes) }
            .compactMap(Appearance.Shape.init)
        }
      }
      entries.append(entry)
    }
    return table
  }

  // MARK: Names

  /// Returns what a name says of the shape and of the colors.
  ///
  /// Of a name's words, the first in the table says the shape, and the first in the name the colors.
  func find(in name: String, _ kind: IngredientKind) -> (form: Entry?, tint: Entry?) {
    let text = name.lowercased()
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let form = shapeWords.matches(in: words).sorted { $0.index < $1.index }.first { match in
      let entry = entries[match.index]
      return entry.shape(of: kind).map {
        $0 != .nothing || isAlone(match.word, entry, in: words, of: text)
      } == true
    }
    let tint = colorWords.matches(in: words).first
    return (form.map { entries[$0.index] }, tint.map { entries[$0.index] })
  }

  /// Returns whether a word says that there is nothing: "No nuts" does, and "No-bake cookies" does not.
  private func isAlone(
    _ word: String, _ entry: Entry, in words: [Substring], of text: String
  ) -> Bool {
    let rest = words.dropFirst(word.split(separator: " ").count)
    if entry.takesAway {
      let isFirst = (text + " ").drop { !$0.isLetter }.hasPrefix(word + " ")
      return isFirst || !word.utf8.allSatisfy { $0 < 0x80 }
    }
    return rest.allSatisfy { ["topping", "toppings", "thanks"].contains($0) }
  }
}

/// Words that stand for indices: whole ones, beginnings such as `schoko*`, ends such as `*sauce`, and parts of names:
/// phrases, and `*茶*`.
struct WordTable {
  private var wholes: [String: Int] = [:]
  private var beginnings: [String: Int] = [:]
  private var ends: [String: Int] = [:]
  private var parts: [(text: String, search: WordSearch, index: Int)] = []
  /// The number of characters in the longest beginning or end.
  private var longest = 0

  /// Adds words with commas between them.
  mutating func add(_ words: String, as index: Int) {
    for word in words.split(separator: ",") {
      let text = String(word.drop { $0 == " " }).plain
      let plain = text.filter { $0 != "*" }
      switch (text.hasPrefix("*"), text.hasSuffix("*")) {
      case (true, false):
        ends[plain] = index
        longest = max(longest, plain.count)
      case (false, true):
        beginnings[plain] = index
        longest = max(longest, plain.count)
      case (false, false) where !plain.contains(" "): wholes[plain] = index
      default: parts.append((plain, WordSearch(plain), index))
      }
    }
  }

  /// Returns the known words of a name, each once, parts first.
  func matches(in words: [Substring]) -> [(word: String, index: Int)] {
    let text = words.joined(separator: " ").folded
    var known: Set<Substring> = []
    return parts.filter { $0.search.match(in: text.span) != nil }.map { ($0.text, $0.index) }
      + words.filter { known.insert($0).inserted }.compactMap { word in
        index(of: String(word).plain).map { (String(word), $0) }
      }
  }

  private func index(of word: String) -> Int? {
    if let index = wholes[word] ?? plural(word) { return index }
    let affixes = affixes(of: word)
    return affixes.beginnings.lazy.compactMap { beginnings[$0] }.first
      ?? affixes.ends.lazy.compactMap { ends[$0] }.first
  }

  /// Returns the beginnings and ends of a word that the table may have, the longest first.
  ///
  /// The longest says the most: Erdbeer before Beer.
  func affixes(of word: String) -> (beginnings: [String], ends: [String]) {
    let (start, end) = (word.prefix(longest), word.suffix(longest))
    let lengths = (0...start.count).reversed()
    return (lengths.map { String(start.prefix($0)) }, lengths.map { String(end.suffix($0)) })
  }

  /// Returns the index of the word of which another is the plural, such as nuts, dishes or berries.
  private func plural(_ word: String) -> Int? {
    guard word.utf8.count > 3, word.hasSuffix("s") else { return nil }
    return wholes[String(word.dropLast())] ?? wholes[String(word.dropLast(2))]
      ?? wholes[word.dropLast(3) + "y"]
  }
}

extension String {
  /// This text without case and accents.
  fileprivate var plain: String { String(decoding: folded, as: UTF8.self) }
}
