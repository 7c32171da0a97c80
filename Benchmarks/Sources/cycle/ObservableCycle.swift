import Observation

/// A model that the Observation framework watches.
///
/// It reports one change only, before the change, so its observer reads it and observes it again
/// after each.
final class ObservableCycle {
  private let model = Model()
  private let tally: Tally

  init(tally: Tally) {
    self.tally = tally
    look()
  }

  func select(_ index: Int) {
    model.cone = index
    look()
  }

  private func look() {
    let tally = tally
    withObservationTracking {
      tally.sum &+= model.cone ?? 0
    } onChange: {
    }
  }
}

@Observable
private final class Model {
  var cones = ["Sugar cone", "Waffle cone", "Cake cone", "Paper cup", "Waffle bowl"]
  var flavors = ["Vanilla", "Chocolate", "Strawberry", "Coffee", "Coconut"]
  var toppings = ["Sprinkles", "Sauce", "Cream", "Nuts", "Cherry"]
  var cone: Int?
  var flavor: Int?
  var topping: Int?
}
