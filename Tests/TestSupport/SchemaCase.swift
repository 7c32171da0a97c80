import Foundation

/// Documents for `Scripts/check-schemas`, in which a validator judges what a reader is tested with.
enum SchemaCase {
  private static let folder = ProcessInfo.processInfo.environment["SCOOPS_SCHEMA_CASES"]

  /// Writes a document, if the script runs the tests.
  static func write(_ text: String, named name: String, schema: String, isAccepted: Bool) throws {
    guard let folder else { return }
    let place = "\(folder)/\(schema)/\(isAccepted ? "accepted" : "refused")"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let file = "\(place)/\(name.replacing("/", with: "-")).json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
  }
}
