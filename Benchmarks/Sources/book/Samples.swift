import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The measured ice creams: fourteen flavors in turn, and one in 100,000 with a rare flavor.
enum Samples {
  static let flavors = [
    "Vanilla", "Chocolate", "Strawberry", "Mint chip", "Pistachio", "Coffee", "Lemon", "Hazelnut",
    "Coconut", "Caramel", "Mango", "Raspberry", "Stracciatella", "Cookie dough",
  ]
  static let common = flavors[3]
  static let rare = "Licorice"
  /// The beginnings of two words of the common ice cream.
  static let words = "mint waf"
  static let start = 1_700_000_000

  static func iceCream(_ number: Int) -> SavedIceCream {
    let madeAt = Timestamp(secondsSince1970: start + 7 * number)
    return SavedIceCream(
      id: IceCreamID.text(of: madeAt.secondsSince1970), madeAt: madeAt, cone: "Waffle cone",
      flavor: number % 100_000 == 77_777 ? rare : flavors[number % flavors.count],
      topping: "Rainbow sprinkles")
  }

  /// Returns the line that saves an ice cream.
  static func line(_ iceCream: SavedIceCream) -> [UInt8] {
    let text = """
      {"id":"\(iceCream.id)","madeAt":"\(iceCream.madeAt.iso8601)","cone":"\(iceCream.names.cone)",\
      "flavor":"\(iceCream.names.flavor)","topping":"\(iceCream.names.topping)"
      """
    let sum = String(checksum(Array(text.utf8)), radix: 16)
    return Array(
      "\(text),\"sum\":\"\(String(repeating: "0", count: 8 - sum.count))\(sum)\"}\n".utf8)
  }

  /// Writes a book in one go: 100,000 saves would take too long.
  static func writeBook(_ path: String, count: Int) throws {
    guard let file = fopen(path, "w") else { throw Failure("\(path) cannot be written") }
    for number in 0..<count {
      let line = line(iceCream(number))
      fwrite(line, 1, line.count, file)
    }
    guard fclose(file) == 0 else { throw Failure("\(path) cannot be written") }
  }

  /// Returns the CRC-32, as the article on the book describes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}

/// A measurement that failed.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
