import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program behind `Scripts/torture`, which says how its parts are called.
///
///     torture kills|crowd FOLDER PROCESSES SEED     processes that are killed while they use a book
///     torture damage FOLDER STEP                    a book of which each byte is cut off or changed
///     torture walk FOLDER STEPS SEED                stores that stay open while others change the book
///     torture full FOLDER                           a small file system that becomes full
///     torture work BOOK SEAT SEED COUNT LENGTH      a process that uses a book, and says what it does
///     torture once BOOK [--folders] CHANGE …        a process that makes one change; see `Once`
///     torture read BOOK [--save]                    what is in a book, and whether a save works then
///     torture judge BOOK SAID…                      a book beside what workers have said
@main
struct Torture {
  static func main() {
    // alarm(2) ends a process that hangs, or whose parent has gone.
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
        var worker = try Worker(
          path: words[1], seat: words[2], seed: number(words[3]), length: number(words[5]))
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
