/// A name such as `ListTeas`, as words.
struct CamelCase {
  /// The words, as they are written: `["List", "Teas"]`.
  let words: [String]

  /// Splits a name before each capital letter; capitals that follow each other, such as `URL`, stay together.
  init(_ name: String) {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let isNew =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase
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
  var lowercased: String { (words.first?.lowercased() ?? "") + words.dropFirst().joined() }

  /// The words without the first, which is a verb: `Teas`; for a single word, the word.
  var noun: String { words.count > 1 ? words.dropFirst().joined() : words.joined() }

  /// The words as the beginning of a sentence: `List teas`.
  var phrase: String {
    let rest = words.dropFirst().map {
      $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased()
    }
    return ([words.first ?? ""] + rest).joined(separator: " ")
  }
}
