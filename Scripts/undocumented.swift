import Foundation

// Prints the public symbols in symbol graphs that lack a doc comment, and fails if there are any.

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }
    struct Comment: Decodable {}
    var pathComponents: [String]
    var accessLevel: String
    var docComment: Comment?
    var location: Location?
  }
  var symbols: [Symbol]
}

var count = 0
var undocumented: [String] = []
for path in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  // Synthesized symbols, such as the == of a struct, have no location.
  for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols {
    guard symbol.accessLevel == "public", let location = symbol.location else { continue }
    count += 1
    if symbol.docComment == nil {
      let file = URL(string: location.uri)?.path ?? location.uri
      let name = symbol.pathComponents.joined(separator: ".")
      undocumented.append("\(file):\(location.position.line + 1): \(name) has no documentation")
    }
  }
}

for line in undocumented { print(line) }
print("\(count) public symbols, \(undocumented.count) without documentation")
exit(count == 0 || !undocumented.isEmpty ? 1 : 0)
