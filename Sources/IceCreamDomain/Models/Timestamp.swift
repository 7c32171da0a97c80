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
    let (month, day) = (Self.padded(parts.tm_mon + 1), Self.padded(parts.tm_mday))
    let (hour, minute) = (Self.padded(parts.tm_hour), Self.padded(parts.tm_min))
    return "\(year)-\(month)-\(day)T\(hour):\(minute):\(Self.padded(parts.tm_sec))Z"
  }

  /// Reads a moment as ISO 8601 writes it, in UTC; anything but the form of ``iso8601`` makes `nil`.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    func number(_ range: Range<Int>) -> Int32? {
      bytes[range].reduce(0) { sum, byte in
        sum.flatMap { byte.isDigit ? $0 * 10 + Int32(byte - UInt8(ascii: "0")) : nil }
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
    else { return nil }
    var parts = tm()
    parts.tm_year = year - 1900
    parts.tm_mon = month - 1
    parts.tm_mday = day
    parts.tm_hour = hour
    parts.tm_min = minute
    parts.tm_sec = second
    // timegm(3) takes the 31st of February for the 3rd of March; such a text is refused here.
    self.init(secondsSince1970: timegm(&parts))
    guard iso8601 == text else { return nil }
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Compares two moments: the earlier one is less.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
