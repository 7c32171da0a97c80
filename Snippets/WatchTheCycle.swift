import IceCreamDomain

/// Somebody who prints each crossing, indented as deep as it happens.
final class Printer: CrossingRecorder {
  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let indentation = String(repeating: "  ", count: crossing.depth)
    let way = "\(crossing.source) to \(crossing.destination)"
    print("\(crossing.action) \(indentation)\(way): \(crossing.method)")
  }
}

let tracer = SceneTracer(recorder: Printer())
let view = CreateIceCreamView().configureView(tracer: tracer)

view.fetchIceCream()
view.selectIngredient(.flavor, typed: "vanilla")
view.selectIngredient(.cone, typed: "sugar cone")
