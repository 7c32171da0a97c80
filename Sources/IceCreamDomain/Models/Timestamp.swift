#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A moment, to the second.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The seconds since the beginning of 1970 in UTC, leap seconds aside.
  public var secondsSince1970: Int

  /// Makes a timestamp.
  ///
  /// - Parameter secondsSince1970: The seconds since the beginning of 1970 in UTC.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The moment in which it is asked for, by the system's clock.
  public static var now: Timestamp { Timestamp(secondsSince1970: time(nil)) }

  /// The moment as ISO 8601 writes it, in UTC: `2026-11-20T09:05:00Z`.
  ///
  /// It has four digits for a year. A moment before the year 0 or after 9999 is given as the first or
  /// last second of these.
  public var iso8601: String {
    var seconds = min(max(secondsSince1970, -62_167_219_200), 253_402_300_799)
    var parts = tm()
    // POSIX: gmtime_r fills the parts in, in UTC; years count from 1900 and months from 0.
    gmtime_r(&seconds, &parts)
    let year = String(10_000 + parts.tm_year + 1900).dropFirst()
    let date = [parts.tm_mon + 1, parts.tm_mday].map(Self.padded)
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Self.padded)
    return "\(year)-" + date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Compares two moments: the earlier one is less.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
