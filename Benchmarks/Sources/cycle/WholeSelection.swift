import IceCreamDomain
import Scenery

/// The shipped scene on the bundled catalog, with all three choices made.
///
/// Each action chooses another flavor: the scene checks it, formats it, describes the picture and displays
/// it.
final class WholeSelection {
  private let view: CreateIceCreamView
  private let observation: ObservationToken

  init(tally: Tally, tracer: SceneTracer? = nil) {
    view = CreateIceCreamView().configure(services: IceCreamServices(tracer: tracer))
    view.loadIceCream()
    view.selectIngredient(.cone, .index(0))
    view.selectIngredient(.flavor, .index(0))
    view.selectIngredient(.topping, .index(0))
    observation = view.iceCream.observe { tally.sum &+= $0.progress.steps.flavor.choice ?? 0 }
  }

  /// The same with a tracing decorator on every wire, and a recorder that only counts.
  static func watched(tally: Tally) -> WholeSelection {
    WholeSelection(tally: tally, tracer: SceneTracer(recorder: CrossingTally()))
  }

  func select(_ index: Int) { view.selectIngredient(.flavor, .index(index)) }
}

/// A recorder that only counts.
private final class CrossingTally: CrossingRecorder {
  private var count = 0

  func record<Payload>(_ crossing: Crossing, payload: Payload) { count &+= 1 }
}
