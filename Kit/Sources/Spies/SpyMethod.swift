import SwiftReading
import SwiftWriting

/// What a spy does with the parameters and the result of a method.
struct SpyMethod {
  typealias Part = (name: String, type: String)

  let signature: SwiftSignature
  /// What is recorded, and the closures that a test can call.
  private(set) var recorded: [Part] = []
  private(set) var kept: [Part] = []
  /// The names of its type parameters.
  private let generic: Set<String>
  private let index: ProtocolIndex

  /// - Parameter own: Returns a type as the spy writes it.
  init(_ signature: SwiftSignature, in index: ProtocolIndex, own: (String) -> String) {
    (self.signature, self.index, generic) = (signature, index, signature.generics.names)
    for var parameter in signature.parameters {
      if Keyword.all.contains(parameter.name) { parameter.name = "`\(parameter.name)`" }
      let type = ParameterType(parameter.type)
      let isGeneric = !generic.isDisjoint(with: type.plain.names)
      // What has no copies, and what is many values at once, cannot be kept.
      let isPack = parameter.type.names.contains("each")
      let isUnique = isGeneric && signature.has("~Copyable")
      if isPack || isUnique || index.isNoncopyable(type.plain) { continue }
      if type.isFunction || index.isFunction(type.plain) {
        if type.isKept, !isGeneric { kept.append((parameter.name, own(type.plain))) }
      } else {
        recorded.append((parameter.name, isGeneric ? "Any" : own(type.plain)))
      }
    }
  }

  /// Whether its calls can be compared.
  var isEquatable: Bool { recorded.allSatisfy { index.isEquatable($0.type) } }

  /// What a case for it carries, in brackets.
  var payload: String { list { $0.type } }

  /// What it records, in brackets.
  var arguments: String { list { $0.name } }

  private func list(_ part: (Part) -> String) -> String {
    if recorded.isEmpty { return "" }
    if recorded.count == 1 { return "(\(part(recorded[0])))" }
    return "("
      + recorded.map { "\($0.name.filter { $0 != "`" }): \(part($0))" }.joined(separator: ", ")
      + ")"
  }

  /// The errors that a test can set; `nil` if there are none, or their type is generic.
  var thrown: String? {
    signature.thrown.flatMap { generic.isDisjoint(with: $0.names) ? $0 : nil }
  }

  /// Whether it can throw any error, also one of the spy's own.
  private var throwsAny: Bool { thrown == "any Error" || thrown == "Error" }

  /// How it returns something.
  enum Result {
    case nothing
    /// The spy itself.
    case itself
    /// What a property has, which a test can set.
    case value(String, isSent: Bool)
    /// What a closure makes, since the type has no copies.
    case made(String)
    /// A value of a type that the caller says, or that has to be set: its type as it is kept, a condition that unwraps
    /// it, and what happens without one.
    case set(type: String, cast: String, otherwise: String)
    /// Nothing that the spy could know, and why.
    case unknown(String)
  }

  func result(isStatic: Bool, named bare: String, own: (String) -> String) -> Result {
    guard let written = signature.result else { return .nothing }
    let isSent = written.hasPrefix("sending ")
    let result = isSent ? String(written.dropFirst("sending ".count)) : written
    if result == "Self", !isStatic { return .itself }
    let type = own(result)
    let standard = SpyValue.standard(of: type)
    let unset = throwsAny ? "throw Unset(property: \"\(bare)Result\")" : nil
    if !generic.isDisjoint(with: result.names) {
      guard let otherwise = unset ?? standard.map({ "return \($0)" }) else {
        return .unknown("a caller says what type it returns, so write what is returned.")
      }
      return .set(type: "Any?", cast: " as? \(type)", otherwise: otherwise)
    }
    if index.isNoncopyable(result) {
      return isStatic
        ? .unknown("a static value without copies has to be made by you.") : .made(type)
    }
    if isStatic, standard == nil {
      guard let unset else {
        return .unknown("a static value has no initializer to be given to.")
      }
      return .set(
        type: type.contains(" ") ? "(\(type))?" : "\(type)?", cast: "", otherwise: unset)
    }
    return .value(type, isSent: isSent)
  }
}
