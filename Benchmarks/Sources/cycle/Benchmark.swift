/// A design that takes an action to an observer.
struct Benchmark {
  let name: String
  /// Performs the action with a number from 0 to 4, which changes each time.
  let action: (Int) -> Void

  /// Returns the time of one action in nanoseconds: of many actions, divided.
  func measure() -> Double {
    let count = 20_000
    let time = ContinuousClock().measure {
      for turn in 0..<count { action(turn % 5) }
    }
    return time / .nanoseconds(count)
  }

  /// All designs; the first is the baseline.
  static var all: [Benchmark] {
    [
      Benchmark(
        name: "A bare cycle, written by hand", action: HandWrittenCycle(tally: Tally()).select),
      Benchmark(
        name: "SelectIngredients as shipped, with words and picture",
        action: WholeSelection(tally: Tally()).select),
      Benchmark(name: "  ... traced", action: WholeSelection.watched(tally: Tally()).select),
      Benchmark(
        name: "@Observable, observed again after each change",
        action: ObservableCycle(tally: Tally()).select),
    ]
  }
}
