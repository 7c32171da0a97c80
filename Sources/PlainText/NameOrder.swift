/// The place of a name in a sorted list, as people expect it.
///
/// `eclair`, `Éclair` and `Éclairs` come before `Vanilla`, and `Ring 2` before `Ring 10`: letters count without case
/// and accents, and numbers by their values. Only among names that are otherwise the same, accents and then case
/// decide. Letters of other scripts follow in the order of Unicode.
package struct NameOrder: Comparable {
  private let key: [UInt8]
  private let name: String

  package init(_ name: String) {
    self.name = name
    var key: [UInt8] = []
    var rest = name.folded[...]
    while let byte = rest.first {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      if digits.isEmpty {
        key.append(byte)
        rest.removeFirst()
      } else {
        let number = digits.drop { $0 == 0x30 }
        // Of two numbers, the one with fewer digits is less.
        let count = UInt16(clamping: number.count)
        key += [0x30, UInt8(count >> 8), UInt8(truncatingIfNeeded: count)] + number
        rest = rest[digits.endIndex...]
      }
    }
    self.key = key
  }

  package static func == (one: NameOrder, other: NameOrder) -> Bool { one.name == other.name }

  package static func < (one: NameOrder, other: NameOrder) -> Bool {
    if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
    let (lowercased, otherLowercased) = (one.name.lowercased(), other.name.lowercased())
    return lowercased == otherLowercased ? one.name < other.name : lowercased < otherLowercased
  }
}

extension Sequence {
  /// Returns the elements in the order of their names; those with equal names stay in their order.
  package func sorted(byName name: (Element) -> String) -> [Element] {
    map { (NameOrder(name($0)), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
