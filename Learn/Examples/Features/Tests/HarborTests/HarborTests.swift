import Harbor
import Testing

@MainActor
struct HarborTests {
  private let harbor = Harbor()

  @Test func `opens a scene of another feature, and returns from it`() {
    harbor.list.routeToRentBoat(named: "Heron")
    #expect(harbor.rental?.boat == "Heron")

    harbor.rental?.routeToOrigin()
    #expect(harbor.rental == nil)
  }
}
