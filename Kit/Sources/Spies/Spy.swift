import PlainText
import SwiftReading
import SwiftWriting

/// A class that conforms to protocols, and records its calls.
package struct Spy {
  /// A method, an initializer or a line such as `#if`.
  private struct Member {
    var head = ""
    var attributes: [String] = []
    var body: [String] = []
    var directive = ""
    /// What cannot be written, and why.
    var left = ""

    var values: TemplateValue {
      [
        "head": .text(head), "attributes": .list(attributes.map { .text($0) }),
        "body": .list(body.map { .text($0) }), "directive": .text(directive), "left": .text(left),
      ]
    }
  }

  /// A property: one that is required, or what a method returns or keeps.
  private struct Value {
    var name: String
    var type: String
    var modifiers = ""
    var value: String?
    /// Whether it has to be given to the initializer.
    var isNeeded: Bool { value == nil }
  }

  /// How many protocols a spy conforms to, with those that they inherit.
  package static let mostProtocols = 100

  /// The templates of spies, by name.
  package static let templates = ["Spy": PackageResources.Spy_mustache]

  private let index: ProtocolIndex
  private let name: String
  private var conformances: [String] = []
  private var attributes: [String] = []
  /// The attributes that the compiler adds.
  private var inferred: Set<String> = []
  private var kind = "final class"
  private var generics: [String] = []
  private var genericNames: Set<String> = []
  private var superclass: String?
  private var cases: [String] = []
  private var isEquatable = true
  private var hasInstanceCalls = false
  private var hasStaticCalls = false
  private var isPublic = false
  private var hasInit = false
  private var values: [Value] = []
  private var members: [Member] = []
  private var caseNames: Set<String> = []
  private var seen: Set<String> = []
  private var imports: [String] = []
  private var valueNames: Set<String> = []
  private var parentCount = 0
  /// The protocol whose requirement is added.
  private var place: ProtocolIndex.Place?
  /// What associated types are, and what others have to meet.
  private var aliases: [String] = []
  private var conditions: [String] = []
  private var numbers: [String: Int] = [:]
  /// The requirements that are left out, or that a test has to prepare, and why.
  package private(set) var left: [String] = []
  /// Whether the spy compiles only after you write what is left out.
  package private(set) var isIncomplete = false

  /// How much work it is to write it, about its lines of code.
  package var size: Int { 10 + members.count + values.count + parentCount / 4 }

  private var isOnActor: Bool { kind == "actor" || !attributes.isEmpty }

  package init(named name: String, of protocols: [ProtocolIndex.Place], in index: ProtocolIndex) {
    (self.name, self.index) = (name, index)
    for place in protocols {
      conformances.append(place.name)
      isPublic = isPublic || place.declaration.modifiers.contains("public")
      add(place)
    }
    if conformances.contains("Sendable"), kind == "actor" || isOnActor {
      conformances.removeAll { $0 == "Sendable" }
    }
  }

  // MARK: Protocols

  /// Adds what a protocol requires, after what it inherits.
  private mutating func add(_ place: ProtocolIndex.Place, isInherited: Bool = false) {
    guard !seen.contains(place.name) else { return }
    guard seen.count < Self.mostProtocols else {
      let reason =
        "It inherits more than \(Self.mostProtocols) protocols, not all of which the spy has."
      if left.last != reason { left.append(reason) }
      isIncomplete = true
      return
    }
    seen.insert(place.name)
    let contents = index.contents(of: place)
    var known = Set(imports)
    imports += contents.imports.filter { known.insert($0).inserted }
    for attribute in contents.attributes
    where attribute != "@objc" && !attributes.contains(attribute) {
      attributes.append(attribute)
      // A class takes over the actor of a protocol that it conforms to by its declaration.
      if !isInherited { inferred.insert(attribute) }
    }
    if contents.attributes.contains("@objc") {
      superclass = superclass ?? "NSObject"
    }
    parentCount += contents.parents.count
    for parent in contents.parents.flatMap(index.meaning) {
      switch parent {
      case "AnyObject", "class", "Self": continue
      case "NSObjectProtocol": superclass = superclass ?? "NSObject"
      case "Actor": kind = "actor"
      case "Sendable":
        if !conformances.contains("@unchecked Sendable") {
          conformances.append("@unchecked Sendable")
        }
      default:
        if let inherited = index.place(named: parent, near: place.source.file) {
          add(inherited, isInherited: true)
        } else if index.isClass(parent) {
          superclass = parent
        } else {
          addForeign(parent)
        }
      }
    }
    addConditions(of: place)
    for requirement in contents.requirements ?? [] {
      self.place = place
      add(requirement, of: place)
    }
  }

  /// Adds what `where` says of associated types: one that is equal to another type is an alias, others are generic.
  private mutating func addConditions(of place: ProtocolIndex.Place) {
    let clause = place.declaration.head.drop { !("where" ~= $0) }.dropFirst()
    for condition in clause.split(whereSeparator: { "," ~= $0 }) {
      let words = condition.filter { $0.kind == .word }.map(\.text)
      guard let name = words.first, name != "Self", !words.contains("Self") else { continue }
      if condition.filter({ "=" ~= $0 }).count == 2,
        let equals = condition.lastIndex(where: { "=" ~= $0 }),
        condition.dropFirst().first.map({ "=" ~= $0 }) ?? false
      {
        let type = condition[equals...].dropFirst().joined
        aliases.append("typealias \(name) = \(index.qualified(type, in: place))")
        generics.removeAll { $0 == name || $0.hasPrefix(name + ":") }
        genericNames.insert(name)
      } else {
        conditions.append(condition.joined)
      }
    }
  }

  /// Adds what the standard library requires.
  private mutating func addForeign(_ parent: String) {
    switch parent {
    case "Equatable", "Hashable":
      if !members.contains(where: { $0.head.hasPrefix("static func ==") }) {
        members.append(
          Member(
            head: "static func == (one: \(name), other: \(name)) -> Bool", body: ["one === other"]))
      }
      if parent == "Hashable" {
        members.append(
          Member(
            head: "func hash(into hasher: inout Hasher)",
            body: ["hasher.combine(ObjectIdentifier(self))"]))
      }
    default:
      left.append("\(parent), which is not in these sources, may require more.")
      isIncomplete = isIncomplete || !["Error", "CustomStringConvertible"].contains(parent)
    }
  }

  // MARK: Requirements

  private mutating func add(_ requirement: SwiftRequirement, of place: ProtocolIndex.Place) {
    let isStatic =
      requirement.modifiers.contains("static") || requirement.modifiers.contains("class")
    func leave(_ reason: String) {
      members.append(Member(left: "\(requirement.text): \(reason)"))
      left.append("\(place.name) requires \(requirement.text.quoted): \(reason)")
      isIncomplete = true
    }
    if isOnActor, requirement.modifiers.contains("nonisolated") {
      return leave("it is not isolated, so the spy cannot record it.")
    }
    switch requirement.kind {
    case .nothing: break
    case .directive: members.append(Member(directive: requirement.text))
    case .type(let name, let constraints):
      guard genericNames.insert(name).inserted else { return }
      let parts = constraints.components(before: " where ")
      generics.append(name + parts.before)
      if let after = parts.after { conditions.append(after) }
    case .property(let name, let type):
      guard !valueNames.contains(name) else { return }
      let type = own(type)
      if isStatic && standardValue(of: type) == nil || index.isNoncopyable(type) {
        valueNames.insert(name)
        members.append(
          Member(
            head: "\(isStatic ? "static " : "")var \(name): \(type)",
            body: stub(name + "Value", type, isStatic, of: name)))
        return
      }
      keep(
        Value(
          name: name, type: type, modifiers: modifiers(isStatic), value: standardValue(of: type)))
    case .initializer(let signature):
      hasInit = true
      let isInherited = superclass != nil && signature.parameters.isEmpty
      members.append(
        Member(
          head: (isInherited ? "override " : "") + head("", signature),
          attributes: requirement.attributes, body: superclass == nil ? [] : ["super.init()"]))
    case .subscripting(let signature, let isSettable):
      let type = own(signature.result ?? "Void")
      let value = unique(signature) + "Result"
      keep(
        Value(
          name: value, type: type, modifiers: modifiers(isStatic), value: standardValue(of: type)))
      members.append(
        Member(
          head: (isStatic ? "static " : "") + head("", signature),
          attributes: requirement.attributes,
          body: isSettable ? ["get { \(value) }", "set { \(value) = newValue }"] : [value]))
    case .method(let signature):
      if let reason = reason(toLeave: signature) { return leave(reason) }
      addMethod(signature, requirement, isStatic: isStatic)
    }
  }

  private mutating func keep(_ value: Value) {
    valueNames.insert(value.name)
    values.append(value)
  }

  private func reason(toLeave signature: SwiftSignature) -> String? {
    if signature.name.first.map({ !$0.isLetter && $0 != "_" && $0 != "`" }) ?? true {
      return "it is an operator."
    }
    return nil
  }

  private mutating func addMethod(
    _ required: SwiftSignature, _ requirement: SwiftRequirement, isStatic: Bool
  ) {
    var signature = required
    // Nothing makes another `Self`, but a final class is its own.
    if isStatic, signature.result == "Self" { signature.result = name }
    let caseName = unique(signature)
    let bare = caseName.filter { $0 != "`" }
    var member = Member(
      head: (isStatic ? "static " : "") + head("func ", signature),
      attributes: requirement.attributes)
    var recorded: [(name: String, type: String)] = []
    var kept: [(name: String, type: String)] = []
    let generic = names(in: signature.generics)
    for var parameter in signature.parameters {
      if Keyword.all.contains(parameter.name) { parameter.name = "`\(parameter.name)`" }
      let type = ParameterType(parameter.type)
      // What has no copies, and what is many values at once, cannot be kept.
      let isPack = names(in: parameter.type).contains("each")
      let isUnique = !generic.isDisjoint(with: names(in: type.plain)) && signature.has("~Copyable")
      if isPack || isUnique || index.isNoncopyable(type.plain) { continue }
      if type.isFunction || index.isFunction(type.plain) {
        if type.isKept, generic.isDisjoint(with: names(in: type.plain)) {
          kept.append((parameter.name, own(type.plain)))
        }
      } else {
        let isAny = !generic.isDisjoint(with: names(in: type.plain))
        recorded.append((parameter.name, isAny ? "Any" : own(type.plain)))
      }
    }
    let payload =
      recorded.count == 1
      ? recorded[0].type
      : recorded.map { "\($0.name.filter { $0 != "`" }): \($0.type)" }.joined(separator: ", ")
    cases.append("case \(caseName)" + (recorded.isEmpty ? "" : "(\(payload))"))
    isEquatable = isEquatable && recorded.allSatisfy { index.isEquatable($0.type) }
    let arguments =
      recorded.count == 1
      ? recorded[0].name
      : recorded.map { "\($0.name.filter { $0 != "`" }): \($0.name)" }.joined(separator: ", ")
    if isStatic { hasStaticCalls = true } else { hasInstanceCalls = true }
    member.body.append(
      (isStatic ? "staticCalls" : "calls") + ".append(.\(caseName)"
        + (recorded.isEmpty ? ")" : "(\(arguments)))"))
    for closure in kept {
      let list = bare + closure.name.filter({ $0 != "`" }).capitalizedFirst + "s"
      keep(
        Value(name: list, type: "[\(closure.type)]", modifiers: modifiers(isStatic), value: "[]"))
      member.body.append("\(list).append(\(closure.name))")
    }
    if let thrown = signature.thrown, generic.isDisjoint(with: names(in: thrown)) {
      keep(
        Value(
          name: bare + "Error",
          type: thrown.contains(" ") ? "(\(own(thrown)))?" : "\(own(thrown))?",
          modifiers: modifiers(isStatic), value: "nil"))
      member.body.append("if let error = \(bare)Error { throw error }")
    }
    let result = signature.result.map { $0.hasPrefix("sending ") ? String($0.dropFirst(8)) : $0 }
    if result == "Self", !isStatic {
      member.body.append("return self")
    } else if let result, !generic.isDisjoint(with: names(in: result)) {
      member.body += stub(bare + "Result", "Any", isStatic, of: bare, as: own(result))
      left.append("\(signature.name) can return any type: set \(bare)Result before it is called.")
    } else if let result,
      isStatic && standardValue(of: own(result)) == nil || index.isNoncopyable(result)
    {
      member.body += stub(bare + "Result", own(result), isStatic, of: bare)
    } else if let result {
      let type = own(result)
      keep(
        Value(
          name: bare + "Result", type: type, modifiers: modifiers(isStatic),
          value: standardValue(of: type)))
      // What is sent away must not be the spy's own any more.
      let isSent = signature.result?.hasPrefix("sending ") ?? false
      member.body +=
        isSent
        ? ["nonisolated(unsafe) let result = \(bare)Result", "return result"]
        : ["return \(bare)Result"]
    }
    members.append(member)
  }

  /// Returns the code that returns what a test has to set: a value, or what a closure makes if it has no copies.
  private mutating func stub(
    _ name: String, _ type: String, _ isStatic: Bool, of member: String, as wanted: String? = nil
  ) -> [String] {
    let isUnique = index.isNoncopyable(type)
    keep(
      Value(
        name: name,
        type: isUnique
          ? "(() -> \(type))?"
          : type == "Any" ? "Any?" : type.contains(" ") ? "(\(type))?" : "\(type)?",
        modifiers: modifiers(isStatic), value: "nil"))
    let cast = wanted.map { " as? \($0)" } ?? ""
    return [
      "guard let value = \(name)\(cast) else { fatalError(\"Set \(name) before \(member) is used.\") }",
      isUnique ? "return value()" : "return value",
    ]
  }

  /// Returns a name for the case of a method, another for each overload.
  private mutating func unique(_ signature: SwiftSignature) -> String {
    var name = signature.name
    let labels = signature.parameters.map {
      ($0.label ?? $0.name).filter { $0 != "`" }.capitalizedFirst
    }
    for label in labels where caseNames.contains(name) {
      name = name.filter { $0 != "`" } + label
    }
    let base = name
    while !caseNames.insert(name).inserted {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      name = base.filter { $0 != "`" } + String(number)
    }
    return name
  }

  // MARK: Code

  private func modifiers(_ isStatic: Bool) -> String {
    isStatic ? (isOnActor && kind != "actor" ? "static " : "nonisolated(unsafe) static ") : ""
  }

  /// Returns the declaration of a function without its body.
  private func head(_ keyword: String, _ signature: SwiftSignature) -> String {
    let parameters = signature.parameters.map { parameter in
      let isIndex = signature.name == "subscript"
      let label =
        parameter.label.map { $0 == parameter.name && !isIndex ? "" : "\($0) " }
        ?? (isIndex ? "" : "_ ")
      return "\(label)\(parameter.name): \(own(parameter.type))"
    }
    return [
      "\(keyword)\(signature.name)\(signature.generics)(\(parameters.joined(separator: ", ")))",
      signature.effects, signature.result.map { "-> \(own($0, isResult: true))" } ?? "",
      own(signature.constraints),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a type as the spy writes it: without `Self.`, and with its own name for `Self`.
  private func own(_ type: String, isResult: Bool = false) -> String {
    if isResult, type == "Self" { return type }
    let type = type.replacingSelf(by: name)
    return place.map { index.qualified(type, in: $0) } ?? type
  }

  private func names(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// Returns what a value begins with; `nil` if it has to be given.
  private func standardValue(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return type.contains(":") && !type.contains("->") ? "[:]" : "[]"
    }
    switch type {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
      "CGFloat", "TimeInterval":
      return "0"
    case "Void", "()": return "()"
    case "() -> Void", "(() -> Void)": return "{}"
    default: return nil
    }
  }

  // MARK: Template

  /// Returns the text of the file.
  ///
  /// - Parameter module: The module that declares the protocols, if that is another one; empty if not.
  package func text(
    marker: String, module: String = "", copiesImports: Bool = true, with writer: CodeWriter
  ) -> String {
    let needed = hasInit ? [] : values.filter { $0.isNeeded && $0.modifiers.isEmpty }
    let others = copiesImports ? imports : []
    let separator = others.isEmpty ? [] : [""]
    let all = others + (module.isEmpty ? [] : separator + ["@testable import \(module)"])
    func list(_ texts: [String]) -> TemplateValue { .list(texts.map { .text($0) }) }
    return writer.text(
      of: "Spy",
      [
        "marker": .text(marker), "imports": list(all),
        "attributes": list(attributes.filter { !inferred.contains($0) || !$0.hasSuffix("Actor") }),
        "access": .text(isPublic && copiesImports ? "public " : ""), "kind": .text(kind),
        "name": .text(name),
        "generics": .text(generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"),
        "conformances": .text(
          ((superclass.map { [$0] } ?? []) + conformances).joined(separator: ", ")
            + (conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", "))),
        "aliases": list(aliases),
        "hasCalls": .flag(!cases.isEmpty), "isEquatable": .flag(isEquatable), "calls": list(cases),
        "hasInstanceCalls": .flag(hasInstanceCalls), "hasStaticCalls": .flag(hasStaticCalls),
        "unsafe": .text(isOnActor && kind != "actor" ? "" : "nonisolated(unsafe) "),
        "values": .list(
          values.map {
            [
              "name": .text($0.name), "type": .text($0.type), "modifiers": .text($0.modifiers),
              "default": .text($0.value == "nil" ? "" : $0.value ?? ""),
            ]
          }),
        "needsInit": .flag(!needed.isEmpty),
        "parameters": .text(
          needed.map { value in
            let isFunction = value.type.contains("->") || index.isFunction(value.type)
            return "\(value.name): \(isFunction ? "@escaping " : "")\(value.type)"
          }
          .joined(separator: ", ")),
        "set": list(needed.map { $0.name.filter { $0 != "`" } }),
        "methods": .list(members.map(\.values)),
      ])
  }
}

/// The type of a parameter, taken apart.
private struct ParameterType {
  /// The type without what only a parameter can have.
  private(set) var plain: String
  private(set) var isKept = false
  let isFunction: Bool

  init(_ type: String) {
    var words = type.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let passing = ["inout", "borrowing", "consuming", "sending", "__owned", "isolated"]
    // Attributes of the parameter and of its type stand in any order.
    let prefix = words.prefix { $0.hasPrefix("@") || passing.contains($0) }
    isKept = prefix.contains("@escaping")
    words.replaceSubrange(
      prefix.indices,
      with: prefix.filter { $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0) })
    plain = words.joined(separator: " ")
    if plain.hasPrefix("some ") { plain = "any " + plain.dropFirst(5) }
    if plain.hasSuffix("...") { plain = "[\(plain.dropLast(3))]" }
    isFunction = plain.contains("->") || type.contains("@autoclosure")
    if plain.hasSuffix("?") { isKept = true }
  }
}

extension SwiftSignature {
  /// Returns whether its type parameters have to meet something.
  fileprivate func has(_ constraint: String) -> Bool {
    (generics + constraints).filter { $0 != " " }.contains(constraint)
  }
}

extension String {
  /// Returns what is before a separator and after it.
  fileprivate func components(before separator: String) -> (before: String, after: String?) {
    for index in indices where self[index...].hasPrefix(separator) {
      return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
    }
    return (self, nil)
  }

  /// Returns the text of a type without `Self.`, and with another name for `Self`.
  fileprivate func replacingSelf(by name: String) -> String {
    guard contains("Self") else { return self }
    var (result, word) = ("", "")
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      let isQualified = word == "Self" && character == "."
      if !isQualified { result += (word == "Self" ? name : word) + String(character) }
      word = ""
    }
    return String(result.dropLast())
  }
}
