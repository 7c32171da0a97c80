import SwiftReading

/// The types that a type in a source names, such as both of `(any A & B.C)?`.
struct TypeReference {
  /// The names, each with what stands before its dots.
  private(set) var names: [[String]] = []
  /// Whether a value is one of these types, an optional or a list of them, and nothing around them.
  private(set) var isPlain = true
  /// Whether it is, or has, a function.
  private(set) var isFunction = false

  /// Reads the tokens of a type, of a list of inherited types, or of an alias.
  init(_ tokens: some Collection<SwiftToken>) {
    var angles = 0
    var continues = false
    for token in tokens {
      if "where" ~= token { break }
      if "->" ~= token { isFunction = true }
      if "<" ~= token { angles += 1 }
      if ">" ~= token { angles -= 1 }
      if angles > 0 || ["->", "<", "@", "inout", "some", "~"].contains(token.text) {
        isPlain = false
        continue
      }
      if token.kind == .word, token.text != "any" {
        if continues, let last = names.indices.last {
          names[last].append(token.text)
        } else {
          names.append([token.text])
        }
      }
      continues = "." ~= token
    }
  }
}
