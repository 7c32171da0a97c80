import Scenery
import StrictJSON
import TerminalMenu

/// The values of `--trace`.
enum TraceFormat: String, CaseIterable {
  /// Lines of text, indented by their depth.
  case text
  /// JSON objects, with the payloads as JSON values.
  case json
}

/// Logs every call between the components of a scene to standard error, one a line.
final class TraceWriter: CrossingRecorder {
  private let format: TraceFormat
  private let terminal: any Terminal

  init(format: TraceFormat, terminal: any Terminal) {
    self.format = format
    self.terminal = terminal
  }

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let hasPayload = !(payload is Void)
    let line =
      switch format {
      case .text:
        "\(crossing.action) " + String(repeating: "  ", count: crossing.depth)
          + "\(crossing.source) to \(crossing.destination): \(crossing.method)  "
          + (hasPayload ? PayloadText.text(of: payload) : crossing.scene)
      case .json:
        JSONText.object([
          "action": "\(crossing.action)", "depth": "\(crossing.depth)",
          "scene": JSONText.text(crossing.scene),
          "from": JSONText.text(crossing.source.rawValue),
          "to": JSONText.text(crossing.destination.rawValue),
          "method": JSONText.text(crossing.method),
          "type": hasPayload ? JSONText.text(PayloadText.typeName(of: payload)) : "null",
          "payload": hasPayload ? PayloadJSON.text(of: payload) : "null",
        ])
      }
    terminal.say("\(line)\n")
  }
}
