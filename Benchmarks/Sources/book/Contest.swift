import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures several ways to do the same thing, in turn.
struct Contest {
  private struct Way {
    var name: String
    var before, run, after: () throws -> Void
  }

  private var ways: [Way] = []
  private let name: String
  /// The number of measurements of each way in a round, and the number of rounds.
  private let (turns, rounds): (Int, Int)

  init(_ name: String, turns: Int = 1, rounds: Int = 9) {
    self.name = name
    (self.turns, self.rounds) = (turns, rounds)
  }

  /// Adds a way.
  ///
  /// - Parameters:
  ///   - before: Prepares each turn; not measured.
  ///   - after: Cleans up after each turn; not measured.
  mutating func add(
    _ name: String, before: @escaping () throws -> Void = {}, _ run: @escaping () throws -> Void,
    after: @escaping () throws -> Void = {}
  ) {
    ways.append(Way(name: name, before: before, run: run, after: after))
  }

  /// Prints the median of each way, and the median ratio of the first way to it.
  ///
  /// - Parameter bars: The maximum ratios, by the name of the other way.
  func run(bars: [String: Double] = [:]) throws {
    for way in ways {
      try way.before()
      try way.run()
      try way.after()
    }
    var times = ways.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, way) in ways.enumerated() {
        var time = Duration.zero
        for _ in 0..<turns {
          try way.before()
          time += try ContinuousClock().measure { try way.run() }
          try way.after()
        }
        times[index].append(time / .microseconds(turns))
      }
    }
    print(name)
    for (index, way) in ways.enumerated() {
      var line = "  " + column(way.name, 34) + column(times[index].median.short + " µs", 16)
      if index > 0 {
        let ratio = zip(times[0], times[index]).map { $0 / $1 }.median
        line += column("\(ways[0].name) takes \(ratio.short) times that", 36)
        if let bar = bars[way.name] {
          line += "at most \(bar.short): \(ratio <= bar ? "met" : "missed")"
        }
      }
      print(line)
    }
    // Prints each result at once, even into a file. fflush(3): `nil` means all streams.
    fflush(nil)
  }
}

func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

extension [Double] {
  /// The median.
  var median: Double { sorted()[count / 2] }
}

extension Double {
  /// Two decimal places, or none from 100 on.
  var short: String {
    self >= 100 ? "\(Int(rounded()))" : "\((self * 100).rounded() / 100)"
  }
}
