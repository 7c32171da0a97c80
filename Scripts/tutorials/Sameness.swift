import Foundation

/// Declarations that a tutorial claims are the same in the reader's package and in Scoops.
///
/// Each line of the listing names a file of the reader, the file in Scoops, and a declaration in both:
/// `Reader.swift = Shipped.swift: func something(`. Without a declaration, it is the whole file.
/// A declaration ends at the closing brace under its first letter. Declarations within others are
/// named with the outer ones: `enum Outer > func inner(`.
///
/// Both are compared line by line, without indentation, empty lines, documentation comments
/// and the word `public`.
struct Sameness {
  let package: ReaderPackage
  /// The folder of Scoops, with its folders `Sources` and `Tests`.
  let shipped: String

  /// Returns the differences, a sentence each.
  func differences(in text: String) -> [String] {
    text.lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.compactMap(difference)
  }

  private func difference(_ line: String) -> String? {
    guard
      let match = line.wholeMatch(of: /([\w+]+\.swift) = ([\w+]+\.swift)(?:: (.+))?/)
    else { return "this line cannot be read: \(line)" }
    let declaration = match.3.map(String.init) ?? ""
    guard let readers = package.files.first(where: { $0.key.hasSuffix("/" + match.1) })?.value
    else { return "the reader has no \(match.1)" }
    let name = String(match.2)
    guard let shippedText = shippedText(of: name) else { return "Scoops has no \(name)" }

    guard let first = part(declaration, of: readers) else {
      return "\(match.1) has no \(declaration)"
    }
    guard let second = part(declaration, of: shippedText) else {
      return "\(name) of Scoops has no \(declaration)"
    }
    guard first != second else { return nil }
    let (mine, theirs) = zip(first, second).first { $0 != $1 } ?? ("the end", "the end")
    return "\(declaration.isEmpty ? name : declaration) is not the same: the reader has "
      + "\"\(mine)\" where Scoops has \"\(theirs)\""
  }

  private func shippedText(of name: String) -> String? {
    for folder in ["Sources", "Tests"].map({ "\(shipped)/\($0)" }) {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix("/" + name) && !path.contains(".docc/") {
        return try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      }
    }
    return nil
  }

  private func part(_ declaration: String, of text: String) -> [String]? {
    var lines = text.lines.map { $0.replacing("public ", with: "") }.filter {
      !$0.isEmpty && !$0.trimmed.hasPrefix("///")
    }
    for name in declaration.split(separator: " > ") {
      guard let start = lines.firstIndex(where: { $0.trimmed.hasPrefix(name) }) else { return nil }
      let indentation = lines[start].prefix { $0 == " " }
      let isLonger = lines[start].hasSuffix("{") || lines[start].hasSuffix("(")
      let end =
        isLonger ? lines[start...].firstIndex { $0.hasPrefix(indentation + "}") } : start
      guard let end else { return nil }
      lines = Array(lines[start...end])
    }
    return lines.map(\.trimmed)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
