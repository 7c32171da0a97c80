extension SceneNames {
  private var imports: String { "import Testing\n\n@testable import \(description.module)\n" }

  /// The suite of the view.
  var viewTests: String {
    let spies =
      "  private let interactor = \(scene)BusinessLogicSpy()"
      + (route == nil ? "" : "\n  private let router = \(scene)RouterSpy()")
    let requests = useCases.map { "    view.\($0.request)()" }.joined(separator: "\n")
    let calls = useCases.map { ".\($0.request)(.init())" }.joined(separator: ", ")
    return """
      \(imports)
      /// The view sends requests, and turns view models into its state.
      \(actor)struct \(scene)ViewTests {
        private let view = \(scene)View()
      \(spies)

        init() {
          view.interactor = interactor\(route == nil ? "" : "\n    view.router = router")
        }

        @Test func `turns user actions into requests`() {
      \(requests)

          #expect(interactor.calls == [\(calls)])
        }

      \(outcomes.map(displayTest).joined(separator: "\n\n"))
      }

      """
  }

  func displayTest(of useCase: UseCase) -> String {
    let value = hasEntries(useCase) ? "lines: [\"A line\"]" : "message: \"A sentence.\""
    let route =
      useCase == leaving ? self.route.map { "\n    #expect(router.calls == [.\($0)])" } : nil
    return """
        @Test func `shows the outcome of \(useCase.name)\(route == nil ? "" : ", and leaves")`() {
          view.\(useCase.display)(viewModel: .init(\(value)))

          #expect(view.\(store).state == \(scene).\(state)(\(value)))\(route ?? "")
        }
      """
  }

  /// The suite of the interactor.
  var interactorTests: String {
    let setUp =
      failure == nil
      ? """
        private let interactor = \(scene)Interactor()

        init() {
          interactor.presenter = presenter
        }
      """
      : """
        private let worker = \(scene)WorkerStub()
        private let interactor: \(scene)Interactor

        init() {
          interactor = \(scene)Interactor(worker: worker)
          interactor.presenter = presenter
        }
      """
    return """
      \(imports)
      /// The interactor answers each request with a response.
      \(actor)struct \(scene)InteractorTests {
        private let presenter = \(scene)PresentationLogicSpy()
      \(setUp)

      \((useCases.map(requestTest) + failureTest).joined(separator: "\n\n"))
      }

      """
  }

  /// Waits for the worker, in a test that asks it.
  private func wait(for useCase: UseCase?) -> String {
    guard let useCase, hasEntries(useCase), description.isAsync else { return "" }
    return "\n    await interactor.work?.value"
  }

  private func effects(of useCase: UseCase?) -> String {
    wait(for: useCase).isEmpty ? "" : " async"
  }

  func requestTest(of useCase: UseCase) -> String {
    let response = hasEntries(useCase) ? "entries: [\"First\", \"Second\"]" : ""
    return """
        @Test func `responds to \(useCase.name)`()\(effects(of: useCase)) {
          interactor.\(useCase.request)(request: .init())\(wait(for: useCase))

          #expect(presenter.calls == [.\(useCase.present)(.init(\(response)))])
        }
      """
  }

  private var failureTest: [String] {
    guard let failure, let first = useCases.first else { return [] }
    return [
      """
        @Test func `reports what the worker fails at`()\(effects(of: first)) {
          worker.error = .unavailable

          interactor.\(first.request)(request: .init())\(wait(for: first))

          #expect(presenter.calls == [.\(failure.present)(.init(error: .unavailable))])
        }
      """
    ]
  }

  /// The suite of the presenter.
  var presenterTests: String {
    """
    \(imports)
    /// The presenter formats responses into view models.
    \(actor)struct \(scene)PresenterTests {
      private let presenter = \(scene)Presenter()
      private let view = \(scene)DisplayLogicSpy()

      init() {
        presenter.view = view
      }

    \(outcomes.map(presentTest).joined(separator: "\n\n"))
    }

    """
  }

  func presentTest(of useCase: UseCase) -> String {
    let response =
      hasEntries(useCase)
      ? "entries: [\"First\", \"Second\"]" : useCase == failure ? "error: .unavailable" : ""
    let viewModel =
      hasEntries(useCase)
      ? "lines: [\"First\", \"Second\"]" : "message: \"\(sentence(for: useCase))\""
    return """
        @Test func `presents the outcome of \(useCase.name)`() {
          presenter.\(useCase.present)(response: .init(\(response)))

          #expect(view.calls == [.\(useCase.display)(.init(\(viewModel)))])
        }
      """
  }

  /// The suite of the router, if the scene has one.
  var routerTests: String? {
    guard let route = description.route else { return nil }
    var test = """
        @Test func `goes back`() {
          \(scene)Router(navigation: navigation).routeToOrigin()

          #expect(navigation.calls == [.goBack])
        }
      """
    if case .scene(let destination) = route {
      test = """
          @Test func `opens \(destination) with the selection`() throws {
            let router = \(scene)Router(navigation: navigation)
            let view = \(scene)View().configureView(router: router)
            view.router?.dataStore?.selection = "A selection"

            view.router?.routeTo\(destination)()

            let scene = try #require(navigation.scenes.first as? \(destination)View)
            #expect(scene.router?.dataStore?.selection == "A selection")
          }
        """
    }
    return """
      \(imports)
      /// The router leads to another scene.
      \(actor)struct \(scene)RouterTests {
        private let navigation = SceneNavigationSpy()

      \(test)
      }

      """
  }

  /// The suite of the worker that is built in, if the scene has one.
  var workerTests: String? {
    guard failure != nil, let first = useCases.first else { return nil }
    return """
      \(imports)
      /// The worker returns its entries.
      \(actor)struct \(scene)WorkerTests {
        @Test func `returns what is built in`() {
          #expect(BuiltIn\(scene)Worker().\(first.request)() == ["One", "Two", "Three"])
        }
      }

      """
  }
}
