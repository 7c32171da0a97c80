import Foundation
import Testing

/// A Markdown file of the package.
struct MarkdownFile: CustomTestStringConvertible {
  /// A block of code in it.
  struct Block {
    /// What follows the backquotes, such as the language.
    var info: String
    /// The number of its first line, from 1.
    var line: Int
    /// Its contents; each line ends with a line feed.
    var text: String
  }

  let path: String
  let text: String

  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(of: path)
  }

  /// Reads the documentation comments of a Swift file; every other line is empty.
  init(commentsOf path: String) throws {
    self.path = path
    text = try Repository.lines(of: path).map { line in
      let comment = line.drop { $0 == " " }
      return comment.hasPrefix("///")
        ? String(comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3)) : ""
    }.joined(separator: "\n")
  }

  static let all =
    try?
    (["README.md", "Kit/README.md", "Learn/README.md"].map { try MarkdownFile($0) } + articles())

  static func articles() throws -> [MarkdownFile] {
    let pages = try ["Sources", "Kit/Sources"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path).sorted()
        .map { "\(folder)/\($0)/\($0).docc" }
    }
    let folders =
      ["Learn/Learn.docc", "Learn/Learn.docc/Articles", "Learn/Learn.docc/Program"]
      + pages.filter { FileManager.default.fileExists(atPath: Repository.url($0).path) }
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path)
        .filter { $0.hasSuffix(".md") }.sorted().map { try MarkdownFile("\(folder)/\($0)") }
    }
  }

  func blocks(in language: String) -> [Block] { blocks.filter { $0.info == language } }

  /// All blocks of code, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var block: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var open = block {
        if line == "```" {
          blocks.append(open)
          block = nil
        } else {
          open.text += line + "\n"
          block = open
        }
      } else if line.hasPrefix("```") {
        block = Block(info: String(line.dropFirst(3)), line: index + 2, text: "")
      }
    }
    return blocks
  }

  /// The rows of its tables, each with its cells.
  var rows: [(line: Int, cells: [String])] {
    text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      guard line.hasPrefix("|"), !line.hasPrefix("|-") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (index + 1, cells)
    }
  }

  /// The text between backquotes, outside blocks of code.
  var codeWords: [String] {
    prose.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map(\.element)
  }

  /// The text outside blocks of code.
  var prose: String {
    text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map(\.element).joined()
  }
}
