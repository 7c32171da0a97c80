import Books
import IceCreamDomain
import IceCreamFiles
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
  /// The last step.
  private(set) var last = "nothing"
  private let stores: [FileIceCreamStore]
  private var deleted: [SavedIceCream] = []
  private var moved: [String] = []
  private var number = 0
  private var given: Set<String> = []
  /// Whether the book was edited by hand: then lines may be missing or out of order.
  private var isEdited = false

  init(path: String) {
    self.path = path
    stores = (0..<3).map { _ in FileIceCreamStore(path: path) }
  }

  private var fresh: FileIceCreamStore { FileIceCreamStore(path: path) }

  mutating func step(_ random: inout FixedNumbers) throws {
    let before = try fresh.page().iceCreams
    guard let store = stores.randomElement(using: &random) else { return }
    let chosen = before.indices.randomElement(using: &random)
    var expected = before
    switch (Int.random(in: 0..<20, using: &random), chosen) {
    case (0...5, _), (_, nil):
      number += 1
      last = "save \(number)"
      let saved = try store.save(.tortured(flavor: "\(number)-\(number % 50)", at: .now))
      // In an edited book, lines with identifiers may be missing.
      if isEdited {
        expected.removeAll { $0.id == saved.id }
      } else {
        try check(given.insert(saved.id).inserted, "doubled: the identifier \(saved.id) was reused")
      }
      expected.append(saved)
    case (6...9, .some(let place)):
      number += 1
      last = "change \(before[place].id)"
      let (id, time) = (before[place].id, before[place].madeAt)
      let changed = SavedIceCream.tortured(flavor: "\(number)-9", at: time, id: id)
      try check(
        problem { try store.update(changed, from: changed) } == .changedMeanwhile(changed.id),
        "an update of an unknown version")
      try store.update(changed, from: before[place])
      expected[place] = changed
      // Without the line that saved it, an ice cream has no place.
      let after = try fresh.page().iceCreams
      if isEdited, after.count == expected.count, expected.allSatisfy(after.contains) {
        expected = after
      }
    case (10...13, .some(let place)):
      last = "delete \(before[place].id)"
      let several = Array(before[place...].prefix(3))
      try store.delete(several)
      deleted += several
      expected.removeSubrange(place..<place + several.count)
    case (14...16, _):
      // A line that was torn or edited may hide the last change.
      guard let change = try? fresh.lastChange() else { break }
      last = "undo \(change)"
      try store.undo(change)
      try check(
        problem { try store.undo(change) } == .changedSince(change, last: fresh.lastChange()),
        "an undo of what is undone")
      expected = try fresh.page().iceCreams
      let ids = expected.map { String($0.id.reversed()) }
      try check(isEdited || ids == ids.sorted(), "undo restored it in another place")
      let changed = Change(change.action, isUndone: true).ids
      let old = before.filter { changed.contains($0.id) }
      let new = expected.filter { changed.contains($0.id) }
      try check(
        expected.filter { !new.contains($0) } == before.filter { !old.contains($0) },
        "undo changed something else")
      let isRight =
        switch change.action {
        case .saved, .restored: new.isEmpty
        case .deleted(let wanted): wanted.allSatisfy(new.contains)
        case .updated(_, from: let wanted): new == [wanted]
        }
      try check(isRight, "undo left \(new)")
      if new.isEmpty { deleted += old }
    case (17, _):
      try edit(&random)
      expected = try fresh.page().iceCreams
    default: last = "look"
    }
    try compare(expected, store, &random)
  }

  /// Edits the book as a crash, a copy or an editor would.
  private mutating func edit(_ random: inout FixedNumbers) throws {
    var lines = try Disk.bytes(of: path)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<max(1, lines.count - 1), using: &random)
    number += 1
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
    isEdited = true
    try write(lines)
  }

  /// Moves the book aside: as long as the file exists, no new file gets its inode.
  private mutating func moveAway() {
    rename(path, "\(path).\(number)")
    moved.append("\(path).\(number)")
  }

  /// Removes the books that were moved aside.
  func clear() {
    for file in moved { unlink(file) }
  }

  private func write(_ lines: [ArraySlice<UInt8>]) throws {
    try Disk.write(Array(lines.joined(separator: [UInt8(ascii: "\n")])), to: path)
  }

  /// Compares the book with what is expected, and an open store with a new one.
  private func compare(
    _ expected: [SavedIceCream], _ store: FileIceCreamStore, _ random: inout FixedNumbers
  ) throws {
    let new = try fresh.agreedPage()
    try check(new.iceCreams == expected, "the book has \(new), not \(expected)")
    let known = try store.agreedPage()
    try check(known == new, "an open store has \(known), a new one \(new)")
    if let gone = deleted.randomElement(using: &random),
      !expected.contains(where: { $0.id == gone.id })
    {
      for store in [store, fresh] {
        let problem = problem { _ = try store.find(gone.id) }
        try check(
          problem == .unknownID(gone.id) || !new.notes.isEmpty, "a deleted one is found: \(gone)")
      }
    }
  }
}
