import PlainText

/// The identifiers of saved ice creams: short, easy to type, and rising from save to save.
///
/// An identifier is a number: the second since 1970 in which the ice cream was made or, if that is taken, the
/// next free number. It is written in the 32 digits of Douglas Crockford's base 32
/// (https://www.crockford.com/base32.html) in lower case, the least significant digit first. So two ice
/// creams of one day differ in their first digits, and a beginning is enough to name one.
public enum IceCreamID {
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  /// The value of each byte as a digit: a large book has a million digits.
  private static let values = (UInt8.min...UInt8.max).map { digits.firstIndex(of: $0) }
  /// The least number of digits, which is enough until the year 3058.
  private static let width = 7

  /// Returns the identifier for a number; a negative number counts as 0.
  public static func text(of number: Int) -> String {
    var rest = max(0, number)
    var text: [UInt8] = []
    while rest > 0 || text.count < width {
      text.append(digits[rest % 32])
      rest /= 32
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the number of an identifier; `nil` for any other text, such as a name, or a greater number than
  /// `Int.max`.
  package static func number(of text: String) -> Int? {
    let bytes = text.utf8
    // With a zero at the end of a longer text, one number would have two identifiers.
    guard bytes.count == width || bytes.count > width && bytes.last != digits[0] else { return nil }
    var number = 0
    for byte in bytes.reversed() {
      let (higher, overflow) = number.multipliedReportingOverflow(by: 32)
      guard !overflow, let digit = values[Int(byte)] else { return nil }
      number = higher + digit
    }
    return number
  }

  /// Returns the index of the identifier that a typed text means: a whole one, or the beginning of only one.
  ///
  /// - Parameters:
  ///   - typed: The text. Unless it is a whole identifier, it counts in lower case, and o, i and l as 0 and 1.
  ///   - ids: The identifiers to choose from, the oldest first.
  /// - Throws: The problem if there is none, or more than one.
  package static func index(
    of typed: String, in ids: [String]
  ) throws(IceCreamStoreError.Problem) -> Int {
    // Comparing longer texts could take minutes.
    guard typed.utf8.count <= String.mostBytes else { throw .unknownID(typed) }
    let normal = normal(typed)
    // Not all identifiers have only lowercase letters.
    if let index = ids.firstIndex(of: typed) ?? ids.firstIndex(of: normal) { return index }
    let beginnings = normal.isEmpty ? [] : ids.indices.filter { ids[$0].hasPrefix(normal) }
    if beginnings.count == 1 { return beginnings[0] }
    throw beginnings.isEmpty
      ? .unknownID(typed) : .ambiguousID(normal, matches: beginnings.prefix(5).map { ids[$0] })
  }

  /// Returns what the words of a search are as the beginnings of identifiers.
  ///
  /// An empty one stands for a word of one letter: too many identifiers begin with that.
  static func beginnings(in search: WordSearch) -> [String] {
    search.words.map { $0.count < 2 ? "" : normal(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns a typed text as an identifier is written.
  static func normal(_ typed: String) -> String {
    typed.trimmed.lowercased().substituting("0", for: "o").substituting("1", for: "i")
      .substituting("1", for: "l")
  }
}
