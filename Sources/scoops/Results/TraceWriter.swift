import Scenery
import StrictJSON
import TerminalMenu

/// The values of `--trace`.
enum TraceFormat: String, CaseIterable {
  /// Lines of text, indented by their depth.
  case text
  /// JSON objects.
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
    let payload = payload is Void ? nil : PayloadText.text(of: payload)
    let line =
      switch format {
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
    terminal.say("\(line)\n")
  }
}
