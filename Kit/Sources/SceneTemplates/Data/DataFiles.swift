import SwiftWriting

extension SceneFiles {
  package init(_ data: DataModel, in destination: Destination) {
    func file(
      _ path: String, _ template: String, _ values: TemplateValue, imports: [String] = []
    ) -> File {
      destination.file(
        path, of: template, values, imports: data.imports + imports, isShared: true)
    }
    let common: [String: TemplateValue] = [
      "module": .text(destination.module), "access": .text(destination.access.prefix),
    ]
    for type in data.types {
      let values = data.values(of: type, access: destination.access.prefix).adding(common)
      sources.append(file("\(type.name).swift", type.isEnum ? "Enum" : "DataType", values))
      if type.isEnum { continue }
      sources.append(file("\(type.name)Samples.swift", "DataTypeSamples", values))
    }
    guard let catalog = data.catalog else { return }
    let values = data.values(of: catalog).adding(common)
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

extension DataModel {
  func values(of type: DataType, access: String) -> TemplateValue {
    let samples = type.isEnum ? ["", ""] : [1, 2].map { sample(of: type, number: $0).swift }
    let phrase = type.noun.withArticle
    return TemplateValue.structure(
      type.name, "\(phrase.capitalizedFirst).", type.fields, access: access, owner: type.noun,
      creates: "Creates \(phrase).", isolation: "nonisolated ",
      initial: { $0.mayBeLeftOut ? placeholder(of: $0) : nil }
    ).adding([
      "inheritance": .text(type.inheritance),
      "first": .text(samples[0]), "second": .text(samples[1]),
      "cases": .list(
        type.cases.map { ["name": .text($0.name), "title": .text($0.title)] }),
    ])
  }
}
