import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program behind `Scripts/torture`, which documents its parts.
///
///     torture kills|crowd FOLDER PROCESSES SEED     kill processes that use a book
///     torture damage FOLDER STEP                    truncate a book at each byte, change each byte
///     torture walk FOLDER STEPS SEED                open stores of a book that others change
///     torture full FOLDER                           fill a small file system
///     torture work BOOK SEAT SEED COUNT LENGTH      use a book, and print each change
///     torture once BOOK [--folders] CHANGE …        make one change; see `Once`
///     torture read BOOK [--save]                    print the contents of a book, and save one more
///     torture judge BOOK OUTPUT…                    compare a book with the output of workers
@main
struct Torture {
  static func main() {
    // alarm(2) ends a process that hangs or has lost its parent.
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch (words.first, words.count) {
      case ("kills", 4):
        try Crowd.alone(words[1] + "/kills.jsonl").run(try number(words[2]), seed: number(words[3]))
      case ("crowd", 4):
        try Crowd.ofEight(words[1] + "/crowd.jsonl").run(
          try number(words[2]), seed: number(words[3]))
      case ("damage", 3):
        try Damage(path: words[1] + "/damage.jsonl").run(step: number(words[2]))
      case ("walk", 4):
        try Walk(path: words[1] + "/walk.jsonl").run(try number(words[2]), seed: number(words[3]))
      case ("full", 2): try FullDisk(folder: words[1]).run()
      case ("work", 6):
        alarm(120)
        var worker = Worker(
          path: words[1], seat: words[2], seed: try number(words[3]), length: try number(words[5]))
        try worker.run(number(words[4]))
      case ("once", 4...):
        alarm(60)
        try Once(path: words[1], makesFolders: words[2] == "--folders").run(
          words.dropFirst(words[2] == "--folders" ? 3 : 2).map(\.self))
      case ("read", 2...3):
        alarm(60)
        Once(path: words[1], makesFolders: true).read(saves: words.last == "--save")
      case ("judge", 3...): try Judge(path: words[1]).run(words.dropFirst(2).map(\.self))
      default: throw Failure("unknown words: \(words)")
      }
    } catch {
      print("torture: \(error)")
      exit(1)
    }
  }

  private static func number<Number: FixedWidthInteger>(_ word: String) throws -> Number {
    guard let number = Number(word) else { throw Failure("not a number: \(word)") }
    return number
  }
}

/// A fault.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Fails unless a condition holds.
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
