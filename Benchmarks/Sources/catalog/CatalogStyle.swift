#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Two styles of large catalogs: as people's tools write them, and as programs do.
enum CatalogStyle: String, CaseIterable {
  case pretty
  case compact

  /// The number of flavors.
  static let count = 100_000

  var description: String {
    switch self {
    case .pretty: "One name a line, of 11 bytes each"
    case .compact: "No white space, names of 16 bytes each"
    }
  }

  /// Writes a catalog.
  ///
  /// - Returns: Its size in bytes.
  func write(to path: String) throws -> Int {
    let (space, name) = self == .pretty ? ("\n    ", "Flav ") : ("", "Flavour n ")
    var bytes: [UInt8] = []
    bytes += "{\"cones\":[\"a\"],\"toppings\":[\"b\"],\"flavors\":[".utf8
    for number in 0..<Self.count {
      let digits = String(number)
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += space.utf8
      bytes.append(UInt8(ascii: "\""))
      bytes += name.utf8
      bytes += repeatElement(UInt8(ascii: "0"), count: 6 - digits.utf8.count)
      bytes += digits.utf8
      bytes.append(UInt8(ascii: "\""))
    }
    bytes += "]}\n".utf8
    try Data(bytes).write(to: URL(filePath: path))
    return bytes.count
  }
}
