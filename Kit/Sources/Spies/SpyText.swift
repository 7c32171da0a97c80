import SwiftWriting

extension Spy {
  /// Returns the text of the file.
  ///
  /// - Parameter module: The module that declares the protocols, if that is another one; empty if not.
  package func text(
    marker: String, module: String = "", copiesImports: Bool = true, with writer: CodeWriter
  ) -> String {
    writer.text(
      of: "Spy",
      SpyValues(spy: self, marker: marker, module: module, copiesImports: copiesImports))
  }
}

/// The values of the template for a spy.
package struct SpyValues: TemplateValues {
  let spy: Spy
  let marker: String
  let module: String
  let copiesImports: Bool

  /// The values that the initializer needs.
  private var needed: [SpyValue] {
    spy.values.filter { $0.isNeeded && $0.modifiers.isEmpty }
  }

  /// What sets them.
  private var set: [String] { needed.map { "self.\($0.name) = \($0.name)" } }

  private var imports: [String] {
    let others = copiesImports ? spy.imports : []
    let separator = others.isEmpty ? [] : [""]
    return others + (module.isEmpty ? [] : separator + ["@testable import \(module)"])
  }

  private var attributes: [String] {
    spy.attributes.filter { !spy.inferred.contains($0) || !$0.hasSuffix("Actor") }
  }

  private var parameters: String {
    needed.map { value in
      let isFunction = value.type.contains("->") || spy.index.isFunction(value.type)
      return "\(value.name): \(isFunction ? "@escaping " : "")\(value.type)"
    }
    .joined(separator: ", ")
  }

  private var conformances: String {
    ((spy.superclass.map { [$0] } ?? []) + spy.conformances).joined(separator: ", ")
      + spy.types.whereClause
  }

  package static let table: Table = [
    "marker": .text(\.marker), "imports": .texts(\.imports), "attributes": .texts(\.attributes),
    "access": .text { $0.spy.isPublic && $0.copiesImports ? "public " : "" },
    "kind": .text(\.spy.kind), "name": .text(\.spy.name), "generics": .text(\.spy.types.clause),
    "conformances": .text(\.conformances), "aliases": .texts(\.spy.types.aliases),
    "throwsUnset": .flag(\.spy.throwsUnset), "isEquatable": .flag(\.spy.isEquatable),
    "hasCalls": .flag { !$0.spy.cases.isEmpty }, "calls": .texts(\.spy.cases),
    "hasInstanceCalls": .flag(\.spy.hasInstanceCalls),
    "hasStaticCalls": .flag(\.spy.hasStaticCalls),
    "unsafe": .text {
      $0.spy.isOnActor && $0.spy.kind != "actor" ? "" : "nonisolated(unsafe) "
    },
    "values": .list(
      \.spy.values,
      [
        "name": .text(\.name), "type": .text(\.type), "modifiers": .text(\.modifiers),
        "default": .text { $0.value == "nil" ? "" : $0.value ?? "" },
      ]),
    "needsInit": .flag { !$0.spy.hasInit && !$0.needed.isEmpty },
    "parameters": .text(\.parameters), "set": .texts(\.set),
    "methods": .list(
      { values in values.spy.members.map { ($0, values.set) } },
      [
        "head": .text(\.0.head), "attributes": .texts(\.0.attributes),
        "body": .texts { member, set in (member.isInit ? set : []) + member.body },
        "directive": .text(\.0.directive), "left": .text(\.0.left),
      ]),
  ]
}
