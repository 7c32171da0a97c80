/// A boundary between two components of a scene, for a decorator that traces its calls.
public struct TracedBoundary {
  private let tracer: SceneTracer
  private let scene: String
  private let source: Crossing.Component
  private let destination: Crossing.Component

  /// Creates a boundary.
  ///
  /// - Parameters:
  ///   - tracer: Records the calls.
  ///   - scene: The name of the scene.
  ///   - source: The component that calls.
  ///   - destination: The component that is called.
  public init(
    _ tracer: SceneTracer, scene: String, from source: Crossing.Component,
    to destination: Crossing.Component
  ) {
    self.tracer = tracer
    self.scene = scene
    self.source = source
    self.destination = destination
  }

  /// Records a call, then makes it.
  ///
  /// - Parameters:
  ///   - method: The name of the method.
  ///   - payload: The method's argument; `()` if it has none.
  ///   - call: Calls the method of the decorated component.
  public func cross<Payload>(_ method: String, _ payload: Payload, call: () -> Void) {
    tracer.cross(
      from: source, to: destination, scene: scene, method: method, payload: payload, call: call)
  }
}
