extension SceneNames {
  /// The suite of the configurator: its wires, a whole cycle, and what is freed at the end.
  var configuratorTests: String {
    let router = """

          let router = try #require(view.router as? \(scene)Router)
          #expect(router.dataStore === interactor)
      """
    return """
      \(description.isTraced ? "import Scenery\n" : "")import Testing

      @testable import \(description.module)

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
    let part = failure == nil ? "message" : "lines"
    let value =
      failure == nil ? "\"\(sentence(for: first))\"" : "[\"One\", \"Two\", \"Three\"]"
    if description.isAsync {
      return """
          @Test func `goes from a request to the state`() async {
            let interactor = \(scene)Interactor()
            let view = \(scene)View().configureView(interactor: interactor)

            view.\(first.request)()
            await interactor.work?.value

            #expect(view.\(store).\(part) == \(value))
          }
        """
    }
    return """
        @Test func `goes from a request to the state`() {
          let view = \(scene)View().configureView()

          view.\(first.request)()

          #expect(view.\(store).\(part) == \(value))
        }
      """
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
          view?.\(useCases.first?.request ?? "")()
          #expect(\(alive))

          view = nil

          #expect(\(freed))
        }
      """
  }

  private var traceTest: String {
    guard let last = useCases.last else { return "" }
    let isAwaited = description.isAsync && hasEntries(last)
    let methods = [last.request, last.present, last.display] + (route.map { [$0] } ?? [])
    let list = methods.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
        @Test func `traces each call`()\(isAwaited ? " async" : "") {
          let recorder = CrossingRecorderSpy()
          let tracer = SceneTracer(recorder: recorder)
          let interactor = \(scene)Interactor()
          let view = \(scene)View().configureView(interactor: interactor, tracer: tracer)

          view.\(last.request)()\(isAwaited ? "\n    await interactor.work?.value" : "")

          #expect(recorder.methods == [\(list)])
        }
      """
  }
}
