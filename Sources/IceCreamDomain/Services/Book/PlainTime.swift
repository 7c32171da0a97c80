extension Timestamp {
  private static let form = Array("0000-00-00T00:00:00Z".utf8)

  /// Reads a moment as `init(iso8601:)` does, from bytes, without the help of the system, which takes
  /// longer than all the rest of a line.
  init?(iso8601 bytes: [UInt8], in range: Range<Int>) {
    let form = Self.form.span
    let bytes = bytes.span.extracting(range)
    guard bytes.count == form.count else { return nil }
    for place in form.indices {
      let isRight = form[place].isDigit ? bytes[place].isDigit : bytes[place] == form[place]
      guard isRight else { return nil }
    }
    func pair(_ place: Int) -> Int { Int(bytes[place] & 0x0F) * 10 + Int(bytes[place + 1] & 0x0F) }

    let (year, month, day) = (pair(0) * 100 + pair(2), pair(5), pair(8))
    let (hour, minute, second) = (pair(11), pair(14), pair(17))
    guard (1...12).contains(month), day >= 1, day <= Self.days(of: month, in: year), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = Self.daysBefore(year: year, month: month) + day - 1
    self.init(secondsSince1970: ((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns how many days there are from 1970 to a month.
  ///
  /// The year is taken to begin in March, so
  /// that the day which only some years have is its last (Howard Hinnant, "chrono-Compatible Low-Level
  /// Date Algorithms", https://howardhinnant.github.io/date_algorithms.html).
  private static func daysBefore(year: Int, month: Int) -> Int {
    let year = month > 2 ? year + 400 : year + 399
    let month = (month + 9) % 12
    // From March of the year -400 to 1970 there are 865,565 days, in the calendar of Gregory.
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 - 865_565
  }
}
