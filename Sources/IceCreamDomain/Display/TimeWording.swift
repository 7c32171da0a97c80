import SystemCalls

/// Formats the times in view models for people, in their time zone.
package struct TimeWording {
  private let now: () -> Timestamp
  private let localTime: (Timestamp) -> LocalTime?

  /// Creates a wording.
  ///
  /// - Parameters:
  ///   - now: Returns the present, to which times are relative.
  ///   - localTime: Returns the local time of a moment.
  package init(
    now: @escaping () -> Timestamp, localTime: @escaping (Timestamp) -> LocalTime?
  ) {
    self.now = now
    self.localTime = localTime
  }

  /// Returns how long ago a moment was, or its date: `just now`, `2 min ago`, `3 h ago`, `yesterday 14:05` or
  /// `20 Nov 2026 14:05`; in ISO 8601 and UTC if the local time is unknown.
  package func relative(_ moment: Timestamp) -> String {
    guard let then = localTime(moment) else { return moment.iso8601 }
    let now = now()
    // No calendar has the moments between which the difference would overflow.
    let seconds = now.secondsSince1970 &- moment.secondsSince1970
    // A moment in the future has no better name than its date.
    if (0..<60).contains(seconds) { return "just now" }
    if (60..<3_600).contains(seconds) { return "\(seconds / 60) min ago" }
    let days = localTime(now).map { Self.dayNumber($0) - Self.dayNumber(then) }
    switch days {
    case 0? where seconds > 0: return "\(seconds / 3_600) h ago"
    case 1?: return "yesterday \(Self.time(then))"
    default:
      let month = Self.months[then.month - 1].prefix(3)
      return "\(then.day) \(month) \(then.year) \(Self.time(then))"
    }
  }

  /// Returns the date and time of a moment for a screen reader, `20 November 2026, 14:05`; in ISO 8601 and UTC
  /// if the local time is unknown.
  package func spoken(_ moment: Timestamp) -> String {
    guard let then = localTime(moment) else { return moment.iso8601 }
    return "\(then.day) \(Self.months[then.month - 1]) \(then.year), \(Self.time(then))"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func dayNumber(_ time: LocalTime) -> Int {
    Timestamp.daysBefore(year: time.year, month: time.month) + time.day
  }

  private static func time(_ time: LocalTime) -> String {
    "\(time.hour < 10 ? "0" : "")\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }
}
