import IceCreamDomain
import Scenery

/// Prints each call, indented by its depth.
final class Printer: CrossingRecorder {
  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let indentation = String(repeating: "  ", count: crossing.depth)
    let way = "\(crossing.source) to \(crossing.destination)"
    print("\(crossing.action) \(indentation)\(way): \(crossing.method)")
  }
}

let tracer = SceneTracer(recorder: Printer())
let view = CreateIceCreamView().configure(services: IceCreamServices(tracer: tracer))

view.loadIceCream()
view.selectIngredient(.flavor, .typed("vanilla"))
view.selectIngredient(.cone, .typed("sugar cone"))
