import SwiftReading

/// Scenes as they are and as they are to be, both as descriptions.
package struct SceneChange {
  package private(set) var old = SceneDescriptions([])
  package private(set) var new = SceneDescriptions([])

  /// Adds a use case to a scene of a module.
  package init(adding useCase: UseCase, to source: SceneSource, in module: SwiftModule) {
    old = source.described(in: module)
    new = old
    new.scenes[0].useCases.append(useCase)
  }

  /// Removes a use case or an outcome from a scene of a module that has tests; with the last use case, the scene.
  package init(
    removing name: String, from source: SceneSource, in module: SwiftModule, tests: [SwiftSource]
  ) {
    old = source.described(in: module)
    SceneFeatures(of: old.scenes[0].name, in: module).findDefaults(in: &old.scenes[0], tests: tests)
    new = old
    new.scenes[0].useCases.removeAll { $0.name == name }
    new.scenes[0].outcomes.removeAll { $0.name == name }
    if new.scenes[0].useCases.isEmpty { new.scenes = [] }
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
      old.data.add(source.data.types.filter { new.data.type(named: $0.name) == nil })
      new.data.add(source.data.types)
      for scene in source.described(in: module).scenes {
        old.scenes.append(scene.knowing(wanted))
        new.scenes.append(wanted.keeping(scene))
      }
    }
    old.data.imports = described.data.imports.filter { name in
      old.scenes.contains { scene in
        module.source(of: "\(scene.name)View")?.imports.contains("import \(name)") ?? false
      }
    }
  }
}

extension SceneDescription {
  /// Returns what the sources of a scene say, with the fields' titles and defaults, which only its description knows.
  fileprivate func knowing(_ wanted: SceneDescription) -> Self {
    var scene = self
    func complete(_ parts: inout [UseCase], from described: [UseCase]) {
      for index in parts.indices {
        guard let known = described.first(where: { $0.name == parts[index].name }) else { continue }
        parts[index].complete(from: known)
      }
    }
    complete(&scene.useCases, from: wanted.useCases)
    complete(&scene.outcomes, from: wanted.outcomes)
    return scene
  }

  /// Returns what is wanted, with what a scene has beside it.
  fileprivate func keeping(_ known: SceneDescription) -> Self {
    var scene = self
    scene.stateOrder = known.stateOrder
    // The command line may have said so when the scene was written.
    scene.isTraced = isTraced || known.isTraced
    scene.isOnMainActor = isOnMainActor || known.isOnMainActor && !known.waits
    scene.isDestination = isDestination || known.isDestination
    for (name, ends) in known.ends where scene.ends[name] == nil { scene.ends[name] = ends }
    func keep(_ known: [UseCase], in parts: inout [UseCase], beside others: [UseCase]) {
      var place = 0
      for part in known {
        if let index = parts.firstIndex(where: { $0.name == part.name }) {
          place = index + 1
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
    keep(known.useCases, in: &scene.useCases, beside: outcomes)
    keep(known.outcomes, in: &scene.outcomes, beside: useCases)
    return scene
  }
}

extension UseCase {
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
