import StrictJSON

/// An object in a description of scenes, with the keys that `Kit/scene.schema.json` declares for it.
package enum DescriptionObject: String, CaseIterable, Sendable {
  case file, `struct`, `enum`, `case`, field, catalog, scene, useCase, error, outcome

  private static let schema = JSONReader(PackageResources.scene_schema_json).root

  private var declaration: JSONValue? {
    self == .file ? Self.schema : Self.schema["$defs"]?[rawValue]
  }

  /// The keys, in the order of the schema.
  package var keys: [String] { declaration?["properties"]?.members.map(\.key) ?? [] }

  /// The keys that the object must have.
  package var required: [String] {
    guard case .list(let keys) = declaration?["required"]?.content else { return [] }
    return keys.compactMap(\.text)
  }

  /// What the object is, such as `A use case`.
  package var title: String { declaration?["title"]?.text ?? "" }

  /// Returns the first sentence about a key.
  package func summary(of key: String) -> String {
    var value = declaration?["properties"]?[key]
    while let next = value, next["description"] == nil {
      let name = next["$ref"]?.text?.split(separator: "/").last.map(String.init)
      value = name.flatMap { Self.schema["$defs"]?[$0] }
    }
    let text = value?["description"]?.text ?? ""
    let sentence = text.split(separator: ". ").first.map(String.init) ?? ""
    return sentence == text ? text : sentence + "."
  }
}

extension JSONValue {
  /// The members of an object; none of another value.
  fileprivate var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }

  fileprivate subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}

extension JSONReader {
  /// Reads an object that has the keys of the schema.
  mutating func object(_ value: JSONValue, as object: DescriptionObject) -> [JSONMember] {
    self.object(value, keys: object.keys, required: object.required)
  }
}
