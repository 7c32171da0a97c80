import PlainText

/// A use case to add to a scene that exists, and that people have edited.
package struct AddedUseCase {
  /// Code that belongs into a file of the scene.
  package struct Piece {
    /// What it is, for a message.
    package var purpose: String
    /// Whether it belongs to the tests.
    package var isTest: Bool
    /// Returns the code, indented.
    fileprivate var render: (Indentation) -> String
    var place: SourcePlace
  }

  /// Why a use case cannot be added.
  package enum Problem: Error, Equatable {
    case name(NameFault)
    case noScene(String, likely: String?)
    case exists(String, scene: String)

    /// What is wrong and what to do.
    package var message: String {
      switch self {
      case .name(let fault): fault.message
      case .noScene(let scene, let likely?):
        "There is no scene \(scene.printable). Did you mean \(likely)?"
      case .noScene(let scene, nil):
        "There is no scene \(scene.printable). "
          + "Write it first: swift package scene new \(scene.shellWord) --use-case …"
      case .exists(let name, let scene): "\(scene) already has \(name). Choose another name."
      }
    }
  }

  /// The code to insert, in order.
  package let pieces: [Piece]

  /// Plans a use case.
  ///
  /// - Parameters:
  ///   - name: The name of the use case.
  ///   - scene: The name of the scene.
  ///   - module: The module that declares the scene.
  ///   - templates: The templates of the code.
  /// - Throws: `Problem` if there is no such scene, or the name cannot be used.
  package init(
    name: String, scene: String, module: SwiftModule, templates: TemplateSet
  ) throws(Problem) {
    guard let source = module.sources.first(where: { $0.line(of: scene) != nil }),
      module.place(of: "\(scene)BusinessLogic") != nil
    else { throw .noScene(scene, likely: scene.closest(in: module.scenes)) }
    let existing = source.members(of: scene, keyword: "enum")
    guard !existing.contains(name) else { throw .exists(name, scene: scene) }
    let description = SceneDescription(name: scene, useCases: existing + [name])
    let access = Destination.Access.allCases.first { source.has(modifier: $0.rawValue, on: scene) }
    do throws(NameFault) {
      // The names that exist compile, so only the new one is checked.
      var alone = description
      alone.useCases = [UseCaseDescription(name: name)]
      try alone.validate()
    } catch {
      throw .name(error)
    }
    let names = SceneNames(description, access: (access ?? .internal).prefix)
    guard let useCase = names.useCases.last else {
      throw .noScene(scene, likely: scene.closest(in: module.scenes))
    }
    pieces = names.pieces(
      for: useCase, in: module.name, hasMessage: SwiftModule.hasMessage(names, in: module),
      templates: templates)
  }
}

extension AddedUseCase.Piece {
  /// The code as it is to be pasted.
  package var code: String { render(.spaces(2)) }

  /// Returns a source with this piece in its place; `nil` if the place is not in it, or not clear.
  package func inserted(into text: String) -> String? {
    guard let source = try? SwiftSource(text, file: "") else { return nil }
    let lines = render(Indentation(of: text)).split(
      separator: "\n", omittingEmptySubsequences: false)
    return source.inserting(lines.map(String.init), at: place, into: text)
  }

  /// The type in whose body the piece belongs.
  package var type: String { place.type }
}

extension SwiftModule {
  /// Returns whether a scene's view shows messages in its store, as the generated one does.
  fileprivate static func hasMessage(_ names: SceneNames, in module: SwiftModule) -> Bool {
    let hasState = module.sources.contains {
      $0.members(of: names.state, keyword: "var").contains("message")
    }
    let hasStore = module.sources.contains {
      $0.members(of: "\(names.scene)View", keyword: "let").contains(names.store)
    }
    return hasState && hasStore
  }
}

extension SceneNames {
  fileprivate func pieces(
    for useCase: UseCase, in module: String, hasMessage: Bool, templates: TemplateSet
  ) -> [AddedUseCase.Piece] {
    let others = useCases.dropLast()
    let own = values(of: useCase).adding(["isStateUnknown": .flag(!hasMessage)])
      .adding(hasMessage ? [:] : ["change": "", "hasChanges": false])
    let stack = [values(module: module), own]
    func piece(
      _ purpose: String, _ template: String, in suffix: String, conformance: String? = nil,
      after methods: [String] = [], isApart: Bool = true, isTest: Bool = false
    ) -> AddedUseCase.Piece {
      AddedUseCase.Piece(
        purpose: purpose, isTest: isTest,
        render: { String(templates.text(of: template, stack, indentation: $0).dropLast()) },
        place: SourcePlace(
          type: scene + suffix, conformance: conformance.map { scene + $0 }, methods: methods,
          isApart: isApart))
    }
    let pieces = [
      piece("the payloads", "Payloads", in: ""),
      piece("the request", "Requirement", in: "BusinessLogic", isApart: false),
      piece("the response", "PresentRequirement", in: "PresentationLogic", isApart: false),
      piece("the view model", "DisplayRequirement", in: "DisplayLogic", isApart: false),
      piece(
        "the rule", "Rule", in: "Interactor", conformance: "BusinessLogic",
        after: others.map(\.request)),
      piece(
        "the presentation", "Presentation", in: "Presenter", conformance: "PresentationLogic",
        after: others.map(\.present)),
      piece("the user's action", "Action", in: "View", after: others.map(\.request)),
      piece(
        "the display", "Display", in: "View", conformance: "DisplayLogic",
        after: others.map(\.display)),
      piece("the interactor's test", "RequestTest", in: "InteractorTests", isTest: true),
      piece("the presenter's test", "PresentTest", in: "PresenterTests", isTest: true),
      piece("the view's test of a request", "ActionTest", in: "ViewTests", isTest: true),
    ]
    if !hasMessage { return pieces }
    return pieces + [
      piece("the view's test of its state", "DisplayTest", in: "ViewTests", isTest: true)
    ]
  }
}
