import Scenery

/// Writes each call between components on a line.
final class TraceLog: CrossingRecorder {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let indentation = String(repeating: "  ", count: crossing.depth)
    let text = payload is Void ? "" : "  " + PayloadText.text(of: payload)
    write(
      "\(crossing.action) \(indentation)\(crossing.source) to \(crossing.destination): "
        + crossing.method + text)
  }
}
