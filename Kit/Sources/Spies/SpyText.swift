import SwiftWriting

extension Spy {
  /// Returns the text of the file.
  ///
  /// - Parameter module: The module that declares the protocols, if that is another one; empty if not.
  package func text(
    marker: String, module: String = "", copiesImports: Bool = true, with writer: CodeWriter
  ) -> String {
    let needed = values.filter { $0.isNeeded && $0.modifiers.isEmpty }
    let set = needed.map { "self.\($0.name) = \($0.name)" }
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
        "generics": .text(types.clause),
        "conformances": .text(
          ((superclass.map { [$0] } ?? []) + conformances).joined(separator: ", ")
            + types.whereClause),
        "aliases": list(types.aliases), "throwsUnset": .flag(throwsUnset),
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
        "needsInit": .flag(!hasInit && !needed.isEmpty),
        "parameters": .text(
          needed.map { value in
            let isFunction = value.type.contains("->") || index.isFunction(value.type)
            return "\(value.name): \(isFunction ? "@escaping " : "")\(value.type)"
          }
          .joined(separator: ", ")),
        "set": list(set), "methods": .list(members.map { $0.values(setting: set) }),
      ])
  }
}
