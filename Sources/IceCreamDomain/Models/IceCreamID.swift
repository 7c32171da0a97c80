/// The identifiers of saved ice creams: short, easy to type, and in the order in which they were given.
///
/// An identifier is a number: the second since 1970 in which the ice cream was made or, where another
/// one has that already, the next number that is free. It is written with the 32 signs of Douglas
/// Crockford's base 32 (https://www.crockford.com/base32.html) in lower case, the sign that counts the
/// least first. So two ice creams of one day differ in their first signs, and a beginning is enough to
/// name one.
public enum IceCreamID {
  private static let signs = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
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
  package static func number(of text: String) -> Int? {
    guard (width...12).contains(text.utf8.count) else { return nil }
    var number = 0
    for byte in text.utf8.reversed() {
      guard let value = signs.firstIndex(of: byte) else { return nil }
      number = number * 32 + value
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
