extension SceneNames {
  private var testImports: String {
    imports(["Testing"]) + "@testable import \(description.module)\n"
  }

  // MARK: Values

  /// Returns fields with sample values, as arguments.
  private func samples(_ fields: [Field]) -> String {
    fields.map { "\($0.name): \(sample(of: $0, in: fields).swift)" }
      .joined(separator: ", ")
  }

  private func sample(of field: Field, in fields: [Field]) -> Literal {
    // Each field has another number, so that a test notices two that are exchanged.
    let index = fields.firstIndex { $0.name == field.name } ?? 0
    return data.sample(of: field, number: index + 1)
  }

  /// Returns a call of the view with sample values.
  func sampleAction(of useCase: UseCase) -> String {
    "view.\(useCase.request)(\(samples(useCase.requestFields)))"
  }

  // MARK: Suites

  /// The suite of the view.
  var viewTests: String {
    let spies =
      "  private let interactor = \(scene)BusinessLogicSpy()"
      + (route == nil ? "" : "\n  private let router = \(scene)RouterSpy()")
    let requests = useCases.map { "    \(sampleAction(of: $0))" }.joined(separator: "\n")
    let calls = useCases.map { ".\($0.request)(.init(\(samples($0.requestFields))))" }
      .joined(separator: ", ")
    return """
      \(testImports)
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
    let fields = useCase.viewModelFields
    // The arguments of the state's initializer have an order of their own.
    let state = stateFields.compactMap { field in
      fields.contains { $0.name == field.name }
        ? "\(field.name): \(sample(of: field, in: fields).swift)" : nil
    }
    let route =
      useCase == leaving ? self.route.map { "\n    #expect(router.calls == [.\($0)])" } : nil
    return """
        @Test func `shows the outcome of \(useCase.name)\(route == nil ? "" : ", and leaves")`() {
          view.\(useCase.display)(viewModel: .init(\(samples(fields))))

          #expect(view.\(store).state == \(scene).\(self.state)(\(state.joined(separator: ", "))))\(route ?? "")
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
      \(testImports)
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
    guard let useCase, asksWorker(useCase), description.isAsync else { return "" }
    return "\n    await interactor.work?.value"
  }

  private func effects(of useCase: UseCase?) -> String {
    wait(for: useCase).isEmpty ? "" : " async"
  }

  func requestTest(of useCase: UseCase) -> String {
    let response = useCase.responseFields.map { field in
      let isWork = asksWorker(useCase) && field == workField
      let value = isWork ? data.sample(of: field, number: 1) : placeholder(of: field)
      return "\(field.name): \(value.swift)"
    }
    return """
        @Test func `responds to \(useCase.name)`()\(effects(of: useCase)) {
          interactor.\(useCase.request)(request: .init(\(samples(useCase.requestFields))))\(wait(for: useCase))

          #expect(presenter.calls == [.\(useCase.present)(.init(\(response.joined(separator: ", "))))])
        }
      """
  }

  private var failureTest: [String] {
    guard let failure, let first = useCases.first else { return [] }
    return [
      """
        @Test func `reports what the worker fails at`()\(effects(of: first)) {
          worker.error = \(errorSample)

          interactor.\(first.request)(request: .init(\(samples(first.requestFields))))\(wait(for: first))

          #expect(presenter.calls == [.\(failure.present)(.init(error: \(errorSample)))])
        }
      """
    ]
  }

  /// The suite of the presenter.
  var presenterTests: String {
    """
    \(testImports)
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
    let response = useCase == failure ? "error: \(errorSample)" : samples(useCase.responseFields)
    let viewModel = useCase.viewModelFields.map { field in
      let value = shown(field, in: useCase) { sample(of: $0, in: useCase.responseFields) }
      return "\(field.name): \(value.swift)"
    }
    return """
        @Test func `presents the outcome of \(useCase.name)`() {
          presenter.\(useCase.present)(response: .init(\(response)))

          #expect(view.calls == [.\(useCase.display)(.init(\(viewModel.joined(separator: ", "))))])
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
      \(testImports)
      /// The router leads to another scene.
      \(actor)struct \(scene)RouterTests {
        private let navigation = SceneNavigationSpy()

      \(test)
      }

      """
  }

  /// The suite of the worker that the interactor has by default, if the scene has one.
  var workerTests: String? {
    guard failure != nil, let first = useCases.first else { return nil }
    return """
      \(testImports)
      /// The worker returns its entries.
      \(actor)struct \(scene)WorkerTests {
        @Test func `returns what is built in`()\(catalog == nil ? "" : " throws") {
          \(workerExpectation(first.request))
        }
      }

      """
  }

  private func workerExpectation(_ method: String) -> String {
    if let catalog {
      return "#expect(try \(workerType)().\(method)() == \(catalog.reader).bundled())"
    }
    guard let type = data.described(workField.type), workField.type.element == .named(type.name)
    else { return "#expect(\(workerType)().\(method)() == \(builtInWork.swift))" }
    guard let title = type.title else { return "#expect(\(workerType)().\(method)().count == 3)" }
    let titles = builtInWork.member(title.name).swift
    return "#expect(\(workerType)().\(method)().map(\\.\(title.name)) == \(titles))"
  }
}
