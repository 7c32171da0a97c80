import PlainText

/// A line typed into a shell, as far as a session may use the shell's language.
struct SessionCommand {
  /// Variables that are set for this command only.
  var variables: [String: String] = [:]
  /// The words of the tool's command line, without its name; `nil` if the line does not run the tool.
  var arguments: [String]?
  /// The lines that another program pipes to it; `nil` if it reads from the terminal.
  var input: [String]?
  /// The rest of a pipe, which reads what the tool prints.
  var filter: String?
  /// Whether messages go to standard output, too.
  var mergesStreams = false

  /// Reads a line such as `NO_COLOR=1 scoops list | head -n 1` or `printf '%s\n' 1 | scoops make 2>&1`.
  init(_ line: String, tool: String) {
    var stages = Self.words(of: line).split(
      separator: Word(text: "|", isOperator: true), omittingEmptySubsequences: false
    ).map(Array.init)
    if stages.count > 1, let words = stages.first?.map(\.text), let command = words.first {
      if command == "printf" { input = Array(words.dropFirst(2)) }
      if command == "yes" { input = Array(repeating: words[1], count: 100) }
      if input != nil { stages.removeFirst() }
    }
    guard var words = stages.first else { return }
    while let word = words.first?.text, let equals = word.firstIndex(of: "="),
      word[..<equals].allSatisfy({ $0.isUppercase || $0 == "_" })
    {
      variables[String(word[..<equals])] = String(word[equals...].dropFirst())
      words.removeFirst()
    }
    if words.suffix(2).first == Word(text: "<", isOperator: true) {
      input = []
      words.removeLast(2)
    }
    if words.last?.text == "2>&1" {
      mergesStreams = true
      words.removeLast()
    }
    guard words.first?.text == tool else { return }
    arguments = words.dropFirst().map(\.text)
    let rest = stages.dropFirst().map { $0.map(\.text.shellWord).joined(separator: " ") }
    filter = rest.isEmpty ? nil : rest.joined(separator: " | ")
  }

  private struct Word: Equatable {
    var text: String
    var isOperator = false
  }

  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        let control = quote == "$" ? ["n": "\n", "e": "\u{1B}"][character] : nil
        word = (word ?? "") + (control ?? String(character))
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote || character == "'" && quote == "$" {
        quote = nil
      } else if quote != nil {
        word?.append(character)
      } else if character == "'" || character == "\"" {
        // $'…' has the escape sequences of C.
        quote = character
        if character == "'", word?.last == "$" {
          word?.removeLast()
          quote = "$"
        }
        word = word ?? ""
      } else if " |<".contains(character) {
        if let whole = word { words.append(Word(text: whole)) }
        word = nil
        if character != " " { words.append(Word(text: String(character), isOperator: true)) }
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return word.map { words + [Word(text: $0)] } ?? words
  }
}
