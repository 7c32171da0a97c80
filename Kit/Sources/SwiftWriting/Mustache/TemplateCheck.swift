import PlainText
import SwiftReading

/// Compares the tags of templates with the values that they are written for.
package struct TemplateCheck {
  /// Names that can be used in a part of a template, and the path of what has them, such as `SceneValues.routes`.
  private typealias Scope = (path: String, kinds: [String: TemplateKind])

  /// The values that were in scope, and those that were used, by their paths.
  package private(set) var known: Set<String> = []
  package private(set) var used: Set<String> = []
  /// The types of the values in sections, by the paths of these.
  package private(set) var types: [String: String] = [:]

  private var scopes: [String: Scope] = [:]

  package init() {}

  /// Throws for a tag that has no value, or one of another kind.
  ///
  /// - Parameter values: What the template is written for, from the outermost.
  mutating func check(
    _ template: Template, for values: [TemplateSchema]
  ) throws(SourceFault) {
    try check(template.parts, in: values.map { scope(of: $0, at: "") })
  }

  private mutating func scope(of schema: TemplateSchema, at path: String) -> Scope {
    let path = schema.name.isEmpty ? path : schema.name
    if let scope = scopes[path] { return scope }
    let scope = (path, schema.kinds())
    scopes[path] = scope
    for (name, kind) in scope.1 {
      known.insert("\(path).\(name)")
      switch kind {
      case .object(let schema) where !schema.name.isEmpty,
        .list(let schema) where !schema.name.isEmpty:
        types["\(path).\(name)"] = schema.name
      default: break
      }
    }
    return scope
  }

  private mutating func check(
    _ parts: [Template.Part], in scopes: [Scope]
  ) throws(SourceFault) {
    for part in parts {
      switch part {
      case .text: break
      case .variable(let tag):
        guard case .text = try kind(of: tag, in: scopes).kind else {
          throw tag.fault("\(tag.name) is not a text; open it as a section: {{#\(tag.name)}}")
        }
      case .section(let tag, let isInverted, _, let parts):
        let (path, kind) = try kind(of: tag, in: scopes)
        let entry: Scope = ("", ["isLast": .flag])
        var inner = scopes
        switch kind {
        case _ where isInverted: break
        case .text, .flag: break
        case .texts: inner += [entry, ("", [".": .text])]
        case .object(let schema): inner.append(scope(of: schema, at: path))
        case .list(let schema): inner += [entry, scope(of: schema, at: path)]
        }
        try check(parts, in: inner)
      }
    }
  }

  /// Finds what a name such as `first.request` stands for.
  private mutating func kind(
    of tag: Template.Tag, in scopes: [Scope]
  ) throws(SourceFault) -> (path: String, kind: TemplateKind) {
    var (known, found): ([String], (path: String, kind: TemplateKind)?) = ([], nil)
    var scopes = scopes
    for step in tag.steps {
      guard let scope = scopes.last(where: { $0.kinds[step] != nil }),
        let kind = scope.kinds[step]
      else {
        known = scopes.flatMap(\.kinds.keys)
        let other = step.closest(in: known.sorted().filter { $0.first == step.first })
        throw tag.fault(
          "there is no value \(step); "
            + (other.map { "did you mean \($0)?" } ?? "see the names: scene templates FOLDER"))
      }
      let path = "\(scope.path).\(step)"
      used.insert(path)
      found = (path, kind)
      scopes = []
      if case .object(let schema) = kind { scopes = [self.scope(of: schema, at: path)] }
    }
    guard let found else { throw tag.fault("this tag has no name; remove it") }
    return found
  }
}

extension Template.Tag {
  /// The names that lead to its value.
  fileprivate var steps: [String] {
    name == "." ? ["."] : name.split(separator: ".").map(String.init)
  }
}
