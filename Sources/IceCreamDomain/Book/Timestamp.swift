import StrictJSON
import SystemCalls

/// A moment, to the second.
public struct Timestamp: Hashable, Sendable {
  /// The seconds since the beginning of 1970 in UTC, without leap seconds.
  public var secondsSince1970: Int

  /// Creates a timestamp.
  ///
  /// - Parameter secondsSince1970: The seconds since the beginning of 1970 in UTC.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The current time of the system's clock.
  public static var now: Timestamp { Timestamp(secondsSince1970: time(nil)) }

  /// The moment in ISO 8601 and UTC: `2026-11-20T09:05:00Z`.
  ///
  /// The year has four digits. A moment before the year 0 or after 9999 becomes the first or last second of
  /// these years.
  public var iso8601: String {
    var seconds = min(max(secondsSince1970, -62_167_219_200), 253_402_300_799)
    var parts = tm()
    // POSIX: gmtime_r fills in the parts in UTC; years count from 1900, months from 0.
    gmtime_r(&seconds, &parts)
    let year = String(10_000 + parts.tm_year + 1900).dropFirst()
    let (month, day) = (Self.padded(parts.tm_mon + 1), Self.padded(parts.tm_mday))
    let (hour, minute) = (Self.padded(parts.tm_hour), Self.padded(parts.tm_min))
    return "\(year)-\(month)-\(day)T\(hour):\(minute):\(Self.padded(parts.tm_sec))Z"
  }

  /// Whether ``iso8601`` can express the moment.
  package var hasFourDigitYear: Bool { Timestamp(iso8601: iso8601) == self }

  /// Reads a moment in the form of ``iso8601``; `nil` for any other text.
  ///
  /// timegm(3) accepts 31 February as 3 March, and takes longer than reading the rest of a line of the book.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == Self.form.count,
      zip(bytes, Self.form).allSatisfy({ $1.isDigit ? $0.isDigit : $0 == $1 })
    else { return nil }
    func pair(_ index: Int) -> Int { Int(bytes[index] & 0x0F) * 10 + Int(bytes[index + 1] & 0x0F) }

    let (year, month, day) = (pair(0) * 100 + pair(2), pair(5), pair(8))
    let (hour, minute, second) = (pair(11), pair(14), pair(17))
    let days = Self.daysBefore(year: year, month: month) + day - 1
    guard (1...12).contains(month), day >= 1,
      days < Self.daysBefore(year: year, month: month + 1), hour < 24, minute < 60, second < 60
    else { return nil }
    self.init(secondsSince1970: ((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  private static let form = Array("0000-00-00T00:00:00Z".utf8)

  /// Returns the number of days from 1970 to a month, from 1 to 13.
  ///
  /// A year begins in March here, which makes a leap day its last day (Howard Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms",
  /// https://howardhinnant.github.io/date_algorithms.html).
  static func daysBefore(year: Int, month: Int) -> Int {
    let year = month > 2 ? year + 400 : year + 399
    let month = (month + 9) % 12
    // From March of the year -400 to 1970 there are 865,565 days in the Gregorian calendar.
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 - 865_565
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Timestamp: Comparable {
  /// Returns whether one moment is before another.
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    one.secondsSince1970 < other.secondsSince1970
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment in ISO 8601 and UTC.
  public var description: String { iso8601 }
}
