import SwiftReading
import SwiftWriting

/// What the components of a scene show of its description, beside its payloads.
struct SceneFeatures {
  let scene: String
  private let module: SwiftModule

  init(of scene: String, in module: SwiftModule) { (self.scene, self.module) = (scene, module) }

  /// Adds to a description what the components show.
  func complete(_ description: inout SceneDescription) {
    let state = SceneNames(description).state
    description.stateOrder =
      module.source(of: scene)?.members(of: scene, state, keyword: "var") ?? []
    description.isTraced = module.place(of: "\(scene)BusinessLogicTrace") != nil
    description.isDestination = module.place(of: "\(scene)Router") != nil
    description.selection = property("selection", of: "\(scene)DataStore").map {
      Field("selection", $0)
    }
    description.result = property("result", of: "\(scene)DataStore").map { Field("result", $0) }
    findOutcomes(in: &description)
    findPages(in: &description)
    findWork(in: &description, by: workers)
    findRules(in: &description)
    findErrors(in: &description)
    findRoutes(in: &description)
    for source in module.frontEnds(of: scene).flatMap({ module.sources(of: $0, for: scene) }) {
      findTexts(in: &description, shownBy: source)
    }
  }

  /// Returns the type of a property that a protocol requires, without a question mark.
  private func property(_ name: String, of boundary: String) -> FieldType? {
    guard let source = module.source(of: boundary) else { return nil }
    let members = source.members(at: SourcePlace(path: [boundary]))
    return members.first { $0.name == name }.flatMap(source.variable).flatMap { variable in
      FieldType(String(variable.type.joined.prefix { $0 != "?" }))
    }
  }

  /// Returns the methods and properties of a component, wherever its code is, with the words and marks of each.
  private func methods(of component: String) -> [String: ArraySlice<SwiftToken>] {
    var methods: [String: ArraySlice<SwiftToken>] = [:]
    for source in module.sources {
      for declaration in source.all where declaration.name == component {
        for member in declaration.body.map({ source.members(of: $0) }) ?? []
        where ["func", "var"].contains(member.keyword) {
          methods[member.name] = source.tokens[member.tokens]
        }
      }
    }
    return methods
  }

  /// Finds what use cases present, where their names do not say it.
  private func findOutcomes(in description: inout SceneDescription) {
    let presented = methods(of: "\(scene)PresentationLogic")
    func find(_ parts: inout [UseCase]) {
      for index in parts.indices {
        let type = "\(scene).\(parts[index].name).Response)"
        let method = presented.first { $0.value.joined.hasSuffix(type) }?.key
        parts[index].outcome = method?.removing(prefix: "present")
      }
    }
    find(&description.useCases)
    find(&description.outcomes)
  }

  /// Finds the use cases that fetch a list page by page; what fetches the next page follows from them.
  private func findPages(in description: inout SceneDescription) {
    for useCase in description.useCases {
      let next = useCase.pages[1].name
      guard let page = description.useCases.first(where: { $0.name == next }),
        useCase.requestFields.last?.name == UseCase.pageSize.name,
        useCase.responseFields.last == UseCase.hasMore
      else { continue }
      for suffix in ["Progress", "Failure"] {
        if let index = description.outcomes.firstIndex(where: { $0.name == page.name + suffix }) {
          description.outcomes.remove(at: index)
        }
      }
      description.useCases.removeAll { $0.name == next }
      guard let index = description.useCases.firstIndex(where: { $0.name == useCase.name }) else {
        continue
      }
      description.useCases[index].isPaged = true
      description.useCases[index].requestFields.removeLast()
      description.useCases[index].response?.removeLast()
      description.useCases[index].viewModel?.removeAll { $0.name == UseCase.hasMore.name }
    }
  }

  /// The types of what the interactor is given.
  private var workers: [String] {
    guard let source = module.source(of: "\(scene)Interactor") else { return [] }
    return source.members(at: SourcePlace(path: ["\(scene)Interactor"])).compactMap { member in
      member.keyword == "let" ? source.variable(of: member)?.type.last?.text : nil
    }
  }

  /// Finds the use cases whose work one of the workers does; their progress and failure follow from them.
  func findWork(in description: inout SceneDescription, by workers: [String]) {
    for worker in workers {
      let works = methods(of: worker)
      let takesTime = module.source(of: worker)?.takesTime(worker: worker) ?? false
      for index in description.useCases.indices {
        let useCase = description.useCases[index]
        // What follows from work that was found before is taken out already; an outcome can have its short name.
        guard !useCase.isWorked, let work = works[useCase.request] else { continue }
        let isStream = work.contains { "AsyncStream" ~= $0 }
        let failure = description.outcome("Failure", of: useCase.name)
        guard isStream || failure != nil else { continue }
        if !isStream { failure.map { _ = description.outcomes.remove(at: $0) } }
        if !isStream, takesTime, let progress = description.outcome("Progress", of: useCase.name) {
          description.outcomes.remove(at: progress)
        }
        description.useCases[index].isStream = isStream
        description.useCases[index].isAsync = takesTime
        description.useCases[index].isWorked = true
        if worker != "\(scene)Worker" { description.useCases[index].service = worker }
      }
    }
  }

  /// Returns the catalog that the scene's own worker reads, if it reads one.
  func catalog(of description: SceneDescription) -> DataModel.Catalog? {
    if module.place(of: "Catalog\(scene)Worker") == nil { return nil }
    for case .list(.named(let entries))? in description.useCases.lazy.flatMap(\.responseFields)
      .map(\.type)
    {
      let file = module.source(of: "\(entries)Catalog")?.tokens.lazy
        .compactMap { $0.text.removing(suffix: "_json") }.first
      if let file { return DataModel.Catalog(file: "\(file).json", entries: entries) }
    }
    return nil
  }

  /// Finds what the rules of use cases need beside their requests.
  private func findRules(in description: inout SceneDescription) {
    let rules = methods(of: "\(scene)Interactor")
    for index in description.useCases.indices {
      guard let rule = rules[description.useCases[index].request] else { continue }
      let words = rule.map(\.text)
      let pairs = Array(zip(words, words.dropFirst()))
      description.useCases[index].isSearch = pairs.contains { $0 == "pause" && $1 == ")" }
      description.useCases[index].usesSelection =
        description.selection != nil
        && pairs.contains { ["let", "guard"].contains($0) && $1 == "selection" }
      func name(before rest: String) -> String? {
        let rest = rest.split(separator: " ").map(String.init)
        return words.indices.first { words[$0...].dropFirst().starts(with: rest) }.map { words[$0] }
      }
      if let key = description.useCases[index].requestFields.first?.name {
        let found = [
          ". indices . contains ( request . index",
          ". first ( where : { $0 . id = = request . id",
          ". contains ( where : { $0 . id = = request . id",
        ]
        description.useCases[index].selects =
          found.lazy.filter { $0.hasSuffix(key) }.compactMap(name).first
      }
      let found = [
        ". removeAll { $0 . id = = selected . id }", ". firstIndex ( where : { $0 . id = =",
      ].lazy.compactMap(name).first
      let lists = description.useCases[index].responseFields.filter { $0.type.element != nil }
      if description.useCases[index].isWorked, lists.contains(where: { $0.name == found }) {
        description.useCases[index].changes = found
      }
      let stopped = name(before: ". cancel ( )")?.removing(suffix: "Work")
      description.useCases[index].stops =
        description.useCases.first { $0.isStream && $0.request == stopped }?.name
    }
  }

  /// Finds what can go wrong with the work of each worker, and to which outcomes that leads.
  ///
  /// What leads to none belongs to the use case of the error before it, since all of its worker can have it.
  private func findErrors(in description: inout SceneDescription) {
    let rules = methods(of: "\(scene)Interactor")
    let outcomes = SceneNames(description).otherOutcomes.filter { $0.kind == .other }
    let works = description.useCases.indices.filter { description.useCases[$0].isWorked }
    for service in Set(works.map { description.useCases[$0].service }) {
      let works = works.filter { description.useCases[$0].service == service }
      let type = "\(service ?? scene)Error"
      guard let source = module.source(of: type) else { continue }
      var last = works[0]
      for error in source.members(at: SourcePlace(path: [type]))
      where error.keyword == "case" && !["unavailable", "faulty"].contains(error.name) {
        let title = source.head(of: error).last { $0.hasPrefix("/// ") }?.dropFirst(4)
        func add(to index: Int, leadingTo outcome: String?) {
          description.useCases[index].errors.append(
            .init(
              name: error.name, title: title.map(String.init) ?? CamelCase(error.name).phrase,
              outcome: outcome))
          last = index
        }
        let leads = works.compactMap { index -> (Int, String)? in
          let rule = rules[description.useCases[index].request] ?? []
          let lead = rule.indices.dropFirst().dropLast().first {
            error.name ~= rule[$0] && "." ~= rule[$0 - 1] && ":" ~= rule[$0 + 1]
          }
          let call = lead.map { rule[($0 + 2)...].prefix { !("case" ~= $0) && !("default" ~= $0) } }
          return call?.lazy.compactMap { word in outcomes.first { $0.present ~= word } }.first
            .map { (index, $0.name) }
        }
        for (index, outcome) in leads { add(to: index, leadingTo: outcome) }
        if leads.isEmpty { add(to: last, leadingTo: nil) }
      }
    }
    let words = methods(of: "\(scene)Presenter").values.joined().map(\.text)
    let cases = Set(zip(words, words.dropFirst()).filter { $0.0 == "." }.map(\.1))
    description.errors = [description].errors.mapValues { errors in
      errors.filter { cases.contains($0.name) || words.contains("default") }
    }
  }

  /// Finds where use cases lead, and what they pass on.
  private func findRoutes(in description: inout SceneDescription) {
    guard description.isDestination else { return }
    let views = methods(of: "\(scene)View")
    let names = SceneNames(description)
    func find(_ parts: inout [UseCase]) {
      for index in parts.indices where !parts[index].isLink {
        let known = names.outcomes.first { $0.name == parts[index].name }
        parts[index].route =
          known.flatMap { views[$0.display] }?.lazy
          .compactMap { SceneDescription.Route(method: $0.text) }.first
      }
    }
    find(&description.useCases)
    find(&description.outcomes)
    if description.useCases.count == 1, description.useCases[0].route == nil {
      let others = description.outcomes.map(\.route)
      description.route =
        methods(of: "\(scene)RoutingLogic").keys.sorted().lazy
        .compactMap(SceneDescription.Route.init).first { !others.contains($0) }
    }
    let origins = module.source(of: "\(scene)DataStore")?.type(named: "\(scene)DataStore")?.head
    let passes = methods(of: "\(scene)Router")
    let results = methods(of: "\(scene)Interactor")
    for case .scene(let name) in description.routes {
      func end(_ end: String, _ isPassed: Bool) -> Field? {
        let type = isPassed ? property(end, of: "\(name)DataStore") : nil
        return type.map { Field(end, $0) }
      }
      description.ends[name] = .init(
        selection: end("selection", passes["passDataTo\(name)"] != nil),
        result: end("result", origins?.contains { "\(name)Origin" ~= $0 } ?? false))
      let taken = results["\(CamelCase(name).lowercased)Result"]?.map(\.text) ?? []
      for index in description.outcomes.indices {
        let known = names.outcomes.first { $0.name == description.outcomes[index].name }
        if let known, taken.contains(known.present) { description.outcomes[index].resultOf = name }
      }
    }
  }

  /// Finds what fields are until there is a rule: what rules and their tests say, and the presenter and the state.
  func findDefaults(in description: inout SceneDescription, tests: [SwiftSource]) {
    let rules = methods(of: "\(scene)Interactor")
    let words = methods(of: "\(scene)Presenter")
    let names = SceneNames(description)
    let state = module.source(of: scene)?.fields(of: [scene, names.state]) ?? []
    func complete(
      _ fields: inout [Field]?, _ call: String, in code: ArraySlice<SwiftToken>?,
      _ isKnown: (String, String) -> Bool
    ) {
      for index in fields?.indices ?? 0..<0 {
        guard let name = fields?[index].name,
          let value = code.flatMap({ Self.argument(name, of: call, in: $0) }), isKnown(name, value)
        else { continue }
        fields?[index].placeholder = value
      }
    }
    func find(_ parts: inout [UseCase]) {
      for index in parts.indices {
        guard let known = names.outcomes.first(where: { $0.name == parts[index].name }) else {
          continue
        }
        complete(&parts[index].response, known.present, in: rules[known.request]) { name, value in
          tests.contains { Self.argument(name, of: known.present, in: $0.tokens[...]) == value }
        }
        complete(&parts[index].viewModel, known.display, in: words[known.present]) { name, value in
          state.contains { $0.name == name && $0.placeholder == value }
        }
      }
    }
    find(&description.useCases)
    find(&description.outcomes)
  }

  /// Returns an argument of the payload in the first call of a method, as it is written.
  private static func argument(
    _ label: String, of call: String, in code: ArraySlice<SwiftToken>
  ) -> String? {
    guard let method = code.firstIndex(where: { call ~= $0 }),
      let payload = code[method...].firstIndex(where: { "init" ~= $0 })
    else { return nil }
    let depth = code[payload].depth + 1
    let arguments = code[(payload + 2)...].prefix { $0.depth >= depth }
    guard let name = arguments.firstIndex(where: { label ~= $0 && $0.depth == depth }) else {
      return nil
    }
    let value = arguments[name...].dropFirst(2).prefix { $0.depth > depth || !("," ~= $0) }
    return value.isEmpty ? nil : value.joined
  }
}

extension String {
  /// Returns the text after a beginning; `nil` if it does not begin so, or nothing is left.
  func removing(prefix: String) -> String? {
    hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : nil
  }
}
