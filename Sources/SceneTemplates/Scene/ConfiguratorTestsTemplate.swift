extension SceneNames {
  /// The suite of the configurator: its wires, a whole cycle, and what is freed at the end.
  var configuratorTests: String {
    let router = """

          let router = try #require(view.router as? \(scene)Router)
          #expect(router.dataStore === interactor)
      """
    return """
      \(imports(["Testing"] + (description.isTraced ? ["Scenery"] : [])))@testable import \(description.module)

      /// The configurator connects the components, and the view owns them.
      \(actor)struct \(scene)ConfiguratorTests {
        @Test func `connects the components`() throws {
          let view = \(scene)View().configureView()

          let interactor = try #require(view.interactor as? \(scene)Interactor)
          let presenter = try #require(interactor.presenter as? \(scene)Presenter)
          #expect(presenter.view === view)\(route == nil ? "" : router)
        }

      \(cycleTest)

      \(memoryTest)\(description.isTraced ? "\n\n" + traceTest : "")
      }

      """
  }

  private var cycleTest: String {
    guard let first = useCases.first else { return "" }
    let needsInteractor = failure != nil
    let interactor =
      needsInteractor ? "    let interactor = \(testedInteractor)\n" : ""
    let wait = description.isAsync ? "\n    await interactor.work?.value" : ""
    return """
        @Test func `goes from a request to the state`()\(description.isAsync ? " async" : "") {
      \(interactor)    let view = \(scene)View().configureView(\(needsInteractor ? "interactor: interactor" : ""))

          \(sampleAction(of: first))\(wait)

          #expect(\(outcome(of: first)))
        }
      """
  }

  /// Returns what is true of the state after a use case: what one field shows, if it shows something.
  private func outcome(of useCase: UseCase) -> String {
    let state = stateAfter(useCase)
    guard let (field, value) = state.first(where: { $1 != placeholder(of: $0) }) else {
      return "view.\(store).state == \(scene).\(self.state)()"
    }
    if case .list(let entries) = value, case .object? = entries.first {
      return "view.\(store).\(field.name) == \(workerType)().\(useCase.request)()"
    }
    return "view.\(store).\(field.name) == \(value.swift)"
  }

  /// Returns the fields of the state with their values after a use case, with the worker of a test.
  func stateAfter(_ useCase: UseCase) -> [(field: Field, value: Literal)] {
    stateFields.map { field in
      guard let shown = useCase.viewModelFields.first(where: { $0.name == field.name }) else {
        return (field, placeholder(of: field))
      }
      let value = self.shown(shown, in: useCase) { field in
        asksWorker(useCase) && field == workField ? testedWork : placeholder(of: field)
      }
      return (field, value)
    }
  }

  private var memoryTest: String {
    let parts = ["Interactor", "Presenter"] + (route == nil ? [] : ["Router"])
    let isTraced = description.isTraced
    let weakParts = parts.map { "    weak var \($0.lowercased()): AnyObject?" }
    let newParts = parts.map { "      let new\($0) = \(scene)\($0)()" }
    let arguments =
      parts.map { "\($0.lowercased()): new\($0)" } + (isTraced ? ["tracer: tracer"] : [])
    let kept = parts.map { "      \($0.lowercased()) = new\($0)" }
    let alive = parts.map { "\($0.lowercased()) != nil" }.joined(separator: " && ")
    let freed = parts.map { "\($0.lowercased()) == nil" }.joined(separator: " && ")
    let tracer = "    let tracer = isTraced ? SceneTracer(recorder: CrossingRecorderSpy()) : nil\n"
    let head =
      isTraced
      ? """
        @Test(arguments: [false, true])
        func `frees the whole scene with its view`(isTraced: Bool) {
      """ : "  @Test func `frees the whole scene with its view`() {"
    return """
      \(head)
      \(isTraced ? tracer : "")    var view: \(scene)View? = \(scene)View()
      \(weakParts.joined(separator: "\n"))
          do {
      \(newParts.joined(separator: "\n"))
            view?.configureView(\(arguments.joined(separator: ", ")))
      \(kept.joined(separator: "\n"))
          }
          view?\(useCases.first.map { sampleAction(of: $0).dropFirst("view".count) } ?? "")
          #expect(\(alive))

          view = nil

          #expect(\(freed))
        }
      """
  }

  private var traceTest: String {
    guard let last = useCases.last else { return "" }
    let isAwaited = description.isAsync && asksWorker(last)
    let methods = [last.request, last.present, last.display] + (route.map { [$0] } ?? [])
    let list = methods.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
        @Test func `traces each call`()\(isAwaited ? " async" : "") {
          let recorder = CrossingRecorderSpy()
          let tracer = SceneTracer(recorder: recorder)
          let interactor = \(testedInteractor)
          let view = \(scene)View().configureView(interactor: interactor, tracer: tracer)

          \(sampleAction(of: last))\(isAwaited ? "\n    await interactor.work?.value" : "")

          #expect(recorder.methods == [\(list)])
        }
      """
  }
}
