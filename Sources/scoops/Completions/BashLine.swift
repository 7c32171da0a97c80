/// A line of bash up to the cursor, taken apart as bash does.
struct BashLine {
  /// The words as a program gets them; the last one is at the cursor.
  private(set) var words: [String] = []
  /// The quote that is open at the cursor.
  private(set) var quote: Character?
  /// Whether the word at the cursor names a redirection's file.
  private(set) var isRedirected = false
  /// The word at the cursor as typed.
  private var typed: Substring

  init(_ line: String) {
    typed = line[...]
    var rest = line[...]
    var word = ""
    while let character = rest.first {
      let position = rest.startIndex
      rest.removeFirst()
      if character == quote {
        quote = nil
      } else if quote == "'" {
        word.append(character)
      } else if character == "\\" {
        let next = rest.popFirst().map(String.init) ?? ""
        // Between double quotes it stands for itself, except before these.
        word += quote != nil && !["\"", "\\", "$", "`"].contains(next) ? "\\" + next : next
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character.isWhitespace || character == "<" || character == ">" {
        if typed.startIndex < position {
          if !isRedirected { words.append(word) }
          (isRedirected, word) = (false, "")
        }
        typed = rest
        if !character.isWhitespace { isRedirected = true }
      } else {
        word.append(character)
      }
    }
    words.append(word)
  }

  /// Returns what readline inserts for a candidate.
  ///
  /// - Parameters:
  ///   - candidate: The word that the line shall have at the cursor.
  ///   - text: What readline replaces: the end of the word, after a quote or a sign such as `=`.
  func insertion(of candidate: String, replacing text: String) -> String {
    let isEnd = typed.hasSuffix(text)
    let known = isEnd ? BashLine(String(typed.dropLast(text.count))).words.last?.count ?? 0 : 0
    let insertion = candidate.dropFirst(known).map(quoted).joined()
    // Readline does not close a quote after the same sign.
    return insertion + (quote.map { insertion.last == $0 ? String($0) : "" } ?? "")
  }

  private func quoted(_ character: Character) -> String {
    switch (quote, character) {
    case ("'", "'"): "'\\''"
    case ("\"", "!"): "\"'!'\""
    case ("\"", "\\"), ("\"", "\""), ("\"", "$"), ("\"", "`"): "\\\(character)"
    case (nil, _)
    where !character.isLetter && !character.isNumber && !"-_./:=@%+,".contains(character):
      "\\\(character)"
    default: String(character)
    }
  }
}
