import Books
import Seeds
import SystemCalls

/// The program behind `Scripts/torture`; the README is beside its package.
///
///     torture walk FOLDER STEPS SEED                open stores of a book that others change
///     torture menu SCOOPS FOLDER SEED COUNT LANE STEP    random keys, pastes, sizes and signals
///     torture work BOOK SEAT SEED COUNT LENGTH      use a book, and print each change
///     torture sample BOOK                           write a book with a line of each kind, and print identifiers
///     torture once BOOK [--folders] CHANGE …        make one change; see `Once`
///     torture read BOOK [--change]                  print the contents of a book, and change it after that
///     torture judge BOOK OUTPUT…                    compare a book with the output of workers
@main
struct Torture {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      // alarm(2) ends a process that hangs or has lost its parent.
      if ["work", "sample", "once", "read", "judge"].contains(words.first) { alarm(120) }
      switch (words.first, words.count) {
      case ("walk", 4):
        try Walk(path: words[1] + "/walk.jsonl").run(number(words[2]), seed: number(words[3]))
      case ("menu", 7):
        let (lane, step): (Int, Int) = (try number(words[5]), try number(words[6]))
        try RandomKeys(program: words[1], folder: words[2], seed: number(words[3]), lane: lane)
          .run(stride(from: lane, to: number(words[4]), by: step))
      case ("work", 6):
        var worker = Worker(
          path: words[1], seat: words[2], seed: try number(words[3]), length: try number(words[5]))
        try worker.run(number(words[4]))
      case ("sample", 2):
        for id in try Once.writeSample(to: words[1]) { print(id) }
      case ("once", 3...):
        try Once(path: words[1], makesFolders: words[2] == "--folders").run(
          words.dropFirst(words[2] == "--folders" ? 3 : 2).map(\.self))
      case ("read", 2...3): try Once.read(words[1], changes: words.last == "--change")
      case ("judge", 3...): print(try Ledger(Array(words[2...])).compare(with: words[1]))
      default: throw Fault("unknown words: \(words)")
      }
    } catch {
      print("torture: \(error)")
      exit(1)
    }
  }

  private static func number<Number: FixedWidthInteger>(_ word: String) throws -> Number {
    guard let number = Number(word) else { throw Fault("not a number: \(word)") }
    return number
  }
}

extension FixedNumbers {
  /// Returns one of several values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// Returns `true` for some of a hundred calls.
  mutating func happens(_ percentage: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percentage
  }
}
