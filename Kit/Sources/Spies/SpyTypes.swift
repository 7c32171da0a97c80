import SwiftReading

/// The associated types of protocols: type parameters of the spy, or aliases of other types.
struct SpyTypes {
  private var parameters: [String] = []
  private var names: Set<String> = []
  /// What associated types are, and what others have to meet.
  private(set) var aliases: [String] = []
  private var conditions: [String] = []

  /// The type parameters, in angle brackets.
  var clause: String { parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>" }

  /// The conditions that the type parameters have to meet.
  var whereClause: String {
    conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", ")
  }

  /// Adds an associated type.
  ///
  /// - Parameters:
  ///   - constraints: What it has to meet, such as `: Equatable where Item: Hashable`.
  ///   - own: Returns a type as the spy writes it.
  mutating func add(_ name: String, _ constraints: String, own: (String) -> String) {
    guard names.insert(name).inserted else { return }
    let parts =
      constraints.hasPrefix("where ")
      ? ("", String(constraints.dropFirst("where ".count)))
      : constraints.components(before: " where ")
    // What is equal to another type is an alias of it.
    if let other = parts.1?.components(before: "\(name) == ").after, !other.contains(",") {
      aliases.append("typealias \(name) = \(own(other))")
      return
    }
    parameters.append(name + parts.0)
    if let after = parts.1 { conditions.append(after) }
  }

  /// Adds what `where` says of associated types: one that is equal to another type is an alias, others are generic.
  mutating func addConditions(of place: ProtocolIndex.Place, in index: ProtocolIndex) {
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
        parameters.removeAll { $0 == name || $0.hasPrefix(name + ":") }
        names.insert(name)
      } else {
        conditions.append(condition.joined)
      }
    }
  }
}
