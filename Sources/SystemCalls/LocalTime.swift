/// The date and the time of day at a moment, in some time zone.
package struct LocalTime: Equatable, Sendable {
  package var year: Int
  /// The month, from 1.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int
  package var hour: Int
  package var minute: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  /// Creates the local time of a moment, or returns `nil` if its year is too large for the system.
  ///
  /// localtime_r(3) knows the time zone of the environment variable `TZ`, or else of the system. POSIX lets it
  /// forget to look that up; tzset(3) does so.
  package init?(secondsSince1970: Int) {
    tzset()
    var seconds = secondsSince1970
    var parts = tm()
    // Years count from 1900, months from 0.
    guard localtime_r(&seconds, &parts) != nil else { return nil }
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}
