import PlainText

/// A use case to add to a scene that exists, and that people have edited.
package struct AddedUseCase {
  /// Code that belongs into a file of the scene.
  package struct Piece: Equatable {
    /// What it is, for a message.
    package var purpose: String
    /// Whether it belongs to the tests.
    package var isTest: Bool
    /// The code as it is to be pasted.
    package var code: String
    var template: String
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
  /// - Throws: `Problem` if there is no such scene, or the name cannot be used.
  package init(name: String, scene: String, module: SwiftModule) throws(Problem) {
    guard let source = module.sources.first(where: { $0.line(of: scene) != nil }),
      module.place(of: "\(scene)BusinessLogic") != nil
    else { throw .noScene(scene, likely: scene.closest(in: module.scenes)) }
    let existing = source.members(of: scene, keyword: "enum")
    guard !existing.contains(name) else { throw .exists(name, scene: scene) }
    var description = SceneDescription(
      name: scene, useCases: existing + [name], module: module.name)
    if source.has(modifier: "public", on: scene) { description.access = .public }
    if source.has(modifier: "package", on: scene) { description.access = .package }
    do throws(NameFault) {
      // The names that exist compile, so only the new one is checked.
      var alone = description
      alone.useCases = [UseCaseDescription(name: name)]
      try alone.validate()
    } catch {
      throw .name(error)
    }
    let names = SceneNames(description)
    guard let useCase = names.useCases.last else {
      throw .noScene(scene, likely: scene.closest(in: module.scenes))
    }
    let state = SwiftModule.hasMessage(names, in: module)
    pieces = names.pieces(for: useCase, others: names.useCases.dropLast(), hasMessage: state)
  }
}

extension AddedUseCase.Piece {
  /// Returns a source with this piece in its place; `nil` if the place is not in it, or not clear.
  package func inserted(into text: String) -> String? {
    guard let source = try? SwiftSource(text, file: "") else { return nil }
    let layout = SwiftLayout(indentation: Indentation(of: text))
    let lines = layout.format(template).split(separator: "\n", omittingEmptySubsequences: false)
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
    for useCase: UseCase, others: ArraySlice<UseCase>, hasMessage: Bool
  ) -> [AddedUseCase.Piece] {
    func piece(
      _ purpose: String, _ template: String, in type: String, conformance: String? = nil,
      after methods: [String] = [], isApart: Bool = true, isTest: Bool = false
    ) -> AddedUseCase.Piece {
      AddedUseCase.Piece(
        purpose: purpose, isTest: isTest, code: SwiftLayout().format(template), template: template,
        place: SourcePlace(
          type: type, conformance: conformance, methods: methods, isApart: isApart))
    }
    var pieces = [
      piece("the payloads", payloads(of: useCase), in: scene),
      piece(
        "the request", requirement(for: useCase), in: "\(scene)BusinessLogic", isApart: false),
      piece(
        "the response", presentRequirement(for: useCase), in: "\(scene)PresentationLogic",
        isApart: false),
      piece(
        "the view model", displayRequirement(for: useCase), in: "\(scene)DisplayLogic",
        isApart: false),
      piece(
        "the rule", method(for: useCase), in: "\(scene)Interactor",
        conformance: "\(scene)BusinessLogic", after: others.map(\.request)),
      piece(
        "the presentation", presentation(of: useCase), in: "\(scene)Presenter",
        conformance: "\(scene)PresentationLogic", after: others.map(\.present)),
      piece(
        "the user's action", String(action(for: useCase).dropFirst()), in: "\(scene)View",
        after: others.map(\.request)),
    ]
    var shown = display(useCase)
    if !hasMessage {
      // What the view holds is not known, so the change of its state is left to a person.
      shown = """
          \(access)func \(useCase.display)(viewModel: \(scene).\(useCase.name).ViewModel) {
            // Put viewModel.message into the state.
          }
        """
    }
    pieces.append(
      piece(
        "the display", shown, in: "\(scene)View", conformance: "\(scene)DisplayLogic",
        after: others.map(\.display)))
    pieces += [
      piece(
        "the interactor's test", requestTest(of: useCase), in: "\(scene)InteractorTests",
        isTest: true),
      piece(
        "the presenter's test", presentTest(of: useCase), in: "\(scene)PresenterTests",
        isTest: true),
      piece(
        "the view's test of a request", actionTest(of: useCase), in: "\(scene)ViewTests",
        isTest: true),
    ]
    if hasMessage {
      pieces.append(
        piece(
          "the view's test of its state", displayTest(of: useCase), in: "\(scene)ViewTests",
          isTest: true))
    }
    return pieces
  }

  private func actionTest(of useCase: UseCase) -> String {
    """
      @Test func `requests \(useCase.name)`() {
        view.\(useCase.request)()

        #expect(interactor.calls == [.\(useCase.request)(.init())])
      }
    """
  }
}
