import Books
import IceCreamDomain
import IceCreamFiles
import Seeds
import SystemCalls

/// Lets three open stores change one book in turn, and edits it by hand in between.
///
/// An open store must always read the same as a new one.
struct Walk {
  let path: String

  /// The number of steps with one book.
  private static let stepsForEachBook = 150

  func run(_ steps: Int, seed: UInt64) throws {
    var random = FixedNumbers(seed: seed)
    for first in stride(from: 0, to: steps, by: Self.stepsForEachBook) {
      unlink(path)
      var book = WalkedBook(path: path)
      for step in first..<min(steps, first + Self.stepsForEachBook) {
        do {
          try book.step(&random)
        } catch {
          throw Fault("step \(step), \(book.last): \(error); book \(path)")
        }
      }
      book.clear()
    }
    print(
      """
      \(steps) changes by three open stores, each compared with a new store: \
      0 lost, 0 doubled, 0 misreported.
      """)
  }
}

private struct WalkedBook {
  let path: String
  private(set) var last = "nothing"
  private let stores: [FileIceCreamStore]
  private var moved: [String] = []
  private var number = 0

  init(path: String) {
    self.path = path
    stores = (0..<3).map { _ in FileIceCreamStore(path: path) }
  }

  private var fresh: FileIceCreamStore { FileIceCreamStore(path: path) }

  mutating func step(_ random: inout FixedNumbers) throws {
    let store = random.pick(stores)
    let before = try fresh.page().iceCreams
    number += 1
    switch (Int.random(in: 0..<20, using: &random), before.indices.randomElement(using: &random)) {
    case (0...5, _), (_, nil):
      last = "save \(number)"
      _ = try store.save(.tortured(flavor: "\(number)-\(number % 50)", at: .now))
    case (6...9, .some(let place)):
      let old = before[place]
      last = "change \(old.id)"
      let changed = SavedIceCream.tortured(flavor: "\(number)-9", at: old.madeAt, id: old.id)
      try check(
        problem { try store.update(changed, from: changed) } == .changedMeanwhile(old.id),
        "an update of an unknown version")
      try store.update(changed, from: old)
    case (10...13, .some(let place)):
      last = "delete \(before[place].id)"
      try store.delete(Array(before[place...].prefix(3)))
    case (14...16, _):
      // A line that was torn or edited may hide the last change.
      guard let change = try? fresh.lastChange() else { break }
      last = "undo \(change)"
      try store.undo(change)
      try check(
        problem { try store.undo(change) } == .changedSince(change, last: fresh.lastChange()),
        "an undo of what is undone")
    case (17, _): try edit(&random)
    default: last = "look"
    }
    let (known, new) = (try store.agreedPage(), try fresh.agreedPage())
    try check(known == new, "an open store has \(known), a new one \(new)")
  }

  /// Edits the book as a crash, a copy or an editor would.
  private mutating func edit(_ random: inout FixedNumbers) throws {
    var lines = try Disk.bytes(of: path)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<max(1, lines.count - 1), using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3 where lines.last?.isEmpty == true && lines.count > 2:
      last = "the end of a line torn"
      let line = lines[lines.count - 2]
      lines[lines.count - 1] = line.prefix(Int.random(in: 0..<line.count, using: &random))
      return try write(lines)
    case 4...6:
      last = "the book replaced by a copy"
      moveAway()
      return try write(lines)
    case 7:
      last = "line \(place + 1) removed"
      lines.remove(at: place)
    case 8 where place > 0:
      last = "line \(place + 1) repeated"
      lines.insert(lines[place], at: lines.count - 1)
    case 9 where place > 1:
      last = "lines \(place) and \(place + 1) exchanged"
      lines.swapAt(place, place - 1)
      // An open store cannot notice such an edit in the same file, whose size and end have not changed.
      moveAway()
    case 10:
      last = "a handwritten line"
      let line = """
        { "id": "my own \(number)", "madeAt": "2026-11-20T09:05:00Z", "cone": "c",
        "flavor": "\(number)-0", "topping": "t" }
        """.split(separator: "\n").joined()
      lines.insert(Array(line.utf8)[...], at: lines.count - 1)
    case 11 where place > 1:
      last = "truncated after line \(place)"
      lines[place...] = [[]]
    default: return last = "no edit"
    }
    try write(lines)
  }

  /// Moves the book aside: as long as the file exists, no new file gets its inode.
  private mutating func moveAway() {
    rename(path, "\(path).\(number)")
    moved.append("\(path).\(number)")
  }

  func clear() {
    for file in moved { unlink(file) }
  }

  private func write(_ lines: [ArraySlice<UInt8>]) throws {
    try Disk.write(Array(lines.joined(separator: [UInt8(ascii: "\n")])), to: path)
  }
}
