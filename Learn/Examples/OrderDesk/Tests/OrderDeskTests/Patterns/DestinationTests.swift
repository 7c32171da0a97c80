import Testing

/// A choice goes when the choice that it depends on changes.
struct DestinationTests {
  private var destination = Destination(country: .austria, region: "Tyrol")

  @Test mutating func `clears a region that the new country does not have`() {
    destination.country = .italy

    #expect(destination == Destination(country: .italy))
  }

  @Test mutating func `keeps the region when the same country is chosen again`() {
    destination.country = .austria

    #expect(destination.region == "Tyrol")
  }
}
