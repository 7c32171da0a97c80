@testable import SceneTemplates

/// What a source declares, as plain texts: types, requirements, fields of payloads, and the wires between components.
///
/// A type that a payload declares for itself is named, without its fields.
struct SceneDeclarations {
  private(set) var texts: Set<String> = []

  private let tokens: [SwiftToken]
  private var index = 0

  /// Reads a source.
  init(of source: SwiftSource) {
    tokens = source.tokens
    readBody(of: "")
  }

  private static let payloads = ["Request", "Response", "ViewModel"]

  /// Returns the type that a property's value says.
  private static func type(of value: SwiftToken) -> String {
    switch value.text {
    case "true", "false": "Bool"
    case let text where value.kind == .literal: text.hasPrefix("\"") ? "String" : ""
    case let text: Int(text) == nil ? text : "Int"
    }
  }

  /// Reads declarations to the end of a type's body.
  private mutating func readBody(of type: String) {
    var modifiers: Set<String> = []
    let prefix = type.isEmpty ? "" : type + "."
    while index < tokens.count, !("}" ~= tokens[index]) {
      let token = tokens[index]
      index += 1
      switch token.text {
      case "enum", "struct", "class", "protocol", "extension":
        let name = tokens[index].text
        let head = text(until: ["{"], isOneLine: false)
        if token.text != "extension", !modifiers.contains("private") {
          texts.insert("\(token.text) \(prefix)\(head.filter { $0 != " " })")
        }
        let depth = prefix.filter { $0 == "." }.count
        if depth < 2 && token.text != "struct" || Self.payloads.contains(name) {
          index += 1
          readBody(of: prefix + name)
          index += 1
        } else {
          skipBlock()
        }
        modifiers = []
      case "var", "let":
        let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
        var declared = text(until: ["{", "="])
        if !declared.contains(":"), index + 1 < tokens.count {
          declared += ":" + Self.type(of: tokens[index + 1])
        }
        if !isHidden, !type.isEmpty {
          texts.insert("\(modifiers.contains("weak") ? "weak " : "")\(prefix)\(declared)")
        }
        skipValue()
        modifiers = []
      case "func", "init":
        let isRequirement = texts.contains { $0.hasPrefix("protocol \(type):") }
        let declared = (token.text == "init" ? "init" : "") + text(until: ["{"])
        let isConfigurator = declared.hasPrefix("configure(")
        if isRequirement || isConfigurator { texts.insert(prefix + declared) }
        if !isRequirement { readFunction(isConfigurator ? prefix + "configure" : nil) }
        modifiers = []
      default: if token.kind == .word { modifiers.insert(token.text) }
      }
      // Such a setter is not that of the property's getter.
      if index < tokens.count, token.text == "private", "(" ~= tokens[index] {
        modifiers.remove("private")
        index += 3
      }
    }
  }

  /// Returns the text up to a mark, or to the end of the line outside of brackets.
  private mutating func text(until marks: [String], isOneLine: Bool = true) -> String {
    var text = ""
    var depth = 0
    var last: SwiftToken?
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, last != nil,
        marks.contains(token.text) || isOneLine && token.isFirst || "}" ~= token
      {
        break
      }
      if ["(", "[", "<"].contains(token.text) { depth += 1 }
      if [")", "]", ">"].contains(token.text) { depth -= 1 }
      if last?.kind == .word, token.kind == .word { text += " " }
      text += token.text
      last = token
      index += 1
    }
    return text
  }

  /// Skips the initial value or the accessors of a property.
  private mutating func skipValue() {
    guard index < tokens.count else { return }
    if "=" ~= tokens[index] {
      _ = text(until: ["{"])
    }
    if index < tokens.count, "{" ~= tokens[index], !tokens[index].isFirst { skipBlock() }
  }

  /// Skips a function, and reads the wires that a configurator sets, which are assignments.
  private mutating func readFunction(_ name: String?) {
    guard index < tokens.count, "{" ~= tokens[index] else { return }
    let start = index
    skipBlock()
    guard let name else { return }
    for at in start..<index
    where "=" ~= tokens[at] && "." ~= tokens[at - 2] && at + 1 < index {
      let target = tokens[(at - 3)..<at].map(\.text).joined()
      texts.insert("\(name): \(target) = \(tokens[at + 1].text)")
    }
  }

  private mutating func skipBlock() {
    var depth = 0
    repeat {
      if "{" ~= tokens[index] { depth += 1 }
      if "}" ~= tokens[index] { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }
}
