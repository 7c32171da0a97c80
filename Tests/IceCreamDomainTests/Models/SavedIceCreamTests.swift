import IceCreamDomain
import Testing

struct SavedIceCreamTests {
  @Test func `gets an identifier that can be typed and that no other has`() {
    let identifiers = (0..<1_000).map { _ in SavedIceCream.makeID() }

    #expect(Set(identifiers).count == 1_000)
    for identifier in identifiers {
      #expect(identifier.count == 8)
      #expect(identifier.allSatisfy { "0123456789abcdefghjkmnpqrstvwxyz".contains($0) })
    }
  }
}
