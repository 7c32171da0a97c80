import SwiftReading
import SwiftWriting

/// What scenes and types in a module have otherwise than a description says.
package struct SceneDifferences {
  /// What is otherwise, each with its place.
  package private(set) var sentences: [String] = []
  /// What is described but missing.
  package private(set) var missing: [String] = []
  /// The described types that are there, with the fields and cases that they have.
  private(set) var types: [DataType] = []

  private let module: SwiftModule

  /// Compares a description with a module.
  package init(of described: SceneDescriptions, in module: SwiftModule) {
    self.module = module
    types = described.data.types.compactMap { existing($0) }
    for scene in described.scenes { compare(scene, described.data) }
  }

  private mutating func compare(_ scene: SceneDescription, _ data: DataModel) {
    guard let source = SceneSource(scene.name, in: module),
      let models = module.source(of: scene.name)
    else {
      missing.append(scene.name)
      return
    }
    let names = SceneNames(scene, data: data)
    let known = names.actions + names.otherOutcomes
    for declared in models.members(of: scene.name, keyword: "enum")
    where !known.contains(where: { $0.name == declared }) {
      report("\(scene.name).\(declared) is not described", at: [scene.name, declared], in: models)
    }
    for useCase in scene.useCases + scene.outcomes {
      guard source.names.contains(useCase.name),
        let whole = known.first(where: { $0.name == useCase.name })
      else {
        missing.append("\(scene.name).\(useCase.name)")
        continue
      }
      for (payload, wanted) in [
        ("Request", whole.requestFields), ("Response", whole.responseFields),
        ("ViewModel", whole.viewModelFields),
      ] {
        _ = fields(of: [scene.name, useCase.name, payload], in: models, wanted)
      }
    }
  }

  private mutating func existing(_ type: DataType) -> DataType? {
    guard let source = module.source(of: type.name) else {
      missing.append(type.name)
      return nil
    }
    var type = type
    if type.isEnum {
      let found = source.members(of: type.name, keyword: "case")
      if found == type.cases.map(\.name) { return type }
      report(
        "\(type.name) has the cases \(found.joined(separator: ", ")), described as "
          + type.cases.map(\.name).joined(separator: ", "), at: [type.name], in: source)
      let known = type.cases
      type.cases = found.map { name in
        known.first { $0.name == name } ?? .init(name: name, title: CamelCase(name).phrase)
      }
    } else if let found = fields(of: [type.name], in: source, type.fields) {
      type.fields = found
    }
    return type
  }

  /// Returns the fields that are there, if they are not as they are described, and reports these.
  private mutating func fields(
    of path: [String], in source: SwiftSource, _ wanted: [Field]
  ) -> [Field]? {
    guard let found = source.fields(of: path) else { return nil }
    let name = path.joined(separator: ".")
    let known = sentences.count
    for field in wanted {
      let other = found.first { $0.name == field.name }
      if let other, other.type == field.type { continue }
      let lacks = other.map { "has \(field.name): \($0.type.swift), described as" }
      report(
        "\(name) \(lacks ?? "lacks \(field.name):") \(field.type.swift)", at: path, in: source)
    }
    for field in found where !wanted.contains(where: { $0.name == field.name }) {
      report(
        "\(name) has \(field.name): \(field.type.swift), which is not described", at: path,
        in: source)
    }
    if sentences.count == known, found.map(\.name) == wanted.map(\.name) { return nil }
    if sentences.count == known {
      report("\(name) has its fields in another order", at: path, in: source)
    }
    return found.map { field in
      wanted.first { $0.name == field.name && $0.type == field.type } ?? field
    }
  }

  private mutating func report(_ sentence: String, at path: [String], in source: SwiftSource) {
    let line = source.declaration(at: SourcePlace(path: path))?.line ?? 1
    sentences.append("\(source.file):\(line): \(sentence).")
  }
}
