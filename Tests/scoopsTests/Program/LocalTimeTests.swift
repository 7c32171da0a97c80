import Testing

@testable import TestDoubles
@testable import TestSupport

/// Tests the times that the built program prints.
@Suite(.timeLimit(.minutes(60)))
struct LocalTimeTests {
  @Test(arguments: [("UTC0", "20 November 2026, 09:05"), ("XYZ-14:30", "20 November 2026, 23:35")])
  func `are in the zone of TZ at a terminal, and in UTC in a pipe`(
    zone: String, time: String
  ) throws {
    let book = try TestedBook.documented()

    let session = try MenuSession(
      shell: "scoops show w9 --plain; scoops list --plain --limit=1 | cat",
      ["TZ": zone, "SCOOPS_BOOK": book.path])

    session.expect("Paper cup with Vanilla and Cherry, w930gn1, \(time)\n")
    session.expect("w930gn1  2026-11-20T09:05:00Z  Paper cup")
  }
}
