import SwiftReading
import SwiftWriting

/// The places in sources where new names belong, where that is not clear, and what else mentions the old name.
package struct SceneRenaming {
  /// The new texts of the files that change, by their paths.
  package private(set) var texts: [String: String] = [:]
  /// Where it is not clear what a name means, and why.
  package private(set) var unclear: [String] = []
  /// What is left as it is, although it contains the old name: places in the old and in the new texts.
  private var mentions: [(file: String, before: String, after: String)] = []
  package var old: String { names.old }

  private let names: NewNames
  private let references: References

  /// Finds all places of the old names.
  ///
  /// - Parameters:
  ///   - module: The module that declares the scene, whose name can stand before its types.
  ///   - sources: Those of the module, and of what imports it.
  package init(_ names: NewNames, in sources: [NamedSource], module: String, _ index: TypeIndex) {
    self.names = names
    references = References(names, module: module, index)
    for source in sources { findConflicts(in: source) }
    for source in sources { rename(in: source) }
  }

  private mutating func rename(in source: NamedSource) {
    var edits = generatedEdits(in: source)
    for place in source.tokens.indices where source.tokens[place].kind == .word {
      let token = source.tokens[place]
      guard !token.isSentence, let (new, meaning) = references.meaning(ofTokenAt: place, in: source)
      else { continue }
      switch meaning {
      case .own:
        let quoted = token.text.first == "`" ? "`\(new)`" : new
        edits.append((token.range, token.projects ? "$" + new : quoted))
      case .other: break
      case .unclear(let reason): unclear.append("\(source.place(of: place)): \(reason)")
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var (bytes, end): ([UInt8], Int) = ([], 0)
    for edit in edits {
      bytes += source.source.bytes[end..<edit.range.lowerBound]
      bytes += edit.text.utf8
      end = edit.range.upperBound
    }
    bytes += source.source.bytes[end...]
    if !edits.isEmpty { texts[source.file] = String(decoding: bytes, as: UTF8.self) }
    let isNamed =
      names.isScene || source.tokens.contains { names.scene.named.contains($0.plainName) }
    // A generated file is written again.
    guard isNamed, GeneratedFile.header(of: source.source.text.plain) == nil else { return }
    let places = places(in: source, except: Set(edits.map(\.range.lowerBound)))
    var (moved, next, shift): ([Int], Int, Int) = ([], 0, 0)
    for place in places {
      while next < edits.count, edits[next].range.upperBound <= place {
        shift += edits[next].text.utf8.count - edits[next].range.count
        next += 1
      }
      moved.append(place + shift)
    }
    let before = source.source.bytes.positions(of: places)
    for (old, new) in zip(before, bytes.positions(of: moved)) {
      mentions.append((source.file, old, new))
    }
  }

  /// Returns the changes of comments and of names of tests that are as the generator wrote them.
  private func generatedEdits(in source: NamedSource) -> [(range: Range<Int>, text: String)] {
    let file = source.file.split(separator: "/").last.map(String.init) ?? ""
    guard let comments = names.comments, names.scene.newName(ofFile: file, as: "") != nil else {
      return []
    }
    let places = source.source.comments + source.tokens.filter(\.isSentence).map(\.range)
    return places.compactMap { place in
      comments.new(for: String(decoding: source.source.bytes[place], as: UTF8.self))
        .map { (place, $0) }
    }
  }

  /// Reports what already has a new name, so that code would mean something else.
  private mutating func findConflicts(in source: NamedSource) {
    let (types, nested) = (Set(names.types.values), Set(names.nested.values))
    let members = Set(names.methods.values).union(names.properties.values)
    for place in source.tokens.indices where source.tokens[place].kind == .word {
      let name = source.tokens[place].plainName
      let isTaken =
        types.contains(name)
        || nested.union(members).contains(name) && references.isInScene(place, of: source)
          && (members.contains(name) ? !references.isLabel(place, in: source) : true)
      if isTaken { unclear.append("\(source.place(of: place)): \(name) already means something") }
    }
  }

  /// Returns where a source has the old name, except what changes.
  private func places(in source: NamedSource, except changed: Set<Int>) -> [Int] {
    var places: [Int] = []
    var texts = source.source.comments.filter { !changed.contains($0.lowerBound) }
    for token in source.tokens {
      if token.kind == .word, !changed.contains(token.range.lowerBound) {
        if mentions(token.text) { places.append(token.range.lowerBound) }
      } else if token.kind == .literal {
        texts.append(token.range)
      }
    }
    // The code in a string was looked at as code.
    var isCode = [Bool](repeating: false, count: source.source.bytes.count)
    for tokens in source.source.interpolations {
      for token in tokens where token.kind != .literal {
        for place in token.range { isCode[place] = true }
      }
    }
    for text in texts {
      places += source.source.bytes.words(in: text).filter { word in
        !isCode[word.lowerBound]
          && mentions(String(decoding: source.source.bytes[word], as: UTF8.self))
      }.map(\.lowerBound)
    }
    return Set(places).sorted()
  }

  /// Returns the remaining mentions, with their lines and columns before or after the change.
  package func mentions(isBefore: Bool) -> [(file: String, text: String)] {
    mentions.map { ($0.file, "\(isBefore ? $0.before : $0.after): mentions \"\(old)\"") }
  }

  /// Returns the lines and columns of mentions in a text that is not Swift.
  package func mentions(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let places = bytes.words(in: bytes.indices).filter { word in
      mentions(String(decoding: bytes[word], as: UTF8.self))
    }.map(\.lowerBound)
    return bytes.positions(of: places).map { "\($0): mentions \"\(old)\"" }
  }

  /// Returns whether a name or a text has the words of the old name.
  package func mentions(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
      .flatMap { CamelCase(String($0)).words }.map { $0.lowercased() }
    return words.indices.contains { words[$0...].starts(with: names.words) }
  }
}

extension [UInt8] {
  /// Returns the lines and columns, from 1, of places that follow each other.
  fileprivate func positions(of places: [Int]) -> [String] {
    var (line, start, end) = (1, 0, 0)
    return places.map { place in
      for index in end..<place where self[index] == UInt8(ascii: "\n") {
        (line, start) = (line + 1, index + 1)
      }
      end = place
      return "\(line):\(place - start + 1)"
    }
  }

  /// Returns the places of names and of words in a text.
  fileprivate func words(in text: Range<Int>) -> [Range<Int>] {
    func isOfWord(_ byte: UInt8) -> Bool {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
      default: false
      }
    }
    var (found, place) = ([Range<Int>](), text.lowerBound)
    while place < text.upperBound {
      let end = self[place..<text.upperBound].firstIndex { !isOfWord($0) } ?? text.upperBound
      if end > place { found.append(place..<end) }
      place = end + 1
    }
    return found
  }
}
