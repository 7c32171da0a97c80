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
    guard var settings = argument("swiftSettings", of: target) else { return false }
    // Settings that targets share are constants.
    let constants = Dictionary(
      tokens.indices.dropLast(2).filter { "let" ~= tokens[$0] }.map {
        (tokens[$0 + 1].text, $0 + 2)
      },
      uniquingKeysWith: { first, _ in first })
    var (known, open): (Set<String>, [ArraySlice<SwiftToken>]) = ([], [])
    while true {
      for index in settings.indices where settings[index].kind == .word {
        let name = settings[index].text
        if name == "defaultIsolation" {
          if tokens[index...].dropFirst(2).first.map({ "MainActor" ~= $0 }) ?? false { return true }
        } else if let start = constants[name], known.insert(name).inserted {
          open.append(tokens[start...].prefix { !["let", "var", "func"].contains($0.text) })
        }
      }
      guard let next = open.popLast() else { return false }
      settings = next
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
