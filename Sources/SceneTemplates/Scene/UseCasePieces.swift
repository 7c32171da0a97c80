import PlainText

/// The code of use cases in the files of a scene that exists, and that people have edited.
package struct UseCasePieces {
  /// Why use cases can be neither added nor removed.
  package struct Problem: Error {
    /// What is wrong and what to do.
    package let message: String
    /// Whether a name cannot be used.
    package private(set) var isMisuse = false

    /// There is no such scene among those of a package.
    package static func noScene(_ scene: String, among scenes: [String]) -> Problem {
      Problem(
        message: "There is no scene \(scene.printable). "
          + (scene.closest(in: scenes).map { "Did you mean \($0)?" }
            ?? "Write it first: swift package scene new \(scene.shellWord) --use-case …"))
    }
  }

  /// The names of the use cases, and those that can be requested.
  package let useCases: [String]
  package let requested: [String]
  /// The access level of the scene's types.
  package let access: Destination.Access
  /// The code, in order; what declares that a use case exists comes last.
  package private(set) var pieces: [UseCasePiece] = []
  private let names: SceneNames
  /// The names of the methods of the use cases.
  private let methods: Set<String>

  /// Plans the use cases and outcomes of a description that a scene lacks.
  ///
  /// - Throws: `Problem` if there is no such scene, or a name cannot be used.
  package init(
    adding wanted: SceneDescription, data: DataModel = DataModel(), to module: SwiftModule,
    templates: TemplateSet
  ) throws(Problem) {
    let scene = try Self.scene(wanted.name, in: module)
    let existing = scene.description
    let known = Set((existing.useCases + existing.outcomes).map(\.name))
    // The names that exist compile, so only the new ones are checked.
    var new = wanted
    if wanted.isAsync, !new.useCases.isEmpty { new.useCases[0].isAsync = true }
    new.useCases.removeAll { known.contains($0.name) }
    new.outcomes.removeAll { known.contains($0.name) }
    (new.route, new.result) = (nil, nil)
    if let fault = SceneDescriptions([new]).faults.first {
      throw Problem(message: fault.message, isMisuse: true)
    }
    if new.useCases.contains(where: \.isAsync),
      !module.sources.contains(where: {
        $0.has(modifier: "nonisolated", on: "\(wanted.name)Worker")
      })
    {
      throw Problem(
        message: "\(wanted.name) has no asynchronous worker. "
          + "Write one as in a scene that was generated with --async.")
    }
    var all = existing
    all.useCases += new.useCases
    all.outcomes += new.outcomes
    self.init(
      all, data, scene.access, in: module, templates,
      only: Set((new.useCases + new.outcomes).map(\.name)))
  }

  /// Finds the code of a use case, as it is generated.
  ///
  /// - Throws: `Problem` if there is no such scene or use case.
  package init(
    removing name: String, from scene: String, in module: SwiftModule, templates: TemplateSet
  ) throws(Problem) {
    let source = try Self.scene(scene, in: module)
    let names = source.description.useCases.map(\.name) + source.description.outcomes.map(\.name)
    guard names.contains(name) else {
      let likely = name.closest(in: names).map { "Did you mean \($0)?" }
      throw Problem(
        message: "\(scene) has no use case \(name.printable). "
          + (likely ?? "See: swift package scene list"))
    }
    self.init(
      source.description, source.data, source.access, in: module, templates, only: [name])
  }

  private static func scene(
    _ name: String, in module: SwiftModule
  ) throws(Problem) -> SceneSource {
    guard let scene = SceneSource(name, in: module) else {
      throw .noScene(name, among: module.scenes)
    }
    return scene
  }

  private init(
    _ description: SceneDescription, _ data: DataModel, _ access: Destination.Access,
    in module: SwiftModule, _ templates: TemplateSet, only: Set<String>
  ) {
    var names = SceneNames(description, data: data, access: access.prefix)
    let chosen = names.outcomes.filter {
      only.contains($0.name) || only.contains(names.owner(of: $0).name)
    }
    let state = module.sources.flatMap {
      $0.members(of: names.state, keyword: "var", owner: names.scene)
    }
    let hasStore = module.sources.contains {
      $0.members(of: "\(names.scene)View", keyword: "let").contains(names.store)
    }
    /// Whether an outcome can be shown: a state that has lost its message is not changed.
    func knows(_ useCase: UseCase) -> Bool {
      hasStore
        && (useCase.viewModelFields.map(\.name) != ["message"] || state.contains("message"))
    }
    let others = names.outcomes.filter { !chosen.contains($0) }.flatMap(\.viewModelFields)
    // A message is shared: other use cases empty it.
    let shared = Set(others.map(\.name) + state.filter { $0 == "message" })
    let shown = Set(chosen.filter(knows).flatMap(\.viewModelFields).map(\.name))
    let own = names.stateFields.filter { shown.contains($0.name) && !shared.contains($0.name) }
    names.stateFields =
      state.compactMap { name in names.stateFields.first { $0.name == name } }
      + names.stateFields.filter { !state.contains($0.name) }
    self.access = access
    self.names = names
    useCases = chosen.map(\.name)
    requested = chosen.filter { $0.kind == .request }.map(\.name)
    methods = Set(
      chosen.flatMap {
        [$0.kind == .request ? $0.request : $0.present, $0.present, $0.display]
      })
    for useCase in chosen {
      pieces += names.pieces(for: useCase, isKnown: knows(useCase), in: module, templates)
    }
    for field in own {
      let declaration = field.declaration(value: names.placeholder(of: field))
      pieces.append(
        UseCasePiece(
          code: "    /// \(field.summary)\n    \(names.access)var \(declaration)",
          place: SourcePlace(type: names.state, isApart: false, owner: names.scene)))
    }
    for useCase in chosen {
      let code = templates.text(
        of: "Payloads", names.values(module: ""), names.values(of: useCase))
      pieces.append(
        UseCasePiece(code: String(code.dropLast()), place: SourcePlace(type: names.scene)))
    }
  }
}

extension UseCasePieces {
  /// Returns a source without the calls of the use cases in lists, as the tests of a view have them.
  package func withoutCalls(_ text: String) -> String {
    text.lines.compactMap { line in
      var rest = line
      for method in methods {
        let code = rest.drop { $0 == " " || $0 == "\t" }
        if code.hasPrefix("view.\(method)(") || code.hasPrefix(".\(method)(.init("),
          rest.count(where: { $0 == "(" }) == rest.count(where: { $0 == ")" })
        {
          return nil
        }
        for call in [", .\(method)(.init())", ".\(method)(.init()), "] {
          rest = rest.replacing(call, with: "")
        }
      }
      return rest
    }.joined(separator: "\n")
  }

  /// Returns the lines of a source that name the use cases.
  package func lines(in text: String) -> [Int] {
    let tokens = (try? SwiftTokenizer.tokens(of: text, file: "")) ?? []
    let lines = tokens.indices.filter { index in
      methods.contains(tokens[index].text)
        || useCases.contains(tokens[index].text) && index > 1
          && (names.scene == tokens[index - 2].text || "enum" ~= tokens[index - 1])
    }.map { tokens[$0].line }
    return Set(lines).sorted()
  }
}

extension SceneNames {
  /// Returns the code of a use case in the files of its scene, except its payloads.
  ///
  /// - Parameter isKnown: Whether the state has what it shows.
  fileprivate func pieces(
    for useCase: UseCase, isKnown: Bool, in module: SwiftModule, _ templates: TemplateSet
  ) -> [UseCasePiece] {
    // The template, the type in whose body its text belongs, and the protocol that the body conforms to.
    var rows: [(template: String, type: String, conformance: String?)] = []
    if useCase.kind == .request {
      rows += [
        ("Requirement", "\(scene)BusinessLogic", nil),
        ("Rule", "\(scene)Interactor", "BusinessLogic"),
        ("Action", "\(scene)View", nil), ("RequestTest", "\(scene)InteractorTests", nil),
        ("ActionTest", "\(scene)ViewTests", nil),
      ]
    }
    rows += [
      ("PresentRequirement", "\(scene)PresentationLogic", nil),
      ("DisplayRequirement", "\(scene)DisplayLogic", nil),
      ("Presentation", "\(scene)Presenter", "PresentationLogic"),
      ("Display", "\(scene)View", "DisplayLogic"), ("PresentTest", "\(scene)PresenterTests", nil),
    ]
    if isKnown { rows.append(("DisplayTest", "\(scene)ViewTests", nil)) }
    if useCase.asksWorker {
      let workers = ["BuiltIn\(scene)Worker", "Catalog\(scene)Worker"]
      let worker = workers.first { module.place(of: $0) != nil } ?? workers[0]
      rows += [
        ("WorkRequirement", "\(scene)Worker", nil), ("BuiltInWork", worker, nil),
        ("StubbedWork", "\(scene)WorkerStub", nil),
      ]
    }
    let unknown: [String: TemplateValue] = [
      "unknown": .text(useCase.viewModelFields.first?.name ?? ""), "change": "",
      "hasChanges": false,
    ]
    let own = values(of: useCase).adding(isKnown ? [:] : unknown)
    let errors = module.sources.flatMap { $0.members(of: "\(scene)Error", keyword: "case") }
    let common = values(module: module.name).adding([
      "errors": .list(errors.map { ["name": .text($0), "isFaulty": false] })
    ])
    let methods = outcomes.filter { $0 != useCase }.flatMap {
      [$0.request, $0.present, $0.display]
    }
    return rows.map { row in
      UseCasePiece(
        code: String(templates.text(of: row.template, common, own).dropLast()),
        place: SourcePlace(
          type: row.type, conformance: row.conformance.map { scene + $0 }, methods: methods,
          isApart: !row.type.hasSuffix("Logic")))
    }
  }
}
