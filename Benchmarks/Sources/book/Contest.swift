import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ways to do the same, measured in turn.
struct Contest {
  private struct Way {
    var name: String
    var before, run, after: () throws -> Void
  }

  private var ways: [Way] = []
  private let name: String
  /// How often each way is gone in one round, and how many rounds there are.
  private let (turns, rounds): (Int, Int)

  init(_ name: String, turns: Int = 1, rounds: Int = 9) {
    self.name = name
    (self.turns, self.rounds) = (turns, rounds)
  }

  /// Adds a way.
  ///
  /// - Parameters:
  ///   - before: Prepares each turn, which is not measured.
  ///   - after: Puts things right after each turn, which is not measured either.
  mutating func add(
    _ name: String, before: @escaping () throws -> Void = {}, _ run: @escaping () throws -> Void,
    after: @escaping () throws -> Void = {}
  ) {
    ways.append(Way(name: name, before: before, run: run, after: after))
  }

  /// Prints the medians of all ways, and the ratios of the first to each other, round by round.
  ///
  /// - Parameter bars: The most that such a ratio may be, by the name of the other way.
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
    // Lines come as they are measured, also where they go to a file: fflush(3) takes "all" as nil.
    fflush(nil)
  }
}

func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

extension [Double] {
  /// The number in the middle.
  var median: Double { sorted()[count / 2] }
}

extension Double {
  /// With two digits after the point, or with none where it is large.
  var short: String {
    self >= 100 ? "\(Int(rounded()))" : "\((self * 100).rounded() / 100)"
  }
}
