/// A line exactly as this program writes it, without an escape, as nearly all are: the short way to
/// read one.
struct PlainLine {
  private static let keys = [
    #"{"id":""#, #"","madeAt":""#, #"","cone":""#, #"","flavor":""#, #"","topping":""#,
    #"","sum":""#, #""}"#,
  ]
  /// The keys, one after another: one array, so that nothing is counted for each line.
  private static let form = keys.flatMap { Array($0.utf8) }
  private static let counts = keys.map(\.utf8.count)

  let madeAt: Timestamp
  /// Where these stand; what is not wanted is never made a text of.
  let id, cone, flavor, topping: Range<Int>

  /// Takes a line apart; `nil` where it has any other form, its sum is wrong, or the time or a text is
  /// none.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let (form, counts) = (Self.form, Self.counts)
    var (key, place) = (0, range.lowerBound)
    func pass(_ number: Int) -> Bool {
      let part = key..<key + counts[number]
      guard bytes.has(form, part, at: place, before: range.upperBound) else { return false }
      (key, place) = (part.upperBound, place + part.count)
      return true
    }
    func value(_ number: Int) -> Range<Int>? {
      guard pass(number) else { return nil }
      let start = place
      place = bytes.endOfPlainText(in: start..<range.upperBound)
      return place > start ? start..<place : nil
    }

    guard let id = value(0), let time = value(1), let cone = value(2), let flavor = value(3),
      let topping = value(4)
    else { return nil }
    let summed = range.lowerBound..<place + 1
    guard let sum = value(5), pass(6), place == range.upperBound,
      bytes.has(CRC32.sum(of: bytes, in: summed), in: sum),
      let madeAt = Timestamp(iso8601: bytes, in: time), bytes.isText(in: summed)
    else { return nil }
    self.madeAt = madeAt
    (self.id, self.cone, self.flavor, self.topping) = (id, cone, flavor, topping)
  }

  /// Returns what the line says.
  func iceCream(in bytes: [UInt8]) -> SavedIceCream {
    SavedIceCream(
      id: bytes.text(in: id), madeAt: madeAt, cone: bytes.text(in: cone),
      flavor: bytes.text(in: flavor), topping: bytes.text(in: topping))
  }

  /// Returns the number that the identifier stands for.
  func number(in bytes: [UInt8]) -> Int? { IceCreamID.number(of: bytes.span.extracting(id)) }
}
