/// A scene as its sources declare it.
package struct SceneSource {
  /// The use cases, which have requests, and the other outcomes, with the fields of their payloads.
  package private(set) var description: SceneDescription
  /// The types that these fields have, as far as they are plain structs of the module.
  package private(set) var data = DataModel()
  package let access: Destination.Access
  /// Whether its components belong to the main actor, as their declarations say.
  package let isOnMainActor: Bool

  /// Finds a scene in a module; `nil` if the module does not declare it.
  package init?(_ scene: String, in module: SwiftModule) {
    guard module.place(of: "\(scene)BusinessLogic") != nil,
      let source = module.sources.first(where: { $0.line(of: scene) != nil }),
      let body = source.body(of: SourcePlace(type: scene))
    else { return nil }
    description = SceneDescription(name: scene, useCases: [])
    access =
      Destination.Access.allCases.first { source.has(modifier: $0.rawValue, on: scene) }
      ?? .internal
    isOnMainActor = module.sources.contains {
      $0.has(modifier: "MainActor", on: "\(scene)BusinessLogic")
    }
    for name in source.members(of: scene, keyword: "enum") {
      guard let payloads = source.body(ofNested: name, in: body) else { continue }
      func fields(_ payload: String) -> [Field]? {
        source.body(ofNested: payload, in: payloads).map(source.fields)
      }
      var useCase = UseCaseDescription(name: name)
      useCase.response = fields("Response")
      useCase.viewModel = fields("ViewModel")
      if let request = fields("Request") {
        useCase.request = request
        description.useCases.append(useCase)
      } else {
        description.outcomes.append(useCase)
      }
    }
    var open = (description.useCases + description.outcomes).flatMap(\.fields)
    while let field = open.popLast() {
      guard case .named(let name) = field.type.base, data.type(named: name) == nil,
        let source = module.sources.first(where: { $0.line(of: name) != nil }),
        let body = source.body(of: SourcePlace(type: name))
      else { continue }
      data.types.append(DataType(name: name, fields: source.fields(in: body)))
      open += source.fields(in: body)
    }
  }
}

extension UseCaseDescription {
  /// The fields of its payloads.
  var fields: [Field] { request + (response ?? []) + (viewModel ?? []) }
}

extension SwiftSource {
  /// Returns the stored properties in a body whose types are written.
  fileprivate func fields(in body: ClosedRange<Int>) -> [Field] {
    var depth = 0
    var fields: [Field] = []
    for index in body {
      switch tokens[index] {
      case "{", "(": depth += 1
      case "}", ")": depth -= 1
      case "var" where depth == 1 && ":" ~= tokens[index + 2]:
        let type = tokens[(index + 3)...].prefix {
          !$0.isFirst && !["=", "{", "}"].contains($0.text)
        }
        if let type = FieldType(type.joined) { fields.append(Field(tokens[index + 1].text, type)) }
      default: break
      }
    }
    return fields
  }
}
