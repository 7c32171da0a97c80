import SwiftReading
import SwiftWriting

/// Where scenes are generated, and how.
package struct Destination: Sendable {
  /// The access level of the generated types.
  package enum Access: String, CaseIterable, Sendable {
    case `public`
    case `package`
    case `internal`

    /// The level before a declaration.
    var prefix: String { self == .internal ? "" : "\(rawValue) " }

    /// Finds the level of a type in the source that declares it.
    package init(of type: String, in source: SwiftSource) {
      self = Self.allCases.first { source.has(modifier: $0.rawValue, on: type) } ?? .internal
    }
  }

  /// The module that the scenes belong to, which their tests import.
  package var module: String
  package var access = Access.internal
  /// The folder for scenes in both targets, such as `Scenes`; empty for the targets' own folders.
  package var folder = "Scenes"
  package var writer: CodeWriter
  /// What `SceneServices` passes on.
  package var services: [SharedService] = []
  /// What it passed on so far, and its access level.
  package var knownServices: [SharedService] = []
  package var accessOfServices: Access?

  package init(module: String = "", templates: TemplateSet) {
    self.module = module
    writer = CodeWriter(templates: templates)
  }

  /// The words that need Foundation.
  private static let foundation: Set<String> = ["Date", "Decimal", "UUID", "URL", "formatted"]

  /// What the paths of files begin with.
  var prefix: String { folder.isEmpty ? "" : "\(folder)/" }

  /// Returns a source that imports modules.
  func file(
    _ path: String, of template: String, _ values: [any TemplateObject], imports: [String],
    isShared: Bool
  ) -> SceneFiles.File {
    func code(_ imports: [String]) -> String {
      writer.templates.text(of: template, values + [ImportsValues(imports: imports)])
    }
    var text = code(imports)
    if !imports.contains("Foundation"), Self.needsFoundation(text) {
      text = code(imports + ["Foundation"])
    }
    return SceneFiles.File(
      path: prefix + path, contents: writer.laidOut(text), isShared: isShared)
  }

  private static func needsFoundation(_ code: String) -> Bool {
    code.utf8.split { !$0.isLetter }.contains { word in
      word.count < 10 && foundation.contains(String(Substring(word)))
    }
  }
}

/// What a file imports.
struct ImportsValues: TemplateValues {
  let imports: [String]

  static let table: Table = ["imports": .texts { Set($0.imports).sorted() }]
}
