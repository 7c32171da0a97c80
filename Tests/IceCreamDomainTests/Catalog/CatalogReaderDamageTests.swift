import Foundation
import IceCreamDomain
import TestSupport
import Seeds
import Testing

/// Reading damaged catalogs neither crashes nor hangs.
struct CatalogReaderDamageTests {
  private let bytes = Array(Seeds.catalog.utf8)

  @Test func `refuses a catalog truncated at any byte`() {
    for count in bytes.indices {
      #expect(!faults(of: Array(bytes[..<count])).isEmpty, "cut off after \(count) bytes")
    }
  }

  @Test(arguments: [0x00, 0x09, 0x22, 0x2C, 0x5C, 0x7B, 0x7D, 0x5B, 0x5D, 0x80, 0xFF] as [UInt8])
  func `accepts or refuses a catalog with any byte replaced`(byte: UInt8) {
    for index in bytes.indices where bytes[index] != byte {
      var damaged = bytes
      damaged[index] = byte

      expectAnswer(to: damaged)
    }
  }

  @Test func `reports nothing but the byte that is not UTF-8 in any string`() {
    var isInString = false
    for index in bytes.indices {
      let isQuote = bytes[index] == UInt8(ascii: "\"")
      if isQuote { isInString.toggle() }
      guard isInString, !isQuote else { continue }
      for change in [[0xFF], [0xFF, bytes[index]]] as [[UInt8]] {
        var damaged = bytes
        damaged.replaceSubrange(index...index, with: change)

        let faults = faults(of: damaged)

        #expect(faults.count == 1 && faults[0].contains("invalid UTF-8"), "\(index): \(faults)")
      }
    }
  }

  @Test func `accepts or refuses a catalog with any byte missing or doubled`() {
    for index in bytes.indices {
      var damaged = bytes
      damaged.remove(at: index)
      expectAnswer(to: damaged)
      damaged = bytes
      damaged.insert(bytes[index], at: index)
      expectAnswer(to: damaged)
    }
  }

  @Test func `refuses random bytes`() {
    var numbers = FixedNumbers(seed: 1)
    for length in 0..<300 {
      #expect(!faults(of: numbers.bytes(length)).isEmpty)
    }
  }

  /// Expects printable faults or, if there are none, JSON that Foundation accepts.
  private func expectAnswer(to bytes: [UInt8]) {
    let faults = faults(of: bytes)
    for fault in faults {
      #expect(fault.hasPrefix("F:"))
      #expect(!fault.unicodeScalars.contains { $0.value < 0x20 })
    }
    if faults.isEmpty {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
    }
  }

  @Test(arguments: [#""KEY":1"#, #""appearance":{"cones":{"KEY":1}}"#])
  func `quotes only the beginning of a long text`(member: String) throws {
    let key = String(repeating: "k", count: 10_000)
    let text = #"{"cones":["\#(key)"],"flavors":["B"],"toppings":["C"],\#(member)}"#
      .replacing("KEY", with: key)

    let line = try #require(faults(of: Array(text.utf8)).first)

    #expect(line.utf8.count < 250)
  }
}
