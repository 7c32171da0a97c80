/// The files of the data that scenes share: its types, and the catalog.
package struct DataFiles {
  package private(set) var sources: [SceneFiles.File] = []
  package private(set) var tests: [SceneFiles.File] = []

  /// Generates the files.
  ///
  /// - Parameters:
  ///   - description: A scene that uses the data.
  ///   - folder: The folder for scenes in both targets; empty for the targets' own folders.
  ///   - header: The lines at the beginning of each source.
  ///   - layout: How to lay the files out.
  package init(
    _ description: SceneDescription, folder: String = "Scenes", header: String = "",
    layout: SwiftLayout = SwiftLayout()
  ) {
    let data = description.data
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    func file(_ path: String, _ template: String) -> SceneFiles.File {
      SceneFiles.File(
        path: prefix + path, contents: header + layout.format(template), isShared: true)
    }
    let access = description.access.prefix
    for type in data.types {
      let template = DataTypeTemplate(
        type: type, data: data, access: access, module: description.module)
      sources.append(file("\(type.name).swift", template.source))
      tests.append(file("Doubles/\(type.name)Samples.swift", template.samples))
    }
    guard let catalog = data.catalog else { return }
    let template = CatalogTemplate(
      catalog: catalog, data: data, access: access, module: description.module)
    sources.append(file("\(catalog.reader).swift", template.source))
    sources.append(
      SceneFiles.File(
        path: "Resources/\(catalog.file)", contents: template.resource, isShared: true))
    tests.append(file("\(catalog.reader)Tests.swift", template.tests))
  }
}

/// A described type.
struct DataTypeTemplate {
  var type: DataType
  var data: DataModel
  var access: String
  var module: String

  private var imports: String {
    let lines = data.imports.sorted().map { "import \($0)\n" }
    return lines.isEmpty ? "" : lines.joined() + "\n"
  }

  /// The type.
  var source: String {
    let values = type.fields.map { field -> Literal? in
      field.mayBeLeftOut ? data.placeholder(of: field) : nil
    }
    let phrase = CamelCase(type.name).words.joined(separator: " ").lowercased()
    let article = "aeiou".contains(phrase.first ?? " ") ? "An" : "A"
    return imports
      + StructTemplate(
        name: type.name, summary: "\(article) \(phrase).", fields: type.fields, access: access,
        creates: "Creates \(article.lowercased()) \(phrase).", values: values
      ).text(indent: "") + "\n"
  }

  /// The values that tests use.
  var samples: String {
    let values = [1, 2].map { data.sample(of: type, number: $0, hasConstants: true).swift }
    return """
      \(imports)@testable import \(module)

      /// Values for tests.
      extension \(type.name) {
        static let first = \(values[0])
        static let second = \(values[1])
      }

      """
  }
}
