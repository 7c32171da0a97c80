/// A design that takes an action to an observer.
struct Benchmark {
  let name: String
  let repetitions: Int
  /// Performs the action with a number from 0 to 4, which changes each time.
  let action: (Int) -> Void

  func measure() -> Measurement {
    Measurement.of(repetitions) { action($0 % 5) }
  }

  /// All designs; the first is the baseline.
  static var all: [Benchmark] {
    [
      Benchmark(
        "A bare cycle, written by hand", HandWrittenCycle(tally: Tally()).select),
      Benchmark(
        "  ... with a weak view and a check for a real change",
        PrototypeCycle(tally: Tally()).select),
      shipped,
      Benchmark(
        "SelectIngredients as shipped, with words and picture",
        WholeSelection(tally: Tally()).select, repetitions: 20_000),
      Benchmark(
        "  ... traced",
        WholeSelection.watched(tally: Tally()).select, repetitions: 20_000),
      Benchmark(
        "The tutorial's shape (a struct as the view)", TutorialCycle(tally: Tally()).select),
      Benchmark(
        "@Observable, observed again after each change", ObservableCycle(tally: Tally()).select,
        repetitions: 50_000),
      Benchmark(
        "A reducer-and-subscribers store (ReSwift's shape)", ReducerCycle(tally: Tally()).select,
        repetitions: 50_000),
    ]
  }

  /// The shipped cycle without words.
  static var shipped: Benchmark {
    Benchmark("The shipped cycle, without words", ShippedCycle(tally: Tally()).select)
  }

  private init(_ name: String, _ action: @escaping (Int) -> Void, repetitions: Int = 200_000) {
    self.name = name
    self.repetitions = repetitions
    self.action = action
  }
}
