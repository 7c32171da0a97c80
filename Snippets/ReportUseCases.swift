import IceCreamDomain
import Scenery

/// Counts how often each use case is used.
final class UseCaseCounter: CrossingRecorder {
  private(set) var counts: [String: Int] = [:]

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    if crossing.destination == .interactor {
      counts["\(crossing.scene).\(crossing.method)", default: 0] += 1
    }
  }
}

let counter = UseCaseCounter()
let services = IceCreamServices(tracer: SceneTracer(recorder: counter))
let view = CreateIceCreamView().configure(services: services)

view.loadIceCream()
view.selectIngredient(.cone, .typed("sugar cone"))
view.selectIngredient(.flavor, .typed("vanilla"))
for (useCase, count) in counter.counts.sorted(by: { $0.key < $1.key }) {
  print("\(useCase): \(count)")
}
