import SwiftReading

/// What is before a declaration on its line, and what each level adds to it.
struct Margin: CustomStringConvertible {
  static let usual = Margin(description: "  ", unit: "  ")

  let description: String
  let unit: String
}

/// A method of a new use case.
struct UseCaseStep {
  var method: String
  var label = ""
  var parameter = ""
  var payload: String?

  var declaration: String {
    guard let payload else { return "func \(method)()" }
    return "func \(method)(\(label == parameter ? label : "\(label) \(parameter)"): \(payload))"
  }

  /// What a double counts its calls with.
  var record: String { method + "Calls" }

  func call(_ argument: String?) -> String {
    "\(method)(\(argument.map { label == "_" ? $0 : "\(label): \($0)" } ?? ""))"
  }
}

/// How a component refers to the next one.
struct ComponentAccess {
  let property: String
  private let isOptional: Bool

  init(of type: ProjectType, in owner: ProjectType, _ project: Project) {
    let found = project.property(of: owner, holding: type)
    property = found?.name ?? type.role?.rawValue ?? "next"
    isOptional =
      found.map { found in
        found.modifiers.contains("weak") || found.variable.type.contains { "?" ~= $0 || "!" ~= $0 }
      } ?? true
  }

  func call(_ step: UseCaseStep, _ argument: String?) -> String {
    "\(property)\(isOptional ? "?" : "").\(step.call(argument))"
  }
}

extension ProjectType.Method {
  var modifiers: Set<String> { source.modifiers(of: member) }

  /// The type of its only parameter, by its parts; empty if that is no type of the scene.
  var payload: [String] {
    guard signature.parameters.count == 1 else { return [] }
    let parts = signature.parameters[0].type.split(separator: ".").map(String.init)
    let isName = parts.allSatisfy { part in
      part.first?.isUppercase ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let endings = ["Request", "Response", "ViewModel"]
    return isName && (parts.count > 1 || endings.contains { parts[0].hasSuffix($0) }) ? parts : []
  }

  /// What is before it on its line.
  var margin: Margin {
    let token = source.tokens[member.tokens.lowerBound]
    let start = token.range.lowerBound
    let margin = source.source.bytes[(start - source.column(of: token) + 1)..<start]
    guard token.isFirst, token.depth > 0, margin.count >= token.depth else { return .usual }
    return Margin(
      description: String(decoding: margin, as: UTF8.self),
      unit: String(decoding: margin.prefix(margin.count / token.depth), as: UTF8.self))
  }
}
