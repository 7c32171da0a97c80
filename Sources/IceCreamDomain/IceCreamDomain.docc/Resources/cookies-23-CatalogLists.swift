import Foundation

/// The lists in a file: on each line a word, a colon, and names with commas between them.
struct CatalogLists {
  private let lines: [Substring]

  /// Reads a file, or is `nil` where that cannot be done.
  init?(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    lines = text.split(separator: "\n")
  }

  /// Returns the names after a word, or `nil` where no line begins with it.
  func names(after word: String) -> [String]? {
    let key = "\(word):"
    guard let line = lines.first(where: { $0.hasPrefix(key) }) else { return nil }
    return line.dropFirst(key.count).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
