import SwiftReading
import SwiftWriting

/// A scene as its sources declare it.
package struct SceneSource {
  /// The use cases, which have requests, and the other outcomes, with the fields of their payloads.
  package private(set) var description: SceneDescription
  /// The types that these fields have, as far as they are plain structs of the module.
  package private(set) var data = DataModel()
  package let access: Destination.Access
  /// What its payloads are for: the names of use cases and of all that they lead to.
  package private(set) var names: Set<String>

  /// Finds a scene in a module; `nil` if the module does not declare it.
  package init?(_ scene: String, in module: SwiftModule) {
    let models = module.source(of: scene)
    guard let logic = module.source(of: "\(scene)BusinessLogic"),
      // Not data of the same name.
      models.map({ $0.declaration(at: SourcePlace(path: [scene]))?.keyword == "enum" }) ?? true
    else { return nil }
    description = SceneDescription(name: scene)
    access = Destination.Access(of: scene, in: models ?? logic)
    description.isOnMainActor = module.sources.contains {
      $0.has(modifier: "MainActor", on: "\(scene)BusinessLogic")
    }
    let names = models?.members(of: scene, keyword: "enum") ?? []
    self.names = Set(names)
    for name in names {
      func fields(_ payload: String) -> [Field]? { models?.fields(of: [scene, name, payload]) }
      var useCase = UseCase(name: name)
      useCase.response = fields("Response")
      useCase.viewModel = fields("ViewModel")
      if let request = fields("Request") {
        useCase.requestFields = request
        description.useCases.append(useCase)
      } else {
        description.outcomes.append(useCase)
      }
    }
    SceneFeatures(of: scene, in: module).findWork(in: &description, by: ["\(scene)Worker"])
    description.findForms()
    addLinks(in: module)
    var open = (description.useCases + description.outcomes).flatMap {
      $0.requestFields + $0.responseFields + $0.viewModelFields
    }
    while let field = open.popLast() {
      guard case .named(let name) = field.type.base, data.type(named: name) == nil,
        let source = module.source(of: name), let fields = source.fields(of: [name]),
        // The error of a service comes with it.
        source.type(named: name)?.head.contains(where: { "Error" ~= $0 }) == false
      else { continue }
      let cases = source.members(of: name, keyword: "case").map {
        DataType.Case(name: $0, title: CamelCase($0).phrase)
      }
      data.types.append(DataType(name: name, fields: fields, cases: cases))
      open += fields
    }
    data.removeEndless()
  }

  /// Adds the actions of the view that only follow a route, each behind the action before it.
  private mutating func addLinks(in module: SwiftModule) {
    let view = "\(description.name)View"
    guard let source = module.source(of: view) else { return }
    var place = 0
    let actions = source.members(at: SourcePlace(path: [view])).filter { $0.keyword == "func" }
    for action in actions {
      if let index = description.useCases.firstIndex(where: { $0.request == action.name }) {
        place = index + 1
        continue
      }
      let words = source.tokens[action.keywordIndex..<action.tokens.upperBound].map(\.text)
      let method = words.count > 8 ? words[8] : ""
      let call = ["func", action.name, "(", ")", "{", "router", "?", ".", method, "(", ")", "}"]
      guard words == call, let route = SceneDescription.Route(method: method) else { continue }
      var link = UseCase(name: action.name.capitalizedFirst)
      (link.isLink, link.route, link.viewModel) = (true, route, [])
      description.useCases.insert(link, at: place)
      names.insert(link.name)
      place += 1
    }
  }

  /// Returns the scene with all that its components and front ends show of it.
  package func described(in module: SwiftModule) -> SceneDescriptions {
    var (scene, data) = (description, data)
    let features = SceneFeatures(of: scene.name, in: module)
    features.complete(&scene)
    data.catalog = features.catalog(of: scene)
    for line in module.source(of: scene.name)?.imports ?? [] {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, words[1] != "Foundation" { data.imports.append(words[1]) }
    }
    return SceneDescriptions([scene], data: data)
  }
}

extension SwiftModule {
  /// Returns the front ends of a scene, each of which has a file.
  package func frontEnds(of scene: String) -> [SceneDescription.FrontEnd] {
    SceneDescription.FrontEnd.allCases.filter { !sources(of: $0, for: scene).isEmpty }
  }

  /// Returns the files of a front end of a scene.
  func sources(of frontEnd: SceneDescription.FrontEnd, for scene: String) -> [SwiftSource] {
    let name = "\(scene)\(frontEnd.suffix).swift"
    return sources.filter { $0.file == name || $0.file.hasSuffix("/" + name) }
  }

  /// What `SceneServices` passes on, if the module has it.
  package var services: [SharedService] {
    guard let source = source(of: "SceneServices") else { return [] }
    return source.members(at: SourcePlace(path: ["SceneServices"])).compactMap { member in
      let code = source.tokens[member.tokens].drop { !("any" ~= $0) }
      guard member.keyword == "var", member.name != "navigation", code.count == 2 else {
        return nil
      }
      let type = code.map(\.text)
      let sample = "Sample\(type[1])"
      return SharedService(
        name: member.name, type: type.joined(separator: " "),
        sample: place(of: sample) == nil ? "Catalog\(type[1])" : sample)
    }
  }

  /// Returns what `SceneServices` passes on, and others that it is to pass on.
  package func services(and others: [SharedService]) -> [SharedService] {
    let known = services
    return known + others.filter { service in !known.contains { $0.name == service.name } }
  }
}

extension SceneSource {
  /// Returns where a scene is not as the generator writes it, so that generated code would not compile.
  package static func differences(
    of scene: String, in module: SwiftModule, tests: [SwiftSource]
  ) -> [String] {
    let store = SceneNames(SceneDescription(name: scene)).store
    let wanted = [
      ("View", ["interactor", store]), ("Interactor", ["presenter"]), ("Presenter", ["view"]),
    ]
    let missing = wanted.flatMap { component, properties -> [String] in
      let type = scene + component
      guard let place = module.place(of: type), let source = module.source(of: type) else {
        return ["There is no type \(type)."]
      }
      let known = ["let", "var"].flatMap { source.members(of: type, keyword: $0) }
      return properties.filter { !known.contains($0) }
        .map { "\(place.file):\(place.line): \(type) has no variable \($0)." }
    }
    let tested = [
      ("View", ["view", "interactor"]), ("Interactor", ["interactor", "presenter"]),
      ("Presenter", ["presenter", "view"]),
    ]
    return missing
      + tested.flatMap { component, properties in
        let type = "\(scene)\(component)Tests"
        return tests.flatMap { source -> [String] in
          guard let place = source.declaration(at: SourcePlace(path: [type])) else { return [] }
          let known = ["let", "var"].flatMap { source.members(of: type, keyword: $0) }
          return properties.filter { !known.contains($0) }
            .map { "\(source.file):\(place.line): \(type) has no property \($0)." }
        }
      }
  }
}

extension SceneDescription {
  /// Finds the use cases that are filled in as forms; their refusal follows from them.
  fileprivate mutating func findForms() {
    for index in useCases.indices {
      let refusal = outcome("Refusal", of: useCases[index].name)
      useCases[index].isForm = refusal != nil
      if let refusal { outcomes.remove(at: refusal) }
    }
  }

  /// Returns the index of what else a use case leads to, such as its `Failure`.
  func outcome(_ suffix: String, of useCase: String) -> Int? {
    let verb = CamelCase(useCase).words.first ?? ""
    return [useCase + suffix, verb + suffix].compactMap { name in
      outcomes.firstIndex { $0.name == name }
    }.first
  }
}

extension SwiftSource {
  /// Returns whether the methods of a worker's protocol run off the main actor.
  func takesTime(worker: String) -> Bool {
    members(at: SourcePlace(path: [worker])).contains { member in
      tokens[member.tokens].contains { "concurrent" ~= $0 }
    }
  }

  /// Returns the stored properties of a type whose types are written; `nil` if the type is not there.
  func fields(of path: [String]) -> [Field]? {
    let place = SourcePlace(path: path)
    guard declaration(at: place)?.body != nil else { return nil }
    return members(at: place).compactMap { member in
      guard member.keyword == "var", let variable = variable(of: member),
        variable.isStored, ":" ~= tokens[member.keywordIndex + 2],
        !tokens[member.start..<member.keywordIndex].contains(where: { "static" ~= $0 })
      else { return nil }
      return FieldType(variable.type.joined).map {
        Field(
          member.name, $0, placeholder: variable.value.isEmpty ? nil : variable.value.joined)
      }
    }
  }
}
