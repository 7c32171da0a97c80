import PlainText
import StrictJSON

/// How ingredients look by the words of their names, in several languages: `Resources/looks.json`.
struct LookTable {
  /// What some words say.
  struct Entry {
    /// Of these shapes, the first that suits the kind; for colors, that of a topping of which no other word says it.
    var shapes: [Appearance.Shape] = []
    /// The color of a scoop, and that of a sauce or a fruit.
    var colors: [Color] = []
    /// The second color of a scoop with this in it.
    var second: Color?
    /// Whether what follows it is not there.
    var takesAway = false
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
      for entry in member.key == "$schema" ? [] : reader.list(member.value) {
        let words = read(entry, with: &reader)
        if member.key == "shapes" {
          shapeWords.add(words, as: entries.count - 1)
        } else {
          colorWords.add(words, as: entries.count - 1)
        }
      }
    }
    try reader.finish()
  }

  /// Adds an entry, and returns its words.
  private mutating func read(_ value: JSONValue, with reader: inout JSONReader) -> String {
    var (entry, words) = (Entry(), "")
    let keys = ["words", "shapes", "colors", "second", "takesAway"]
    for member in reader.object(value, keys: keys, required: ["words"]) {
      switch member.key {
      case "words": words = reader.label(member.value) ?? ""
      case "takesAway": entry.takesAway = reader.boolean(member.value) ?? false
      case "second": entry.second = reader.color(member.value)
      case "colors": entry.colors = reader.list(member.value).compactMap { reader.color($0) }
      default:
        let known = Appearance.Shape.allCases.map(\.rawValue)
        entry.shapes = reader.list(member.value).compactMap { reader.choice($0, of: known) }
          .compactMap(Appearance.Shape.init)
      }
    }
    entries.append(entry)
    return words
  }

  // MARK: Names

  /// Returns what a name says of the shape, which is not empty, and of the colors, each with the word that says it.
  ///
  /// Of a name's words, the first in the table says the shape, and the first in the name the colors.
  func find(in name: String, _ kind: IngredientKind) -> (
    form: (word: String, shape: Appearance.Shape, second: Color?)?, tint: (word: String, Entry)?
  ) {
    let text = name.lowercased()
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let form = shapeWords.matches(in: words).sorted { $0.index < $1.index }.lazy
      .compactMap { match -> (String, Appearance.Shape, Color?)? in
        let entry = entries[match.index]
        guard let shape = entry.shapes.first(where: kind.shapes.contains),
          shape != .nothing || isAlone(match.word, entry, in: words, of: text)
        else { return nil }
        return (match.word, shape, entry.second)
      }.first
    return (form, colorWords.matches(in: words).first.map { ($0.word, entries[$0.index]) })
  }

  /// Returns whether a word says that there is nothing: "No nuts" does, and "No-bake cookies" does not.
  private func isAlone(
    _ word: String, _ entry: Entry, in words: [Substring], of text: String
  ) -> Bool {
    let rest = words.dropFirst(word.split(separator: " ").count)
    if entry.takesAway {
      return text.drop { !$0.isLetter }.hasPrefix(word + " ") || !word.utf8.allSatisfy { $0 < 0x80 }
    }
    return rest.allSatisfy { ["topping", "toppings", "thanks"].contains($0) }
  }
}

/// Words that stand for indices: whole ones, beginnings such as `schoko*`, ends such as `*sauce`, parts, and phrases.
private struct WordTable {
  private var wholes: [String: Int] = [:]
  private var beginnings: [String: Int] = [:]
  private var ends: [String: Int] = [:]
  private var parts: [(text: String, index: Int)] = []
  private var phrases: [(text: String, index: Int)] = []

  /// Adds words with commas between them.
  mutating func add(_ words: String, as index: Int) {
    for word in words.split(separator: ",") {
      let text = String(word.drop { $0 == " " }).plain
      let plain = text.filter { $0 != "*" }
      switch (text.hasPrefix("*"), text.hasSuffix("*")) {
      case (true, true): parts.append((plain, index))
      case (true, false): ends[plain] = index
      case (false, true): beginnings[plain] = index
      case (false, false) where text.contains(where: { $0 == " " }): phrases.append((text, index))
      case (false, false): wholes[text] = index
      }
    }
  }

  /// Returns the known words of a name, phrases first.
  func matches(in words: [Substring]) -> [(word: String, index: Int)] {
    let text = words.joined(separator: " ").plain
    return phrases.filter { WordSearch($0.text).matches(text) }.map { ($0.text, $0.index) }
      + words.compactMap { word in index(of: String(word).plain).map { (String(word), $0) } }
  }

  private func index(of word: String) -> Int? {
    if let index = wholes[word] ?? plural(word) { return index }
    // The longest says the most: Erdbeer before Beer.
    var start = word
    while start.count > 2 {
      if let index = beginnings[start] { return index }
      start.removeLast()
    }
    var end = Substring(word)
    while end.count > 1 {
      if let index = ends[String(end)] { return index }
      end.removeFirst()
    }
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return parts.first { WordSearch($0.text).matches(word) }?.index
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
