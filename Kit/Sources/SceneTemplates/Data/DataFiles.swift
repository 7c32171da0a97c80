import SwiftReading
import SwiftWriting

extension SceneFiles {
  package init(_ data: DataModel, in destination: Destination) {
    func file(
      _ path: String, _ template: String, _ values: [any TemplateObject], imports: [String] = []
    ) -> File {
      destination.file(
        path, of: template, values, imports: data.imports + imports, isShared: true)
    }
    let module = ModuleValues(destination)
    for type in data.types {
      let values: [any TemplateObject] = [
        module, data.values(of: type, access: module.access),
        SamplesValues(type: type, data: data),
      ]
      sources.append(file("\(type.name).swift", "DataType", values))
      addFiles(of: "type", named: type.name, values, data.imports, in: destination)
      if type.isEnum { continue }
      sources.append(file("\(type.name)Samples.swift", "DataTypeSamples", values))
    }
    guard let catalog = data.catalog else { return }
    let values: [any TemplateObject] = [module, CatalogValues(catalog: catalog, data: data)]
    let reader = catalog.reader
    sources.append(file("\(reader).swift", "Catalog", values, imports: ["StrictJSON"]))
    sources.append(
      File(
        path: "Resources/\(catalog.file)",
        contents: destination.writer.templates.text(of: "CatalogResource", values), isShared: true))
    tests.append(
      file("\(reader)Tests.swift", "CatalogTests", values, imports: ["Testing"]))
  }
}

/// What the templates for data know of their module.
struct ModuleValues: TemplateValues {
  let module: String
  let access: String

  init(_ destination: Destination) {
    (module, access) = (destination.module, destination.access.prefix)
  }

  static let table: Table = ["module": .text(\.module), "access": .text(\.access)]
}

/// The cases of an enum, or the samples of a struct.
struct SamplesValues: TemplateValues {
  let type: DataType
  let data: DataModel

  static let table: Table = [
    "isEnum": .flag(\.type.isEnum),
    "cases": .list(\.type.cases, ["name": .text(\.name), "title": .text(\.title)]),
    "first": .text { $0.data.sample(of: $0.type, number: 1).swift },
    "second": .text { $0.data.sample(of: $0.type, number: 2).swift },
  ]
}

extension DataModel {
  func values(of type: DataType, access: String) -> StructValues {
    let phrase = type.noun.withArticle
    return StructValues(
      name: type.name, summary: "\(phrase.capitalizedFirst).", fields: type.fields,
      access: access, owner: type.noun, creates: "Creates \(phrase).", isolation: "nonisolated ",
      inheritance: type.inheritance,
      initial: { $0.mayBeLeftOut ? placeholder(of: $0) : nil })
  }
}
