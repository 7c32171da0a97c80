import Scenery

/// Records the names of the methods that are called, in order.
final class CrossingRecorderSpy: CrossingRecorder {
  private(set) var methods: [String] = []

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    methods.append(crossing.method)
  }
}
