import IceCreamDomain
import PlainText

/// Finds listings in the files that the build compiles.
struct CompiledListing {
  /// The first difference between a listing and the most similar file.
  struct Difference: Equatable, CustomStringConvertible {
    var index: Int
    var shown: String
    var compiled: String
    var place: String

    var description: String { "\"\(shown)\" is shown, and \(place) has \"\(compiled)\"" }
  }

  private let files: [(path: String, lines: [String])]
  /// Where each line stands, without its indentation.
  private var places: [String: [(file: Int, line: Int)]] = [:]

  init(files: [(path: String, lines: [String])]) {
    self.files = files
    for (file, lines) in files.map(\.lines).enumerated() {
      for (line, text) in lines.enumerated() {
        places[text.trimmed, default: []].append((file, line))
      }
    }
  }

  /// Returns how a listing, of consecutive lines at any indentation, differs from all files; `nil` if one has it.
  func difference(of listing: String) -> Difference? {
    let shown = listing.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    var best: Difference?
    for (file, start) in places[shown.first?.trimmed ?? ""] ?? [] {
      let (path, lines) = files[file]
      let indentation = max(0, lines[start].count - (shown.first?.count ?? 0))
      let rest = lines[start...].prefix(shown.count).map { $0.removing(indentation: indentation) }
      let count = zip(shown, rest).prefix { $0 == $1 }.count
      if count == shown.count { return nil }
      if count > best?.index ?? -1 {
        let compiled = count < rest.count ? rest[count] : "nothing more"
        best = Difference(
          index: count, shown: shown[count], compiled: compiled,
          place: "\(path):\(start + count + 1)")
      }
    }
    return best
      ?? Difference(
        index: 0, shown: shown.first ?? "", compiled: "no such line", place: "what is compiled")
  }
}

extension String {
  fileprivate func removing(indentation: Int) -> String {
    prefix(indentation).allSatisfy { $0 == " " } ? String(dropFirst(indentation)) : self
  }
}
