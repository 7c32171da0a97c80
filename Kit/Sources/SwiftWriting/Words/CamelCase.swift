/// A name such as `ListTeas`, as words.
package struct CamelCase {
  /// The words, as they are written: `["List", "Teas"]`.
  package let words: [String]

  /// Splits a name before each capital letter; capitals that follow each other, such as `URL`, stay together.
  package init(_ name: String) {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let isNew =
        letter.isCapital && index > 0
        && (!letters[index - 1].isCapital
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isNew || index == 0 {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    self.words = words
  }

  /// The name of a method or a property: `listTeas`.
  package var lowercased: String { (words.first?.lowercased() ?? "") + words.dropFirst().joined() }

  /// The words without the first, which is a verb: `Teas`; all words of a verb alone, such as `SignIn`.
  package var noun: String {
    let isVerb = words.count == 1 || words.count == 2 && VerbPhrase.particles.contains(words[1])
    return words.dropFirst(isVerb ? 0 : 1).joined()
  }

  /// The words inside of a sentence: `list teas`, but `image URL`.
  package var inSentence: String {
    words.map { word in
      let isInitialism =
        word.count > 1 && word == word.uppercased() || ["id", "url"].contains(word)
      return isInitialism ? word.uppercased() : word.lowercased()
    }.joined(separator: " ")
  }

  /// The words as the beginning of a sentence: `List teas`.
  package var phrase: String { inSentence.capitalizedFirst }
}

extension Character {
  /// Whether this is a capital letter; for ASCII, without a look into the tables of Unicode.
  fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : isUppercase }
}

extension String {
  /// The text with a capital first.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  package var article: String { "aeiou".contains(first ?? " ") ? "an" : "a" }
  /// Whether the text is a noun that stands for several things, by its last letters.
  package var isPlural: Bool { hasSuffix("s") && !["ss", "us", "is"].contains(where: hasSuffix) }
  /// The text as a noun after its article: `a tea`, but `settings`.
  package var withArticle: String { isPlural ? self : "\(article) \(self)" }
  /// The text with a small letter first, unless it begins with an initialism.
  package var lowercasedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}
