import IceCreamDomain
import Scenery
import StrictJSON

/// The forms in which crossings are written down.
enum TraceForm: String, CaseIterable {
  /// A line of words, indented by what it happens within.
  case text
  /// An object on a line.
  case json

  /// Returns the line for a crossing.
  ///
  /// - Parameters:
  ///   - crossing: Who calls whom.
  ///   - payload: What is handed over, in words; `nil` where that is nothing.
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
