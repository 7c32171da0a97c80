/// A line exactly as this program writes it, without an escape, as nearly all are: the short way to
/// read one.
struct PlainLine {
  private static let keys = [
    #"{"id":""#, #"","madeAt":""#, #"","cone":""#, #"","flavor":""#, #"","topping":""#,
    #"","sum":""#, #""}"#,
  ].map { Array($0.utf8) }

  /// Where what stands between these is.
  private var id, time, cone, flavor, topping: Range<Int>

  /// Takes a line apart; `nil` where it has any other form, or its sum is wrong.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let keys = Self.keys
    var place = range.lowerBound
    func value(after key: [UInt8]) -> Range<Int>? {
      guard bytes.has(key, at: place, before: range.upperBound) else { return nil }
      let start = place + key.count
      place = bytes.endOfPlainText(in: start..<range.upperBound)
      return place > start ? start..<place : nil
    }

    guard let id = value(after: keys[0]), let time = value(after: keys[1]),
      let cone = value(after: keys[2]), let flavor = value(after: keys[3]),
      let topping = value(after: keys[4])
    else { return nil }
    let summed = range.lowerBound..<place + 1
    guard let sum = value(after: keys[5]), place + 2 == range.upperBound,
      bytes.has(keys[6], at: place, before: range.upperBound),
      bytes.hexadecimal(in: sum) == CRC32.sum(of: bytes, in: summed)
    else { return nil }
    (self.id, self.time, self.cone, self.flavor, self.topping) = (id, time, cone, flavor, topping)
  }

  /// Returns what the line says; `nil` where the time or a text is none.
  func iceCream(in bytes: [UInt8]) -> SavedIceCream? {
    guard let madeAt = Timestamp(iso8601: bytes, in: time), let id = bytes.plainText(in: id),
      let cone = bytes.plainText(in: cone), let flavor = bytes.plainText(in: flavor),
      let topping = bytes.plainText(in: topping)
    else { return nil }
    return SavedIceCream(id: id, madeAt: madeAt, cone: cone, flavor: flavor, topping: topping)
  }
}

extension [UInt8] {
  /// Returns whether a text stands at a place.
  fileprivate func has(_ text: [UInt8], at place: Int, before end: Int) -> Bool {
    guard place + text.count <= end else { return false }
    let bytes = span.extracting(place..<place + text.count)
    let text = text.span
    for index in text.indices where bytes[index] != text[index] { return false }
    return true
  }

  /// Returns where a text comes to its closing quote, or to a byte that needs a closer look.
  fileprivate func endOfPlainText(in range: Range<Int>) -> Int {
    let bytes = span
    var place = range.lowerBound
    while place < range.upperBound, bytes[place] != .doubleQuote, bytes[place] != .backslash,
      bytes[place] >= .space
    { place += 1 }
    return place
  }

  /// Returns the text in there; `nil` where it is not UTF-8.
  fileprivate func plainText(in range: Range<Int>) -> String? {
    var place = range.lowerBound
    while place < range.upperBound {
      // The text ends with a quote, so that no letter reaches beyond it.
      guard self[place] < 0x80 else {
        guard let length = sequenceLength(at: place) else { return nil }
        place += length
        continue
      }
      place += 1
    }
    return String(decoding: self[range], as: UTF8.self)
  }

  /// Returns the number of eight digits in base 16, in lower case.
  fileprivate func hexadecimal(in range: Range<Int>) -> UInt32? {
    guard range.count == 8 else { return nil }
    let bytes = span
    var number: UInt32 = 0
    for place in range {
      switch bytes[place] {
      case let byte where byte.isDigit: number = number << 4 | UInt32(byte & 0x0F)
      case let byte where byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f"):
        number = number << 4 | UInt32(byte & 0x0F) + 9
      default: return nil
      }
    }
    return number
  }
}
