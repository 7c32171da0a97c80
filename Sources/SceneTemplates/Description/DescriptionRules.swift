import StrictJSON

/// The rules for names, types and routes, which are checked after a part of a description was read.
extension DescriptionWalk {
  /// Reports the fields of a catalog's entries that JSON cannot have.
  mutating func checkEntries(_ name: String, at value: JSONValue) {
    for type in data.types where type.name == name || data.contains(type, inEntries: name) {
      for field in type.fields where !field.type.base.isBasic && data.described(field.type) == nil {
        // An unknown type without a default is a fault of its own.
        if field.placeholder == nil, field.type == field.type.base { continue }
        reader.report(
          .custom(
            "\(type.name).\(field.name) is of type \(field.type.base.swift), which JSON cannot have",
            remedy: "describe it in types"), at: value)
      }
    }
  }

  /// Reports a name that cannot be used.
  mutating func report(
    at value: JSONValue, _ check: () throws(NameFault) -> Void
  ) {
    do throws(NameFault) { try check() } catch { reader.report(error.problem, at: value) }
  }

  mutating func report(
    atKeyOf member: JSONMember, _ check: () throws(NameFault) -> Void
  ) {
    do throws(NameFault) { try check() } catch { reader.report(error.problem, atKeyOf: member) }
  }

  mutating func check(
    _ scene: SceneDescription, name: JSONValue, useCases: [UseCaseMember]
  ) {
    let names = SceneNames(scene, data: data)
    report(at: name) { () throws(NameFault) in try scene.validateName(names) }
    var seen: Set<String> = []
    for useCase in useCases {
      guard let name = useCase.name else { continue }
      report(at: name) { () throws(NameFault) in
        try scene.validate(useCase.description.name, names, known: &seen)
      }
      if let outcome = useCase.outcome, let text = useCase.description.outcome {
        report(at: outcome) { () throws(NameFault) in try SceneDescription.validateType(text) }
      }
      if data.type(named: useCase.description.name) != nil {
        reportTaken(useCase.description.name, by: "a described type", at: name)
      }
    }
    let outcomes = names.outcomes.map(\.outcome)
    var known: Set<String> = []
    for (index, useCase) in useCases.enumerated() where !known.insert(outcomes[index]).inserted {
      let place = useCase.outcome ?? useCase.name ?? useCase.value
      reportTaken(outcomes[index], by: "the outcome of another use case", at: place)
    }
  }

  private mutating func reportTaken(_ name: String, by owner: String, at value: JSONValue) {
    reader.report(
      .custom("\(name) is also the name of \(owner)", remedy: "choose another name"), at: value)
  }

  /// Reports a field of a view model that the state has with another type.
  mutating func checkState(of scene: SceneDescription, _ useCases: [UseCaseMember]) {
    let names = SceneNames(scene, data: data)
    // What the generator adds comes first, since only the others can be changed.
    var types: [String: FieldType] = [:]
    for (useCase, member) in zip(names.outcomes, useCases) where member.viewModel == nil {
      for field in useCase.viewModelFields { types[field.name] = field.type }
    }
    for field in names.otherOutcomes.filter({ $0.kind != .other }).flatMap(\.viewModelFields) {
      types[field.name] = field.type
    }
    for useCase in useCases {
      guard let value = useCase.viewModel, case .object(let members) = value.content else {
        continue
      }
      for field in useCase.description.viewModel ?? [] {
        let type = types[field.name] ?? field.type
        types[field.name] = type
        guard type != field.type, let member = members.first(where: { $0.key == field.name })
        else { continue }
        reader.report(
          .custom(
            "\(field.name) is \(field.type.swift) here and \(type.swift) in another view model, "
              + "but the state has it once",
            remedy: "use the same type, or another name"), at: member.value)
      }
    }
  }

  /// Reports names that two parts of the description declare.
  mutating func checkNames(of scenes: [Scene]) {
    var owners: [String: String] = [:]
    for type in data.types { owners[type.name] = "a described type" }
    for type in data.catalog?.types ?? [] { owners[type] = "the catalog's reader" }
    for scene in scenes {
      let names = SceneNames(scene.description, data: data)
      let own = names.types + [names.state]
      if let taken = own.first(where: { owners[$0] != nil }) {
        reportTaken(taken, by: owners[taken] ?? "", at: scene.name)
      }
      for name in names.types { owners[name] = "a type of the scene \(names.scene)" }
    }
  }

  mutating func checkRoutes(of scenes: [Scene]) {
    for scene in scenes {
      let place = scene.router ?? scene.name
      switch scene.description.route {
      case .scene(let name)?:
        report(at: place) { () throws(NameFault) in try SceneDescription.validate(name) }
        if name == scene.description.name {
          reader.report(
            .custom("\(name) cannot lead to itself", remedy: "name another scene"), at: place)
        } else if let other = scenes.first(where: { $0.description.name == name }),
          other.description.route == nil
        {
          reader.report(
            .custom("\(name) has no router", remedy: "add \"router\": true to it"), at: place)
        }
        if let other = scenes.first(where: { $0.description.name == name })?.description,
          other.selection.type != scene.description.selection.type
        {
          reader.report(
            .custom(
              "\(name) takes \(other.selection.type.swift) as its selection, not "
                + scene.description.selection.type.swift,
              remedy: "give both the same selection"), at: place)
        }
      case .origin?: break
      case nil: continue
      }
      if case .scene? = scene.description.route, scene.description.useCases.count < 2 {
        reader.report(
          .custom(
            "a router needs a second use case, which leads to the other scene", remedy: "add one"),
          at: place)
      }
    }
  }
}

extension NameFault {
  /// The fault as one of a JSON text.
  fileprivate var problem: JSONProblem {
    let remedy = words.remedy.prefix(1).lowercased() + words.remedy.dropFirst()
    return .custom(
      words.problem, remedy: remedy.hasSuffix(".") ? String(remedy.dropLast()) : remedy)
  }
}

extension DataModel {
  fileprivate func contains(_ type: DataType, inEntries name: String) -> Bool {
    self.type(named: name).map { contains(type.name, in: $0) } ?? false
  }
}
