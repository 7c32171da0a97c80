/// Records calls between the components of scenes.
public protocol CrossingRecorder: AnyObject {
  /// Records a call as it begins.
  ///
  /// - Parameters:
  ///   - crossing: The call, and the action that it belongs to.
  ///   - payload: The request, response or view model; `()` if there is none.
  func record<Payload>(_ crossing: Crossing, payload: Payload)
}

/// Numbers the calls between the components of scenes, and passes them to a recorder.
///
/// Decorators of the boundary protocols report each call; the components are not aware of it. One tracer
/// can serve several scenes. Each request of a view begins an action.
///
/// ```swift
/// let tracer = SceneTracer(recorder: Printer())
/// let view = CreateIceCreamView().configure(services: IceCreamServices(tracer: tracer))
/// ```
///
/// <doc:/Learn/TheCycle> has the recorder of this example, and its output.
public final class SceneTracer {
  private let recorder: any CrossingRecorder
  /// The number of the latest action.
  private var lastAction = 0
  /// The number of the current action.
  private var action = 0
  private var depth = 0

  /// Creates a tracer.
  ///
  /// - Parameter recorder: Receives the calls.
  public init(recorder: any CrossingRecorder) {
    self.recorder = recorder
  }

  /// Records a call, then makes it.
  func cross<Payload>(
    from source: Crossing.Component, to destination: Crossing.Component, scene: String,
    method: String, payload: Payload, call: () -> Void
  ) {
    let outer = (action, depth)
    // A request in a presented scene begins an action even before the router below it has returned.
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
