import SwiftReading

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
  /// The lines at the beginning of each source.
  package var header = ""
  package var indentation = Indentation()
  package var templates: TemplateSet
  package var tests = TestFramework.swiftTesting
  /// What `SceneServices` passes on.
  package var services: [SharedService] = []
  /// What it passed on so far, and its access level.
  package var knownServices: [SharedService] = []
  package var accessOfServices: Access?

  /// Creates a destination.
  package init(module: String = "", templates: TemplateSet) {
    self.module = module
    self.templates = templates
  }

  /// The words that need Foundation.
  private static let foundation: Set<Substring> = ["Date", "Decimal", "UUID", "URL"]

  /// What the paths of files begin with.
  var prefix: String { folder.isEmpty ? "" : "\(folder)/" }

  /// Returns a source that imports modules.
  func file(
    _ path: String, of template: String, _ values: TemplateValue, imports: [String],
    isShared: Bool
  ) -> SceneFiles.File {
    let code = templates.text(of: template, values).split { !$0.isLetter }
    let foundation = code.contains { Self.foundation.contains($0) } ? ["Foundation"] : []
    let imports = Set(imports + foundation).sorted().map { TemplateValue.text($0) }
    return SceneFiles.File(
      path: prefix + path,
      contents: text(of: template, values.adding(["imports": .list(imports)])),
      isShared: isShared)
  }

  /// Returns the text of a file.
  func text(of template: String, _ values: TemplateValue) -> String {
    let code = templates.text(of: template, values)
    return header
      + LineLayout(indentation: indentation).text(
        of: template.hasSuffix("Tests") ? tests.text(of: code) : code)
  }
}
