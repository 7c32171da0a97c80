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

  /// The name of the scene.
  let scene: String
  /// The names of the use cases, and those that can be requested.
  package let useCases: [String]
  package let requested: [String]
  /// The access level of the scene's types.
  package let access: Destination.Access
  /// The code, in order; what declares that a use case exists comes last.
  package let pieces: [UseCasePiece]
  /// The names of the methods of the use cases.
  let methods: Set<String>
  /// The properties of the state that only these use cases show, and that of the view with the state.
  private let properties: Set<String>
  private let store: String

  /// Plans the use cases and outcomes of a description that a scene lacks.
  ///
  /// - Parameters:
  ///   - wanted: The scene, with some use cases or all.
  ///   - data: The types of the fields.
  ///   - module: The module that declares the scene.
  ///   - templates: The templates of the code.
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
    let names = SceneNames(description, data: data, access: access.prefix)
    self.access = access
    let chosen = names.outcomes.filter {
      only.contains($0.name) || only.contains(names.owner(of: $0).name)
    }
    let state = StateSource(names, in: module)
    scene = names.scene
    useCases = chosen.map(\.name)
    properties = Set(names.properties(only: chosen, state).map(\.name))
    store = names.store
    requested = useCases.filter { names.numbers[$0] != nil }
    pieces =
      chosen.flatMap { names.pieces(for: $0, state, in: module, templates) }
      + names.properties(only: chosen, state).map(\.piece)
      + chosen.map { names.payloads(of: $0, templates) }
    methods = Set(
      chosen.flatMap {
        [names.numbers[$0.name] == nil ? $0.present : $0.request, $0.present, $0.display]
      })
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
          && (scene == tokens[index - 2].text || "enum" ~= tokens[index - 1])
        || properties.contains(tokens[index].text) && index > 1 && "." ~= tokens[index - 1]
          && ["state", "$0", store].contains(tokens[index - 2].text)
    }.map { tokens[$0].line }
    return Set(lines).sorted()
  }
}

extension SceneNames {
  fileprivate func payloads(of useCase: UseCase, _ templates: TemplateSet) -> UseCasePiece {
    UseCasePiece(
      purpose: "the payloads",
      render: {
        LineLayout(indentation: $0).text(
          of: String(
            templates.text(of: "Payloads", values(module: ""), values(of: useCase)).dropLast()))
      }, place: SourcePlace(type: scene))
  }

  /// Returns the properties of the state that only some use cases show.
  fileprivate func properties(
    only chosen: [UseCase], _ state: StateSource
  ) -> [(name: String, piece: UseCasePiece)] {
    let others = outcomes.filter { !chosen.contains($0) }.flatMap(\.viewModelFields)
    // A message is shared: other use cases empty it.
    let shared = Set(others.map(\.name) + state.properties.filter { $0 == "message" })
    let shown = Set(chosen.filter(state.knows).flatMap(\.viewModelFields).map(\.name))
    return stateFields.filter { shown.contains($0.name) && !shared.contains($0.name) }.map {
      field in
      let declaration = StructValues.declaration(of: field, value: placeholder(of: field))
      let code = "    /// \(field.summary)\n    \(access)var \(declaration)"
      let piece = UseCasePiece(
        purpose: "the state's property", render: { LineLayout(indentation: $0).text(of: code) },
        place: SourcePlace(type: self.state, isApart: false, owner: scene))
      return (field.name, piece)
    }
  }

  fileprivate func pieces(
    for useCase: UseCase, _ state: StateSource, in module: SwiftModule, _ templates: TemplateSet
  ) -> [UseCasePiece] {
    let others = outcomes.filter { $0 != useCase }
    let isKnown = state.knows(useCase)
    var ordered = self
    ordered.stateFields =
      state.properties.compactMap { name in
        stateFields.first { $0.name == name }
      } + stateFields.filter { !state.properties.contains($0.name) }
    let own = ordered.values(of: useCase).adding(
      isKnown
        ? [:]
        : [
          "unknown": .text(useCase.viewModelFields.first?.name ?? ""), "change": "",
          "hasChanges": false,
        ])
    let errors = module.sources.flatMap { $0.members(of: "\(scene)Error", keyword: "case") }
    let common = values(module: module.name).adding([
      "errors": .list(errors.map { ["name": .text($0), "isFaulty": false] })
    ])
    func piece(
      _ purpose: String, _ template: String, in suffix: String, conformance: String? = nil,
      after methods: [String] = [], isApart: Bool = true, isTest: Bool = false, type: String? = nil
    ) -> UseCasePiece {
      UseCasePiece(
        purpose: purpose, isTest: isTest,
        render: {
          LineLayout(indentation: $0).text(
            of: String(templates.text(of: template, common, own).dropLast()))
        },
        place: SourcePlace(
          type: type ?? scene + suffix, conformance: conformance.map { scene + $0 },
          methods: methods,
          isApart: isApart))
    }
    let requests = [
      piece("the request", "Requirement", in: "BusinessLogic", isApart: false),
      piece(
        "the rule", "Rule", in: "Interactor", conformance: "BusinessLogic",
        after: others.map(\.request)),
      piece("the user's action", "Action", in: "View", after: others.map(\.request)),
      piece("the interactor's test", "RequestTest", in: "InteractorTests", isTest: true),
      piece("the view's test of a request", "ActionTest", in: "ViewTests", isTest: true),
    ]
    let responses = [
      piece("the response", "PresentRequirement", in: "PresentationLogic", isApart: false),
      piece("the view model", "DisplayRequirement", in: "DisplayLogic", isApart: false),
      piece(
        "the presentation", "Presentation", in: "Presenter", conformance: "PresentationLogic",
        after: others.map(\.present)),
      piece(
        "the display", "Display", in: "View", conformance: "DisplayLogic",
        after: others.map(\.display)),
      piece("the presenter's test", "PresentTest", in: "PresenterTests", isTest: true),
    ]
    let workers = ["BuiltIn\(scene)Worker", "Catalog\(scene)Worker"]
    let worker = workers.first { module.place(of: $0) != nil } ?? workers[0]
    let earlier = others.map(\.request)
    let work =
      [
        piece("the worker's method", "WorkRequirement", in: "Worker"),
        piece("the work", "BuiltInWork", in: "", after: earlier, type: worker),
        piece("the stub's method", "StubbedWork", in: "WorkerStub", after: earlier, isTest: true),
      ]
      + (description.waits
        ? [
          piece(
            "the waiting stub's method", "HeldWork", in: "HeldWorkerStub", after: earlier,
            isTest: true)
        ] : [])
      + (module.place(of: "\(scene)FailingWorker") == nil
        ? []
        : [
          piece(
            "the preview's method", "FailingWork", in: "FailingWorker", after: earlier,
            isApart: false)
        ])
    let display = piece(
      "the view's test of its state", "DisplayTest", in: "ViewTests", isTest: true)
    return (numbers[useCase.name] == nil ? [] : requests) + responses + (isKnown ? [display] : [])
      + (useCase.asksWorker ? work : [])
  }
}
