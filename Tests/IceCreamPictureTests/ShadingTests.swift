import IceCreamDomain
import Testing

@testable import IceCreamPicture

struct ShadingTests {
  @Test func `lights a ball from the upper left, in few steps`() {
    var steps: Set<Double> = []
    for u in stride(from: -1.0, through: 1, by: 0.05) {
      for v in stride(from: -1.0, through: 1, by: 0.05) where u * u + v * v <= 1 {
        steps.insert(Light.brightness(u, v))
      }
    }

    #expect(steps.count <= 12)
    #expect(steps.min() == 0.65)
    #expect(steps.max() == 1.1)
    #expect(Light.brightness(-0.5, -0.6) == 1.1)
    #expect(Light.brightness(0.6, 0.7) == 0.65)
  }
}
