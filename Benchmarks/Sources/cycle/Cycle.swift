import IceCreamDomain
import Observation
import Scenery

/// Measures one action of the shipped scene: from the view through interactor and presenter to the store and its
/// observer, without and with tracing, compared with a model of the Observation framework.
@main
struct Cycle {
  static func main() {
    let actions: [(name: String, perform: (Int) -> Void)] = [
      ("SelectIngredients as shipped, with words and picture", selection(tracer: nil)),
      ("  ... traced", selection(tracer: SceneTracer(recorder: CrossingTally()))),
      ("@Observable, observed again after each change", observable()),
    ]
    for action in actions { _ = nanoseconds(action.perform) }
    var times = actions.map { _ in [Double]() }
    for _ in 0..<15 {
      // In turn: a machine that slows down affects all of them.
      for (index, action) in actions.enumerated() {
        times[index].append(nanoseconds(action.perform))
      }
    }
    print("One action, median of 15 rounds")
    for (action, own) in zip(actions, times) {
      print("  \(action.name): \(Int(own.sorted()[own.count / 2])) ns")
    }
  }

  /// Returns the time of one of many actions, with numbers from 0 to 4.
  private static func nanoseconds(_ perform: (Int) -> Void) -> Double {
    let count = 20_000
    let time = ContinuousClock().measure {
      for turn in 0..<count { perform(turn % 5) }
    }
    return time / .nanoseconds(count)
  }

  /// Selects another flavor in the shipped scene, with all three choices made.
  private static func selection(tracer: SceneTracer?) -> (Int) -> Void {
    let view = CreateIceCreamView().configure(services: IceCreamServices(tracer: tracer))
    view.loadIceCream()
    for kind in IngredientKind.allCases { view.selectIngredient(kind, .index(0)) }
    var sum = 0
    let observation = view.iceCream.observe { sum &+= $0.progress.steps.flavor.choice ?? 0 }
    return { index in
      withExtendedLifetime(observation) { view.selectIngredient(.flavor, .index(index)) }
    }
  }

  /// Changes a model that reports one change only, so its observer reads and observes it again.
  private static func observable() -> (Int) -> Void {
    let model = Model()
    var sum = 0
    return { index in
      model.flavor = index
      withObservationTracking {
        sum &+= model.flavor ?? 0
      } onChange: {
      }
    }
  }
}

/// A recorder that only counts.
private final class CrossingTally: CrossingRecorder {
  private var count = 0

  func record<Payload>(_ crossing: Crossing, payload: Payload) { count &+= 1 }
}

@Observable
private final class Model {
  var flavor: Int?
}
