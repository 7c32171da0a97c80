/// Measures one action on its way from the view through interactor and presenter to the store and its observer,
/// compared with other designs.
@main
struct Cycle {
  static func main() {
    let benchmarks = Benchmark.all
    var times = benchmarks.map { _ in [Double]() }
    for benchmark in benchmarks { _ = benchmark.measure() }
    for _ in 0..<15 {
      // In turn: a machine that slows down affects all of them.
      for (index, benchmark) in benchmarks.enumerated() { times[index].append(benchmark.measure()) }
    }
    print(row("One action, median of \(times[0].count) rounds", "ns", "ratio"))
    for (benchmark, own) in zip(benchmarks, times) {
      // The ratio of each round, since rounds differ in speed.
      let ratios = zip(own, times[0]).map { $0 / $1 }
      print(
        row(benchmark.name, own.median.rounded().description, ratios.median.rounded().description))
    }
  }

  private static func row(_ name: String, _ nanoseconds: String, _ ratio: String) -> String {
    let columns = zip([nanoseconds, ratio], [10, 8]).map { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return name + String(repeating: " ", count: max(1, 62 - name.count)) + columns.joined()
  }
}
