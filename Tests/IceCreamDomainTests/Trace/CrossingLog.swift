import IceCreamDomain
import Scenery

/// Records calls as lines of text.
final class CrossingLog: CrossingRecorder {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let indentation = String(repeating: "  ", count: crossing.depth)
    let words = payload is Void ? "" : " " + PayloadText.text(of: payload)
    lines.append(
      "\(crossing.action) \(indentation)\(crossing.scene): \(crossing.source) to "
        + "\(crossing.destination) \(crossing.method)\(words)")
  }
}
