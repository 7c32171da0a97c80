import SwiftReading
import SwiftWriting

/// Scenes as they are and as they are to be, both as descriptions.
package struct SceneChange {
  package private(set) var old = SceneDescriptions([])
  package private(set) var new = SceneDescriptions([])
  /// A use case or an outcome that cannot be without what is removed, if there is one.
  package private(set) var dependent: String?

  /// Adds a use case to a scene of a module.
  package init(adding useCase: UseCase, to source: SceneSource, in module: SwiftModule) {
    old = source.described(in: module)
    ShownFields(in: module).complete(&old)
    new = old
    new.scenes[0].useCases.append(useCase)
    finish()
  }

  /// Removes a use case or an outcome from a scene of a module that has tests; with the last use case, the scene.
  package init(
    removing name: String, from source: SceneSource, in module: SwiftModule, tests: [SwiftSource]
  ) {
    old = source.described(in: module)
    ShownFields(in: module).complete(&old)
    SceneFeatures(of: old.scenes[0].name, in: module).findDefaults(in: &old.scenes[0], tests: tests)
    new = old
    new.scenes[0].remove(name)
    if new.scenes[0].useCases.isEmpty { new.scenes = [] }
    finish()
    let known = old.faults.map(\.problem)
    let path = new.faults.first { !known.contains($0.problem) }?.path.dropFirst(2) ?? []
    if let key = path.first, let index = path.dropFirst().first.flatMap(Int.init) {
      let parts = key == "useCases" ? new.scenes[0].useCases : new.scenes[0].outcomes
      dependent = parts[index].name
    }
  }

  /// Changes the scenes of a module that a file describes, and the data that they share.
  package init(to described: SceneDescriptions, in module: SwiftModule) {
    (old.data, new.data) = (described.data, described.data)
    old.data.types = SceneDifferences(of: described, in: module).types
    if let catalog = described.data.catalog, module.place(of: catalog.reader) == nil {
      old.data.catalog = nil
    }
    for wanted in described.scenes {
      guard let source = SceneSource(wanted.name, in: module) else { continue }
      add(source, in: module)
      new.scenes[new.scenes.count - 1] = wanted
      old.scenes[old.scenes.count - 1].know(wanted)
    }
    ShownFields(in: module).complete(&old)
    for (index, known) in old.scenes.enumerated() { new.scenes[index].keep(known) }
    new.data.keep(old.data)
    addOthers(in: module)
    old.data.imports = described.data.imports.filter { name in
      old.scenes.contains { scene in
        module.source(of: "\(scene.name)View")?.imports.contains("import \(name)") ?? false
      }
    }
    finish()
  }

  /// Adds a scene that stays as it is.
  private mutating func add(_ source: SceneSource, in module: SwiftModule) {
    let known = source.described(in: module)
    old.data.add(known.data.types.filter { new.data.type(named: $0.name) == nil })
    new.data.add(known.data.types)
    old.scenes += known.scenes
    new.scenes += known.scenes
  }

  /// Adds the other scenes of a module that share services, and so have their new errors to present.
  private mutating func addOthers(in module: SwiftModule) {
    let (before, after) = (old.scenes.errors, new.scenes.errors)
    let services = after.keys.filter { before[$0]?.map(\.name) != after[$0]?.map(\.name) }
    if services.isEmpty { return }
    for name in module.scenes where !old.scenes.contains(where: { $0.name == name }) {
      guard let source = SceneSource(name, in: module),
        SceneSource.differences(of: name, in: module, tests: []).isEmpty
      else { continue }
      let useCases = source.described(in: module).scenes[0].useCases
      if useCases.contains(where: { services.contains($0.service ?? "") }) {
        add(source, in: module)
      }
    }
  }

  /// Tells scenes of all errors of their services, and which fields their states lack.
  private mutating func finish() {
    new.scenes.shareErrors()
    for index in old.scenes.indices where !old.scenes[index].stateOrder.isEmpty {
      let scene = old.scenes[index]
      let state = SceneNames(scene, data: old.data).stateFields.map(\.name)
      let lacking = Set(state).subtracting(scene.stateOrder)
      old.scenes[index].lackingState = lacking
      guard let place = new.scenes.firstIndex(where: { $0.name == scene.name }) else { continue }
      let known = scene.useCases + scene.outcomes
      let shown = SceneNames(new.scenes[place], data: new.data).outcomes.filter { outcome in
        !known.contains { $0.name == outcome.name }
      }
      new.scenes[place].lackingState = lacking.subtracting(
        shown.flatMap(\.viewModelFields).map(\.name))
    }
  }
}

extension DataModel {
  /// Takes what descriptions do not say of types from those that are there.
  fileprivate mutating func keep(_ known: DataModel) {
    types = types.map { type in
      guard let known = known.type(named: type.name) else { return type }
      var type = type
      type.conformances.formUnion(known.conformances)
      for index in type.fields.indices {
        let field = known.fields.first { $0.name == type.fields[index].name }
        if let field { type.fields[index].keep(field) }
      }
      for index in type.cases.indices {
        let name = type.cases[index].name
        guard type.cases[index].title == CamelCase(name).phrase,
          let title = known.cases.first(where: { $0.name == name })?.title
        else { continue }
        type.cases[index].title = title
      }
      return type
    }
  }
}

extension SceneDescription {
  /// Removes a use case or an outcome, and what is only for it.
  fileprivate mutating func remove(_ name: String) {
    let removed = useCases.first { $0.name == name }
    useCases.removeAll { $0.name == name }
    outcomes.removeAll { $0.name == name }
    for index in useCases.indices {
      if useCases[index].stops == name { useCases[index].stops = nil }
      useCases[index].errors = useCases[index].errors.map { $0.outcome == name ? $0.plain : $0 }
    }
    // Others that its worker serves can have its errors, too.
    guard let removed,
      let other = useCases.firstIndex(where: { $0.isWorked && $0.service == removed.service })
    else { return }
    useCases[other].errors += removed.errors.filter { $0.outcome == nil }
  }

  /// Takes titles and defaults of fields from a description, since code does not tell them from others.
  fileprivate mutating func know(_ wanted: SceneDescription) {
    func known(_ field: Field?, _ wanted: Field?) -> Field? {
      field?.type == wanted?.type ? wanted : field
    }
    (selection, result) = (known(selection, wanted.selection), known(result, wanted.result))
    for (name, end) in wanted.ends {
      guard let own = ends[name] else { continue }
      ends[name] = .init(
        selection: known(own.selection, end.selection), result: known(own.result, end.result))
    }
    func complete(_ parts: inout [UseCase], from described: [UseCase]) {
      for index in parts.indices {
        guard let known = described.first(where: { $0.name == parts[index].name }) else { continue }
        parts[index].complete(from: known)
      }
    }
    complete(&useCases, from: wanted.useCases)
    complete(&outcomes, from: wanted.outcomes)
  }

  /// Takes what the description does not say from the scene that is there.
  fileprivate mutating func keep(_ known: SceneDescription) {
    title = title ?? known.title
    stateOrder = known.stateOrder
    // The command line may have said so when the scene was written.
    isTraced = isTraced || known.isTraced
    isOnMainActor = isOnMainActor || known.isOnMainActor && !known.waits
    isDestination = isDestination || known.isDestination
    for (name, ends) in known.ends where self.ends[name] == nil { self.ends[name] = ends }
    func keep(_ known: [UseCase], in parts: inout [UseCase], beside others: [UseCase]) {
      var place = 0
      for part in known {
        if let index = parts.firstIndex(where: { $0.name == part.name }) {
          place = index + 1
          parts[index].keep(part)
          let asks = parts[index].service != nil || parts[index].isWorked || index == 0 && hasWorker
          if part.isAsync, !parts[index].isNeverAsync, asks || part.service == nil {
            parts[index].isAsync = true
            if !asks {
              parts[index].response = parts[index].response ?? part.response
              parts[index].viewModel = parts[index].viewModel ?? part.viewModel
            }
          }
        } else if !others.contains(where: { $0.name == part.name }) {
          parts.insert(part, at: place)
          place += 1
        }
      }
    }
    keep(known.useCases, in: &useCases, beside: outcomes)
    keep(known.outcomes, in: &outcomes, beside: useCases)
    keepErrors(of: known)
  }

  /// Keeps the errors of workers that the description does not mention.
  private mutating func keepErrors(of known: SceneDescription) {
    func worker(of useCase: UseCase) -> String { useCase.service ?? service ?? name }
    for part in known.useCases {
      let index = useCases.firstIndex { $0.name == part.name }
      guard let index, worker(of: useCases[index]) == worker(of: part) else { continue }
      let described = useCases.filter { worker(of: $0) == worker(of: part) }.flatMap(\.errors)
      useCases[index].errors += part.errors.filter { error in
        !described.contains { $0.name == error.name }
      }
    }
  }
}

extension UseCase {
  /// Takes what a description does not say from the use case that is there.
  fileprivate mutating func keep(_ known: UseCase) {
    isLink = isLink && known.isLink
    title = title ?? known.title
    confirmation = confirmation ?? known.confirmation
    for index in requestFields.indices {
      let field = known.requestFields.first { $0.name == requestFields[index].name }
      if let field { requestFields[index].keep(field) }
    }
  }

  /// Takes the titles and the defaults of fields from a description.
  fileprivate mutating func complete(from described: UseCase) {
    func complete(_ fields: inout [Field], from known: [Field]) {
      for index in fields.indices {
        fields[index] =
          known.first { $0.name == fields[index].name && $0.type == fields[index].type }
          ?? fields[index]
      }
    }
    complete(&requestFields, from: described.requestFields)
    if var fields = response {
      complete(&fields, from: described.responseFields)
      response = fields
    }
    if var fields = viewModel {
      complete(&fields, from: described.viewModelFields)
      viewModel = fields
    }
  }
}
