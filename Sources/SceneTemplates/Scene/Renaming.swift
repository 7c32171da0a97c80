import SwiftReading

/// New names in the place of others in Swift files, also in their comments, strings and the names of tests.
package struct Renaming {
  /// What a name in the code consists of: `Fetch` and `Teas`, also in `fetchTeasTask`.
  private typealias Words = [String]

  /// Names, also as parts of others.
  private var parts: [(old: Words, new: Words)] = []
  /// Names that are replaced as a whole: `presentTeas`.
  private var wholes: [String: String] = [:]
  /// Texts, as they are generated: `Fetches the teas`.
  private var sentences: [(old: String, new: String)] = []
  /// What strings end with, as samples do: `First name`.
  private var endings: [(old: String, new: String)] = []
  /// The property of a view that holds its state; other things may be called so, too.
  private var store: (old: String, new: String)?
  /// Whether comments and strings stay, which may have the word for something else.
  private var isOfCode = false
  /// Names that contain an old one, and stay.
  private var kept: [Words] = []

  /// Renames a scene.
  package init(scene old: String, to new: String, others: [String]) {
    let (before, after) = (
      SceneNames(SceneDescription(name: old)), SceneNames(SceneDescription(name: new))
    )
    parts = [(CamelCase(old).words, CamelCase(new).words)]
    wholes[before.state] = after.state
    store = (before.store, after.store)
    sentences = [("\"\(CamelCase(old).phrase)\"", "\"\(CamelCase(new).phrase)\"")]
    keep(others)
  }

  /// Renames a use case of a scene, with what follows from it.
  package init(useCase old: String, to new: String, in source: SceneSource) {
    let (scene, names) = (source.description, source.names)
    let index = scene.useCases.firstIndex { $0.name == old } ?? 0
    var renamed = scene.useCases
    renamed[index].name = new
    let (before, after) = (UseCase.all(scene.useCases)[index], UseCase.all(renamed)[index])
    parts = [(CamelCase(old).words, CamelCase(new).words)]
    wholes = [before.present: after.present, before.display: after.display]
    let (from, to) = (VerbPhrase(old), VerbPhrase(new))
    let (spoken, other) = (
      VerbPhrase(spoken: old), VerbPhrase(spoken: new)
    )
    sentences = [
      ("/// \(before.summary).", "/// \(after.summary)."),
      ("/// \(before.summary),", "/// \(after.summary),"),
      ("worker \(from.thirdPerson).", "worker \(to.thirdPerson)."),
      ("ould not \(from.infinitive).", "ould not \(to.infinitive)."),
      ("ould not \(spoken.infinitive).", "ould not \(other.infinitive)."),
      ("\"\(spoken.gerund.capitalizedFirst)…", "\"\(other.gerund.capitalizedFirst)…"),
      ("\"\(before.success).\"", "\"\(after.success).\""),
      ("\(before.phrase)\"", "\(after.phrase)\""),
    ]
    // The first with a verb has it for itself: FetchProgress.
    let verbs = [old, new].map { CamelCase($0).words[0] }
    for suffix in ["Progress", "Failure", "Refusal"]
    where verbs[0] != verbs[1] && names.contains(verbs[0] + suffix)
      && !names.contains(old + suffix)
    {
      let isTaken = names.contains(verbs[1] + suffix)
      let words = CamelCase((isTaken ? new : verbs[1]) + suffix)
      parts.append(([verbs[0], suffix], words.words))
      let sample = CamelCase(verbs[0] + suffix).inSentence
      sentences.append(("\"A \(sample)\"", "\"A \(words.inSentence)\""))
    }
    keep([scene.name] + names.filter { $0 != old })
  }

  /// Renames a field: its name wherever it stands alone in code.
  ///
  /// - Parameter scenes: The scenes that may have it in their payloads; what their views call their states stays.
  package init(field old: String, to new: String, in scenes: [String]) {
    wholes = [old: new]
    isOfCode = true
    let (title, other) = (CamelCase(old).phrase, CamelCase(new).phrase)
    let words = [old, new].map { CamelCase($0).inSentence }
    let samples = words.map { "\"\($0.article.capitalizedFirst) \($0)\"" }
    sentences = [
      ("\"\(title)\"", "\"\(other)\""), ("\"\(title): ", "\"\(other): "),
      (samples[0], samples[1]),
    ]
    endings = DataModel.names.map { ("\($0) \(words[0])\"", "\($0) \(words[1])\"") }
    if scenes.contains(where: { SceneNames(SceneDescription(name: $0)).store == old }) {
      store = (old, old)
    }
  }

  /// Keeps names that contain an old one, such as `ListTeasAgain`.
  private mutating func keep(_ names: [String]) {
    kept += names.map { CamelCase($0).words }.filter { words in
      parts.contains { $0.old != words && words.contains($0.old) }
    }
  }

  /// Returns a text with new names.
  ///
  /// - Parameter isOwn: Whether it is of the scene's own files; elsewhere, only parts of names are replaced.
  package func text(of text: String, isOwn: Bool) -> String {
    if isOfCode { return code(of: text) }
    var text = text
    if isOwn { for (old, new) in sentences { text = text.replacing(old, with: new) } }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(where: \.isOfName) {
      result += rest[..<start]
      let name = rest[start...].prefix(while: \.isOfName)
      rest = rest[name.endIndex...]
      result += isOwn ? new(for: name, after: result, before: rest) : newParts(of: String(name))
    }
    return result + rest
  }

  /// Returns a text with new names in its code, also in interpolations.
  private func code(of text: String) -> String {
    guard let source = try? SwiftSource(text, file: "") else { return text }
    func string(_ range: Range<Int>) -> String {
      String(decoding: source.bytes[range], as: UTF8.self)
    }
    var (result, end) = ("", 0)
    for token in source.tokens {
      result += string(end..<token.range.lowerBound)
      end = token.range.upperBound
      let next = string(end..<min(end + 20, source.bytes.count))
      switch token.kind {
      case .word: result += new(for: token.text[...], after: result, before: next[...])
      case .literal: result += literal(token.text)
      case .mark: result += token.text
      }
    }
    return result + string(end..<source.bytes.count)
  }

  private func literal(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    for (old, new) in sentences where rest.hasPrefix(old) {
      rest = (new + rest.dropFirst(old.count))[...]
    }
    for (old, new) in endings where rest.hasSuffix(old) {
      rest = (rest.dropLast(old.count) + new)[...]
    }
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix("\\(") }) {
      let open = rest.index(start, offsetBy: 2)
      result += rest[..<open]
      var depth = 1
      let inside = rest[open...].prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      result += code(of: String(inside))
      rest = rest[inside.endIndex...]
    }
    return result + rest
  }

  private func new(for name: Substring, after: String, before: Substring) -> String {
    if let store, store.old == name {
      let isStore =
        ["view.", "view?.", "scene."].contains(where: after.hasSuffix)
        || [".update", ".observe", ".state", " = ObservableStore"].contains(where: before.hasPrefix)
          && after.last != "."
      if isStore { return store.new }
    }
    // A member that is called is a method, of whatever has one of that name.
    if isOfCode, after.last == ".", before.first == "(" { return String(name) }
    return wholes[String(name)] ?? newParts(of: String(name))
  }

  private func newParts(of name: String) -> String {
    var words = CamelCase(name).words
    if kept.contains(where: words.contains) { return name }
    for (old, new) in parts {
      var index = 0
      while index + old.count <= words.count {
        guard words[index...].begins(with: old, isFirst: index == 0) else {
          index += 1
          continue
        }
        let isSmall = words[index].first?.isLowercase == true
        var replacement = new
        if isSmall { replacement[0] = replacement[0].lowercased() }
        words.replaceSubrange(index..<index + old.count, with: replacement)
        index += new.count
      }
    }
    return words.joined()
  }
}

extension [String] {
  /// Whether other words are a part of these; the first word may have a small letter.
  fileprivate func contains(_ words: [String]) -> Bool {
    indices.contains { self[$0...].begins(with: words, isFirst: $0 == 0) }
  }
}

extension ArraySlice<String> {
  fileprivate func begins(with words: [String], isFirst: Bool) -> Bool {
    guard count >= words.count, let first else { return false }
    return (first == words[0] || isFirst && first == words[0].lowercased())
      && dropFirst().starts(with: words.dropFirst())
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}
