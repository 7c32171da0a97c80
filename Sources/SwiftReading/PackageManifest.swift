/// What a package's manifest says of targets and the plugin does not know, as far as it is literal.
package struct PackageManifest {
  private let tokens: [SwiftToken]

  /// Reads a manifest; one that is not understood says nothing.
  package init(_ text: String) { tokens = (try? SwiftTokenizer.tokens(of: text, file: "")) ?? [] }

  /// Returns the folders and files that a target is compiled from; `nil` if it is its whole folder.
  package func sources(of target: String) -> [String]? {
    argument("sources", of: target).map { list in
      list.filter { $0.kind == .literal }.map { String($0.text.dropFirst().dropLast()) }
    }
  }

  /// Returns whether a target's code belongs to the main actor by default.
  package func isOnMainActor(_ target: String) -> Bool {
    argument("swiftSettings", of: target).map { isOnMainActor($0, known: []) } ?? false
  }

  private func isOnMainActor(_ settings: ArraySlice<SwiftToken>, known: Set<String>) -> Bool {
    settings.indices.contains { index in
      let name = tokens[index].text
      if name == "defaultIsolation" {
        return tokens[index...].dropFirst(2).first.map { "MainActor" ~= $0 } ?? false
      }
      // Settings that targets share are a constant.
      guard !known.contains(name),
        let start = tokens.indices.dropFirst().first(where: {
          tokens[$0].text == name && "let" ~= tokens[$0 - 1]
        })
      else { return false }
      let value = tokens[(start + 1)...].prefix { !["let", "var", "func"].contains($0.text) }
      return isOnMainActor(value, known: known.union([name]))
    }
  }

  /// Returns an argument of the call that declares a target.
  private func argument(_ label: String, of target: String) -> ArraySlice<SwiftToken>? {
    for open in tokens.indices.dropLast(3)
    where "(" ~= tokens[open] && "name" ~= tokens[open + 1]
      && tokens[open + 3].text.moduleName == "\"\(target.moduleName)\""
    {
      let depth = tokens[open].depth + 1
      let call = tokens[(open + 1)...].prefix { $0.depth >= depth }
      if let start = call.indices.dropFirst().first(where: {
        ":" ~= tokens[$0] && tokens[$0].depth == depth && tokens[$0 - 1].text == label
      }) {
        return call[(start + 1)...].prefix { $0.depth > depth || !("," ~= $0) }
      }
    }
    return nil
  }
}

extension String {
  /// The name of the module that a target of this name has.
  package var moduleName: String { String(map { $0 == "-" || $0 == " " ? "_" : $0 }) }
}
