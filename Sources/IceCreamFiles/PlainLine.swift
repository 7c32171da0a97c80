import IceCreamDomain
import PlainText
import StrictJSON

/// The parts of a line in the form that this program writes.
struct PlainLine {
  enum Content {
    case iceCream(
      madeAt: Timestamp, cone: Range<Int>, flavor: Range<Int>, topping: Range<Int>, isChanged: Bool)
    case deletion
  }

  let id: Range<Int>
  let content: Content
  /// The line if it is not all ASCII.
  private let unchecked: Range<Int>?

  /// Returns whether the line is UTF-8, without too many combining marks.
  func isText(in bytes: [UInt8]) -> Bool {
    guard let unchecked else { return true }
    return String(validating: bytes[unchecked], as: UTF8.self)?.hasTooManyMarks == false
  }

  /// Reads a line with or without a sum; `nil` if it has another form or a wrong sum.
  init?(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    var reader = Reader(place: range.lowerBound, end: range.upperBound)
    guard let id = reader.value(after: #"{"id":""#, bytes) else { return nil }
    if let time = reader.value(after: #"","deletedAt":""#, bytes) {
      guard Timestamp(iso8601: bytes.extracting(time)) != nil,
        id.count <= IngredientKind.longestName
      else { return nil }
      content = .deletion
    } else {
      guard let time = reader.value(after: #"","madeAt":""#, bytes),
        let cone = reader.value(after: #"","cone":""#, bytes),
        let flavor = reader.value(after: #"","flavor":""#, bytes),
        let topping = reader.value(after: #"","topping":""#, bytes),
        let madeAt = Timestamp(iso8601: bytes.extracting(time)),
        max(id.count, cone.count, flavor.count, topping.count) <= IngredientKind.longestName
      else { return nil }
      let change = reader.value(after: #"","changedAt":""#, bytes)
      if let change, Timestamp(iso8601: bytes.extracting(change)) == nil { return nil }
      content = .iceCream(
        madeAt: madeAt, cone: cone, flavor: flavor, topping: topping, isChanged: change != nil)
    }
    let summed = range.lowerBound..<reader.place + 1
    let sum = reader.value(after: #"","sum":""#, bytes)
    guard reader.pass(#""}"#, bytes), reader.place == range.upperBound else { return nil }
    if let sum {
      let expected = CRC32.sum(of: bytes.extracting(summed))
      guard UInt32(hexadecimal: bytes.extracting(sum)) == expected else { return nil }
    }
    self.id = id
    unchecked = reader.isASCII ? nil : range
  }

  private struct Reader {
    var place: Int
    let end: Int
    /// Whether all values so far are ASCII.
    var isASCII = true

    init(place: Int, end: Int) { (self.place, self.end) = (place, end) }

    /// Passes an expected text.
    mutating func pass(_ text: StaticString, _ bytes: borrowing Span<UInt8>) -> Bool {
      let count = text.utf8CodeUnitCount
      guard place + count <= end else { return false }
      // The text is part of the program, so the pointer stays valid.
      for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
      place += count
      return true
    }

    /// Passes an expected text and the value after it, which must not be empty, up to its closing quote.
    mutating func value(
      after text: StaticString, _ bytes: borrowing Span<UInt8>
    ) -> Range<Int>? {
      let before = place
      guard pass(text, bytes) else { return nil }
      let start = place
      var all: UInt8 = 0
      while place < end, bytes[place] != .doubleQuote {
        let byte = bytes[place]
        if byte == .backslash || byte < .space { return nil }
        all |= byte
        place += 1
      }
      if all >= 0x80 { isASCII = false }
      guard place > start else {
        place = before
        return nil
      }
      return start..<place
    }
  }
}

extension UInt32 {
  /// Reads eight lowercase hexadecimal digits.
  fileprivate init?(hexadecimal bytes: borrowing Span<UInt8>) {
    guard bytes.count == 8 else { return nil }
    self = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
      guard isLetter || byte.isDigit else { return nil }
      self = self << 4 | UInt32(isLetter ? byte - UInt8(ascii: "a") + 10 : byte & 0x0F)
    }
  }
}
