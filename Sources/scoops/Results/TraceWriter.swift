import Scenery
import StrictJSON
import TerminalMenu

/// Logs every call between the components of a scene to standard error, one a line.
final class TraceWriter: CrossingRecorder {
  private let format: TraceFormat
  private let terminal: any Terminal

  init(format: TraceFormat, terminal: any Terminal) {
    self.format = format
    self.terminal = terminal
  }

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let text = payload is Void ? nil : PayloadText.text(of: payload)
    terminal.say(format.line(for: crossing, payload: text) + "\n")
  }
}

enum TraceFormat: String, CaseIterable {
  /// A line of text, indented by its depth.
  case text
  /// A JSON object.
  case json

  /// Returns the line for a call.
  func line(for crossing: Crossing, payload: String?) -> String {
    switch self {
    case .text:
      "\(crossing.action) " + String(repeating: "  ", count: crossing.depth)
        + "\(crossing.source) to \(crossing.destination): \(crossing.method)  "
        + (payload ?? crossing.scene)
    case .json:
      JSONText.object([
        "action": "\(crossing.action)", "depth": "\(crossing.depth)",
        "scene": JSONText.text(crossing.scene),
        "from": JSONText.text(crossing.source.rawValue),
        "to": JSONText.text(crossing.destination.rawValue),
        "method": JSONText.text(crossing.method), "payload": payload.map(JSONText.text) ?? "null",
      ])
    }
  }
}
