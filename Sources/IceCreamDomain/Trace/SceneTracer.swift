/// Somebody who writes down what crosses the boundaries of scenes.
public protocol CrossingRecorder: AnyObject {
  /// Takes note of a crossing as it begins.
  ///
  /// - Parameters:
  ///   - crossing: Who calls whom, and in which action.
  ///   - payload: The request, response or view model that is handed over; `()` where there is none.
  func record<Payload>(_ crossing: Crossing, payload: Payload)
}

/// The one who numbers the crossings of scenes, and has them recorded.
///
/// The decorators of the boundary protocols tell it of each crossing; the components do not know that
/// they are watched. One tracer may watch several scenes; each request of a view begins an action.
public final class SceneTracer {
  private let recorder: any CrossingRecorder
  /// The number of the action that began last.
  private var lastAction = 0
  /// The action under way.
  private var action = 0
  private var depth = 0

  /// Makes a tracer.
  ///
  /// - Parameter recorder: Who writes the crossings down.
  public init(recorder: any CrossingRecorder) {
    self.recorder = recorder
  }

  /// Records a crossing, and everything that happens within it.
  ///
  /// - Parameters:
  ///   - source: Who calls.
  ///   - destination: Who is called.
  ///   - scene: The name of the scene.
  ///   - method: The name of the method that is called.
  ///   - payload: What is handed over.
  ///   - call: The call itself.
  public func cross<Payload>(
    from source: Crossing.Component, to destination: Crossing.Component, scene: String,
    method: String, payload: Payload, call: () -> Void
  ) {
    let outer = (action, depth)
    // What somebody does in a scene on top is an action of its own, although the router of the scene
    // below is still at work.
    if depth == 0 || source == .view && destination == .interactor {
      lastAction += 1
      (action, depth) = (lastAction, 0)
    }
    recorder.record(
      Crossing(
        action: action, depth: depth, scene: scene, source: source, destination: destination,
        method: method),
      payload: payload)
    depth += 1
    call()
    (action, depth) = outer
  }
}
