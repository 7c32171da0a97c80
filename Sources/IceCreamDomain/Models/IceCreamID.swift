/// The identifiers of saved ice creams: short, easy to type, and in the order in which they were given.
///
/// An identifier is a number: the second since 1970 in which the ice cream was made or, where another
/// one has that already, the next number that is free. It is written with the 32 signs of Douglas
/// Crockford's base 32 (https://www.crockford.com/base32.html) in lower case, the sign that counts the
/// least first. So two ice creams of one day differ in their first signs, and a beginning is enough to
/// name one.
public enum IceCreamID {
  private static let signs = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  /// What each byte counts as a sign; less than 0 where it is none.
  private static let values = (0..<256).map { byte in
    signs.firstIndex { Int($0) == byte } ?? -1
  }
  /// How many signs there are at least; so many are enough until the year 3058.
  private static let width = 7

  /// Returns the identifier for a moment.
  public static func text(at moment: Timestamp) -> String {
    text(of: moment.secondsSince1970)
  }

  /// Returns the identifier for a number; what is less than 0 is taken for 0.
  package static func text(of number: Int) -> String {
    var rest = max(0, number)
    var text: [UInt8] = []
    while rest > 0 || text.count < width {
      text.append(signs[rest % 32])
      rest /= 32
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the number that an identifier stands for; `nil` where the text is none.
  package static func number(of text: String) -> Int? { number(of: Array(text.utf8).span) }

  /// Returns the number that the bytes of an identifier stand for; `nil` where they are none.
  static func number(of bytes: borrowing Span<UInt8>) -> Int? {
    guard (width...12).contains(bytes.count) else { return nil }
    let values = values.span
    var number = 0
    for place in bytes.indices.reversed() {
      let value = values[Int(bytes[place])]
      guard value >= 0 else { return nil }
      number = number << 5 | value
    }
    return number
  }

  /// Returns what somebody typed as identifiers have it: in lower case, and with the digits 0 and 1 for
  /// the letters that look like them.
  package static func typed(_ text: String) -> String {
    String(
      text.trimmed.lowercased().map { letter in
        switch letter {
        case "o": "0"
        case "i", "l": "1"
        default: letter
        }
      })
  }
}
