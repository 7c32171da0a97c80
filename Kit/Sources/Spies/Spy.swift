import PlainText
import SwiftReading
import SwiftWriting

/// A class that conforms to protocols, and records its calls.
package struct Spy {
  /// How many protocols a spy conforms to, with those that they inherit.
  package static let mostProtocols = 100

  /// The templates of spies, by name.
  package static let templates = ["Spy": PackageResources.Spy_mustache]

  let index: ProtocolIndex
  let name: String
  private(set) var conformances: [String] = []
  private(set) var attributes: [String] = []
  /// The attributes that the compiler adds.
  private(set) var inferred: Set<String> = []
  private(set) var kind = "final class"
  private(set) var types = SpyTypes()
  private(set) var superclass: String?
  private(set) var cases: [String] = []
  private(set) var isEquatable = true
  private(set) var hasInstanceCalls = false
  private(set) var hasStaticCalls = false
  private(set) var isPublic = false
  /// Whether it is made as a protocol requires, which gives it no values.
  private(set) var hasInit = false
  /// Whether it has something static, and whether it is generic, so that it cannot store that.
  private var isStatic = false
  private let isGeneric: Bool
  /// The parameters that all required initializers have, as `name: Type`.
  private var given: Set<String>?
  /// Whether a method throws if its result is not set.
  private(set) var throwsUnset = false
  private(set) var values: [SpyValue] = []
  private(set) var members: [SpyMember] = []
  private var caseNames: Set<String> = []
  private var seen: Set<String> = []
  private(set) var imports: [String] = []
  private var valueNames: Set<String> = []
  private var parentCount = 0
  /// The protocol whose requirement is added.
  private var place: ProtocolIndex.Place?
  private var numbers: [String: Int] = [:]
  /// The requirements that are left out, or that a test has to prepare, and why.
  package private(set) var left: [String] = []
  /// Whether the spy compiles only after you write what is left out.
  package private(set) var isIncomplete = false

  /// How much work it is to write it, about its lines of code.
  package var size: Int { 10 + members.count + values.count + parentCount / 4 }

  var isOnActor: Bool { kind == "actor" || !attributes.isEmpty }

  package init(named name: String, of protocols: [ProtocolIndex.Place], in index: ProtocolIndex) {
    self.init(named: name, of: protocols, in: index, given: nil)
    // Initializers that are required give only these values, and what is generic stores nothing static, whatever is
    // required before.
    let isGeneric = !types.clause.isEmpty && isStatic
    if hasInit || isGeneric {
      self.init(
        named: name, of: protocols, in: index, given: hasInit ? given ?? [] : nil,
        isGeneric: isGeneric)
    }
  }

  private init(
    named name: String, of protocols: [ProtocolIndex.Place], in index: ProtocolIndex,
    given: Set<String>?, isGeneric: Bool = false
  ) {
    (self.name, self.index, hasInit, self.given) = (name, index, given != nil, given)
    self.isGeneric = isGeneric
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
    types.addConditions(of: place, in: index)
    for requirement in contents.requirements ?? [] {
      self.place = place
      add(requirement)
    }
  }

  /// Adds what libraries require; of some, classes have all of it.
  private mutating func addForeign(_ parent: String) {
    switch parent {
    case "Equatable", "Hashable":
      if !members.contains(where: { $0.head.hasPrefix("static func ==") }) {
        members.append(
          SpyMember(
            head: "static func == (one: \(name), other: \(name)) -> Bool", body: ["one === other"]))
      }
      if parent == "Hashable" {
        members.append(
          SpyMember(
            head: "func hash(into hasher: inout Hasher)",
            body: ["hasher.combine(ObjectIdentifier(self))"]))
      }
    case "ObservableObject", "Identifiable": break
    default:
      left.append("\(parent), which is not in these sources, may require more.")
      isIncomplete = isIncomplete || !["Error", "CustomStringConvertible"].contains(parent)
    }
  }

  // MARK: Requirements

  private mutating func leave(_ requirement: SwiftRequirement, _ reason: String) {
    members.append(SpyMember(left: "\(requirement.text): \(reason)"))
    let owner = place?.name ?? name
    left.append("\(owner) requires \(requirement.text.quoted): \(reason)")
    isIncomplete = true
  }

  private mutating func add(_ requirement: SwiftRequirement) {
    let isStatic =
      requirement.modifiers.contains("static") || requirement.modifiers.contains("class")
    self.isStatic = self.isStatic || isStatic
    if isStatic, isGeneric, !requirement.isFree {
      return leave(requirement, "a generic class stores nothing static.")
    }
    if isOnActor, requirement.modifiers.contains("nonisolated") {
      return leave(requirement, "it is not isolated, so the spy cannot record it.")
    }
    switch requirement.kind {
    case .nothing: break
    case .directive: members.append(SpyMember(directive: requirement.text))
    case .type(let name, let constraints):
      var known = types
      known.add(name, constraints) { own($0) }
      types = known
    case .property(let name, let type):
      guard !valueNames.contains(name) else { return }
      let type = own(type)
      if index.isNoncopyable(type) {
        if isStatic || hasInit {
          return leave(requirement, "a value without copies has to be made by you.")
        }
        valueNames.insert(name)
        values.append(SpyValue(name: name + "Value", type: "() -> \(type)"))
        members.append(SpyMember(head: "var \(name): \(type)", body: ["\(name)Value()"]))
        return
      }
      guard keep(name, type, isStatic) else { return leave(requirement, unknown(isStatic)) }
    case .initializer(let signature):
      hasInit = true
      let parameters = Set(signature.parameters.map { "\($0.name): \(own($0.type))" })
      given = given?.intersection(parameters) ?? parameters
      let isInherited = superclass != nil && signature.parameters.isEmpty
      members.append(
        SpyMember(
          head: (isInherited ? "override " : "") + head("", signature),
          attributes: requirement.attributes, body: superclass == nil ? [] : ["super.init()"],
          isInit: true))
    case .subscripting(let signature, let isSettable):
      let type = own(signature.result ?? "Void")
      let value = unique(signature) + "Result"
      guard keep(value, type, isStatic) else { return leave(requirement, unknown(isStatic)) }
      members.append(
        SpyMember(
          head: (isStatic ? "static " : "") + head("", signature),
          attributes: requirement.attributes,
          body: isSettable ? ["get { \(value) }", "set { \(value) = newValue }"] : [value]))
    case .method(let signature):
      if signature.name.first.map({ !$0.isLetter && $0 != "_" && $0 != "`" }) ?? true {
        return leave(requirement, "it is an operator.")
      }
      addMethod(signature, requirement, isStatic: isStatic)
    }
  }

  /// Adds a property for a value; returns `false` if nothing could give it one.
  private mutating func keep(_ name: String, _ type: String, _ isStatic: Bool) -> Bool {
    let value = SpyValue.standard(of: type)
    let isGiven = given?.contains("\(name): \(type)") ?? true
    if value == nil, isStatic || hasInit && !isGiven { return false }
    valueNames.insert(name)
    values.append(SpyValue(name: name, type: type, modifiers: modifiers(isStatic), value: value))
    return true
  }

  private func unknown(_ isStatic: Bool) -> String {
    isStatic
      ? "a static value has no initializer to be given to."
      : "the required initializer cannot be given its value."
  }

  private mutating func addMethod(
    _ required: SwiftSignature, _ requirement: SwiftRequirement, isStatic: Bool
  ) {
    var signature = required
    for place in signature.parameters.indices where signature.parameters[place].name == "_" {
      signature.parameters[place].name = "value\(place + 1)"
    }
    // Nothing makes another `Self`, but a final class is its own.
    if isStatic, signature.result == "Self" { signature.result = name }
    let method = SpyMethod(signature, in: index) { own($0) }
    let caseName = unique(signature)
    let bare = caseName.filter { $0 != "`" }
    let result = method.result(isStatic: isStatic, named: bare) { own($0) }
    if case .unknown(let reason) = result { return leave(requirement, reason) }
    var body = ["\(isStatic ? "staticCalls" : "calls").append(.\(caseName)\(method.arguments))"]
    for closure in method.kept {
      let list = bare + closure.name.filter { $0 != "`" }.capitalizedFirst + "s"
      _ = keep(list, "[\(closure.type)]", isStatic)
      body.append("\(list).append(\(closure.name))")
    }
    if let thrown = method.thrown {
      let type = own(thrown)
      _ = keep(bare + "Error", thrown.contains(" ") ? "(\(type))?" : "\(type)?", isStatic)
      body.append("if let error = \(bare)Error { throw error }")
    }
    switch result {
    case .nothing, .unknown: break
    case .itself: body.append("return self")
    case .made(let type):
      if hasInit { return leave(requirement, unknown(isStatic)) }
      values.append(SpyValue(name: bare + "Result", type: "() -> \(type)"))
      body.append("return \(bare)Result()")
    case .set(let type, let cast, let otherwise):
      _ = keep(bare + "Result", type, isStatic)
      throwsUnset = throwsUnset || otherwise.hasPrefix("throw")
      body += [
        "guard let value = \(bare)Result\(cast) else { \(otherwise) }", "return value",
      ]
    case .value(let type, let isSent):
      guard keep(bare + "Result", type, isStatic) else {
        return leave(requirement, unknown(isStatic))
      }
      // What is sent away must not be the spy's own any more.
      body +=
        isSent
        ? ["nonisolated(unsafe) let result = \(bare)Result", "return result"]
        : ["return \(bare)Result"]
    }
    cases.append("case \(caseName)\(method.payload)")
    isEquatable = isEquatable && method.isEquatable
    if isStatic { hasStaticCalls = true } else { hasInstanceCalls = true }
    members.append(
      SpyMember(
        head: (isStatic ? "static " : "") + head("func ", signature),
        attributes: requirement.attributes, body: body))
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
}

extension SwiftRequirement {
  /// Whether it needs no member that stores something.
  fileprivate var isFree: Bool {
    switch kind {
    case .method, .property, .subscripting: false
    default: true
    }
  }
}
