/// The boundary between two components of a scene, with a watch on it: what a decorator of a boundary
/// protocol works with.
public struct WatchedBoundary {
  private let tracer: SceneTracer
  private let scene: String
  private let source: Crossing.Component
  private let destination: Crossing.Component

  /// Makes a boundary.
  ///
  /// - Parameters:
  ///   - tracer: Who is told of the crossings.
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

  /// Tells of a crossing, and makes it.
  ///
  /// - Parameters:
  ///   - method: The name of the method that is called.
  ///   - payload: What is handed over; `()` where that is nothing.
  ///   - call: The call.
  public func cross<Payload>(_ method: String, _ payload: Payload, call: () -> Void) {
    tracer.cross(
      from: source, to: destination, scene: scene, method: method, payload: payload, call: call)
  }
}
