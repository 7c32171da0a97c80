extension SceneNames {
  /// A stub in place of the worker, if the scene has one.
  var workerStub: String? {
    guard failure != nil, let first = useCases.first else { return nil }
    let entries = data.sample(of: workField, number: 1)
    let isPlain = workField.type.element?.isBasic == true
    return """
      \(imports())@testable import \(description.module)

      /// Returns its entries, or throws its error.
      final class \(scene)WorkerStub: \(scene)Worker {
        var entries\(isPlain ? "" : ": \(workField.type.swift)") = \(entries.swift)
        var error: \(scene)Error?

        func \(first.request)() throws(\(scene)Error) -> \(workField.type.swift) {
          if let error { throw error }
          return entries
        }
      }

      """
  }

  /// A spy in place of what shows the scenes of a module.
  var navigationSpy: String {
    """
    @testable import \(description.module)

    /// Records what it is asked to show, and retains each scene.
    final class SceneNavigationSpy: SceneNavigation {
      enum Call: Equatable {
        case show
        case goBack
      }

      private(set) var calls: [Call] = []
      /// The views of the scenes, from bottom to top.
      private(set) var scenes: [AnyObject] = []

      func show(_ view: AnyObject) {
        calls.append(.show)
        scenes.append(view)
      }

      func goBack() {
        calls.append(.goBack)
        _ = scenes.popLast()
      }
    }

    """
  }

  /// A spy that a tracer reports to.
  var recorderSpy: String {
    """
    import Scenery

    /// Records the names of the methods that are called, in order.
    final class CrossingRecorderSpy: CrossingRecorder {
      private(set) var methods: [String] = []

      func record<Payload>(_ crossing: Crossing, payload: Payload) {
        methods.append(crossing.method)
      }
    }

    """
  }
}
