import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Does to a book what crashes, crowds, full disks and failing disks do, and looks what is left of it.
///
///     torture run FOLDER TURNS SAVES SEED      what Scripts/torture begins
///     torture full FOLDER                      the same on a small file system, which it fills
///     torture work KIND BOOK SEED COUNT        a process that saves, or changes and removes too
@main
struct Torture {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map(\.self)
    do {
      switch (words.first, words.count) {
      case ("run", 5):
        guard let turns = Int(words[2]), let saves = Int(words[3]), let seed = UInt64(words[4])
        else { throw Failure("run takes numbers") }
        try run(folder: words[1], turns: turns, saves: saves, seed: seed)
      case ("full", 2): try FullDisk(folder: words[1]).run()
      case ("work", 5):
        guard let work = Work(rawValue: words[1]), let seed = UInt64(words[3]),
          let count = Int(words[4])
        else { throw Failure("work takes numbers") }
        // alarm(2) ends a process that hangs, or whose parent has gone.
        alarm(120)
        var worker = Worker(work, path: words[2], seed: seed)
        try worker.run(count)
      default: throw Failure("unknown words: \(words)")
      }
    } catch {
      print("torture: \(error)")
      exit(1)
    }
  }

  private static func run(folder: String, turns: Int, saves: Int, seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    do {
      try Kills(path: folder + "/kills.jsonl").run(turns, &random)
      try Crowd(path: folder + "/crowd.jsonl").run(saves)
      try Damage(path: folder + "/damage.jsonl").run(isShort: turns < 1000)
    } catch {
      throw Failure("\(error); seed \(seed)")
    }
  }
}

/// What went wrong.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Fails unless something holds.
func check(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  if !holds { throw Failure(what()) }
}

/// Numbers without a pattern, the same for the same seed: SplitMix64 (Steele, Lea and Flood, 2014).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }
}
