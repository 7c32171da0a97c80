/// The tracing decorators of a scene: one for each boundary protocol.
struct TraceTemplate {
  private let scene: String
  private let protocols: SceneProtocols

  init(scene: String, module: SwiftModule) throws(SourceFault) {
    self.scene = scene
    protocols = try SceneProtocols(scene: scene, module: module)
    for property in protocols.routing.map(\.properties) ?? [] {
      throw SourceFault(
        file: protocols.routing?.file ?? "", line: property.line,
        problem: .recordedProperty(property.name, protocol: "\(scene)RoutingLogic"))
    }
  }

  /// The file, after its marker.
  var text: String {
    """
    // The tracing decorators of \(scene). The components know nothing of them.

    import Scenery

    extension \(scene)View {
      /// Puts a decorator between the components of the scene.
      func trace(\(arguments)) {
        let display = \(scene)DisplayLogicTrace(self, tracer: tracer)
        self.interactor = \(scene)BusinessLogicTrace(interactor, tracer: tracer)
        interactor.presenter = \(scene)PresentationLogicTrace(presenter, display: display, tracer: tracer)
        presenter.view = display\(routerWire)
      }
    }

    /// Traces the requests.
    final class \(scene)BusinessLogicTrace: \(scene)BusinessLogic {
      private let interactor: any \(scene)BusinessLogic
      private let boundary: TracedBoundary

      init(_ interactor: any \(scene)BusinessLogic, tracer: SceneTracer) {
        self.interactor = interactor
        boundary = TracedBoundary(tracer, scene: "\(scene)", from: .view, to: .interactor)
      }
    \(methods(of: protocols.business, calling: "interactor."))
    }

    /// Traces the responses.
    final class \(scene)PresentationLogicTrace: \(scene)PresentationLogic {
      private let presenter: any \(scene)PresentationLogic
      /// Owned here, since the presenter refers to its view weakly.
      private let display: \(scene)DisplayLogicTrace
      private let boundary: TracedBoundary

      init(_ presenter: any \(scene)PresentationLogic, display: \(scene)DisplayLogicTrace, tracer: SceneTracer) {
        self.presenter = presenter
        self.display = display
        boundary = TracedBoundary(tracer, scene: "\(scene)", from: .interactor, to: .presenter)
      }
    \(methods(of: protocols.presentation, calling: "presenter."))
    }

    /// Traces the view models.
    final class \(scene)DisplayLogicTrace: \(scene)DisplayLogic {
      // The view owns this decorator through the interactor.
      private weak var view: (any \(scene)DisplayLogic)?
      private let boundary: TracedBoundary

      init(_ view: any \(scene)DisplayLogic, tracer: SceneTracer) {
        self.view = view
        boundary = TracedBoundary(tracer, scene: "\(scene)", from: .presenter, to: .view)
      }
    \(methods(of: protocols.display, calling: "view?."))
    }
    \(router)
    """
  }

  private var arguments: String {
    "_ interactor: \(scene)Interactor, _ presenter: \(scene)Presenter, "
      + (protocols.routing == nil ? "" : "_ router: \(scene)Router, ") + "with tracer: SceneTracer"
  }

  private var routerWire: String {
    protocols.routing == nil
      ? "" : "\n    self.router = \(scene)RouterTrace(router, tracer: tracer)"
  }

  private var router: String {
    guard let routing = protocols.routing else { return "" }
    let names = [routing.name] + (protocols.dataPassing.map { [$0.name] } ?? [])
    let type = names.joined(separator: " & ")
    let properties = (protocols.dataPassing?.properties ?? []).map {
      "  var \($0.name): \($0.type) { router.\($0.name) }\n"
    }
    let passed = protocols.dataPassing.map { methods(of: $0, calling: "router.") } ?? ""
    return """

      /// Traces the routes.
      final class \(scene)RouterTrace: \(names.joined(separator: ", ")) {
      \(properties.joined())\(properties.isEmpty ? "" : "\n")  private let router: any \(type)
        private let boundary: TracedBoundary

        init(_ router: any \(type), tracer: SceneTracer) {
          self.router = router
          boundary = TracedBoundary(tracer, scene: "\(scene)", from: .view, to: .router)
        }
      \(methods(of: routing, calling: "router."))\(passed)
      }

      """
  }

  private func methods(of boundary: SwiftProtocol, calling component: String) -> String {
    boundary.methods.map { method in
      """

        func \(method.signature) {
          boundary.cross("\(method.name.unquotedName)", \(method.payload?.name ?? "()")) { \(component)\(method.call) }
        }
      """
    }.joined(separator: "\n")
  }
}
