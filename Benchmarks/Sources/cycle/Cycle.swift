import AllocationCounter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures one action on its way from the view through interactor and presenter to the store and
/// its observer, compared with other designs.
///
/// `cycle` prints a table. `cycle --check` measures no time: it ends with status 1 if the shipped
/// cycle allocates.
@main
struct Cycle {
  static func main() {
    if CommandLine.arguments.dropFirst().contains("--check") { return check() }
    let benchmarks = Benchmark.all
    var measurements = benchmarks.map { _ in [Measurement]() }
    for benchmark in benchmarks { _ = benchmark.measure() }
    for _ in 0..<15 {
      // In turn: a machine that slows down affects all of them.
      for (index, benchmark) in benchmarks.enumerated() {
        measurements[index].append(benchmark.measure())
      }
    }
    let bare = measurements[0]
    print(row("One action, median of \(bare.count) rounds", "ns", "ratio", "allocations"))
    for (benchmark, own) in zip(benchmarks, measurements) {
      let nanoseconds = own.map(\.nanoseconds)
      // The ratio of each round, since rounds differ in speed.
      let ratios = zip(nanoseconds, bare).map { $0 / $1.nanoseconds }
      print(
        row(
          benchmark.name, nanoseconds.median.oneDigit, ratios.median.oneDigit,
          own.map(\.allocations).median.allocationText))
    }
  }

  private static func check() {
    guard allocation_count() >= 0 else { return print("allocations cannot be counted here") }
    let shipped = Benchmark.shipped
    _ = shipped.measure()
    let allocations = shipped.measure().allocations
    print("\(shipped.name): \(allocations) allocations an action")
    if allocations != 0 { exit(1) }
  }

  private static func row(
    _ name: String, _ nanoseconds: String, _ ratio: String, _ allocations: String
  ) -> String {
    let columns = zip([nanoseconds, ratio, allocations], [10, 8, 13]).map { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return name + String(repeating: " ", count: max(1, 62 - name.count)) + columns.joined()
  }
}

extension Double {
  fileprivate var oneDigit: String { String((self * 100).rounded() / 100) }
  fileprivate var allocationText: String { isNaN ? "unknown" : oneDigit }
}
