/// The name of a use case as a verb and its object: `SaveOrder` saves the order.
package struct VerbPhrase {
  /// The verb with a small letter first: `save`.
  private let verb: String
  /// What follows the verb, with a space first, if anything does: ` the order`.
  private let object: String
  /// The object without an article: `order`.
  private let noun: String

  package init(_ name: String) {
    let words = CamelCase(name).words
    verb = words.first?.lowercased() ?? ""
    // Of a phrasal verb with an object, as in HandInLoan.
    let isPhrasal = words.count > 2 && Self.particles.contains(words[1])
    let rest = words.dropFirst(isPhrasal ? 2 : 1)
    noun = CamelCase(rest.joined()).inSentence
    let hasArticle = !Self.wordsWithoutArticle.contains(rest.first?.lowercased() ?? "the")
    object =
      (isPhrasal ? " " + words[1].lowercased() : "")
      + (noun.isEmpty ? "" : (hasArticle ? " the " : " ") + noun)
  }

  /// Creates a phrase of a name with the verb that people say.
  package init(spoken name: String) { self.init(Self.spoken(name)) }

  /// Returns the name of a use case with the verb that people say: `LoadOrders` for `FetchOrders`.
  package static func spoken(_ name: String) -> String {
    let words = CamelCase(name).words
    let verb = ["Fetch": "Load", "Get": "Load", "Find": "Search", "Query": "Search"][
      words.first ?? ""]
    return verb.map { ([$0] + words.dropFirst()).joined() } ?? name
  }

  /// What someone can do: `save the order`.
  package var infinitive: String { verb + object }

  /// What someone does: `saves the order`.
  package var thirdPerson: String {
    if ["s", "x", "z", "ch", "sh", "o"].contains(where: verb.hasSuffix) {
      return verb + "es" + object
    }
    if verb.hasSuffix("y"), !Self.isVowel(verb.dropLast().last) {
      return verb.dropLast() + "ies" + object
    }
    return verb + "s" + object
  }

  /// What is under way: `saving the order`.
  package var gerund: String {
    if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" + object }
    if verb.hasSuffix("e"), !["ee", "oe", "ye"].contains(where: verb.hasSuffix) {
      return verb.dropLast() + "ing" + object
    }
    return verb + (doublesItsEnd ? String(verb.suffix(1)) : "") + "ing" + object
  }

  /// What was done, if the verb's participle is known: `the order was saved`.
  package func passive(_ participle: String) -> String {
    "\(object.dropFirst()) \(noun.isPlural ? "were" : "was") \(participle)"
  }

  /// Whether the last letter is doubled: in a single syllable that ends with one vowel and one consonant.
  private var doublesItsEnd: Bool {
    let ends = Array(verb.suffix(3))
    guard ends.count == 3, !Self.isVowel(ends[0]), Self.isVowel(ends[1]), !Self.isVowel(ends[2]),
      !"wxy".contains(ends[2])
    else { return false }
    return verb.count(where: Self.isVowel) == 1 || ["submit", "begin", "refer"].contains(verb)
  }

  private static func isVowel(_ letter: Character?) -> Bool {
    letter.map("aeiou".contains) ?? false
  }

  /// What makes another verb of a verb, as in `SignIn`.
  static let particles = ["In", "Out", "Up", "Down", "On", "Off", "Over", "Back", "Away"]

  /// What follows a verb and has no article.
  package static let wordsWithoutArticle: Set<String> = [
    "again", "all", "any", "as", "at", "away", "back", "by", "down", "each", "every", "for", "from",
    "in", "into", "it", "more", "my", "off", "on", "out", "over", "some", "the", "to", "up", "with",
    "your",
  ]
}
