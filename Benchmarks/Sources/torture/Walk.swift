import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets three open stores change one book in turn, and edits it by hand in between.
///
/// An open store must always read the same as a new one.
struct Walk {
  let path: String

  /// The number of steps with one book.
  private static let stepsForEachBook = 150

  func run(_ steps: Int, seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let start = ContinuousClock.now
    for first in stride(from: 0, to: steps, by: Self.stepsForEachBook) {
      unlink(path)
      var book = WalkedBook(path: path)
      for step in first..<min(steps, first + Self.stepsForEachBook) {
        do {
          try book.step(&random)
        } catch {
          throw Failure("step \(step), \(book.last): \(error); seed \(seed), book \(path)")
        }
      }
      book.clear()
    }
    print(
      """
      \(steps) changes by three open stores, each compared with a new store: \
      0 lost, 0 doubled, 0 misreported; \(Int((ContinuousClock.now - start) / .seconds(1))) s.
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

  mutating func step(_ random: inout RandomNumbers) throws {
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
      var changed = SavedIceCream.tortured(flavor: "\(number)-9", at: before[place].madeAt)
      changed.id = before[place].id
      try check(
        problem { try store.update(changed, from: changed) } == .changedMeanwhile(changed.id),
        "an update of an unknown version")
      try store.update(changed, from: before[place])
      expected[place] = changed
      // Without the line that saved it, an ice cream has no place.
      if isEdited { expected = try moved(expected, changed) }
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
      let after = try fresh.page().iceCreams
      let ids = after.map { String($0.id.reversed()) }
      try check(isEdited || ids == ids.sorted(), "undo restored it in another place")
      let changed = Change(change.action, isUndone: true).ids
      try check(
        after.filter { !changed.contains($0.id) } == before.filter { !changed.contains($0.id) },
        "undo changed something else")
      switch change.action {
      case .saved, .restored:
        try check(after.allSatisfy { !changed.contains($0.id) }, "undo did not delete it")
        deleted += before.filter { changed.contains($0.id) }
      case .deleted(let old): try check(old.allSatisfy(after.contains), "undo did not restore it")
      case .updated(_, from: let old): try check(after.contains(old), "undo did not change it")
      }
      expected = after
    case (17, _):
      try edit(&random)
      expected = try fresh.page().iceCreams
    default: last = "look"
    }
    try compare(expected, store, &random)
  }

  /// Returns the contents of the book if they are the expected ones, with one ice cream in any place.
  private func moved(
    _ expected: [SavedIceCream], _ one: SavedIceCream
  ) throws -> [SavedIceCream] {
    let after = try fresh.page().iceCreams
    let isSame = after.filter { $0.id != one.id } == expected.filter { $0.id != one.id }
    return isSame && after.filter { $0.id == one.id } == [one] ? after : expected
  }

  /// Edits the book as a crash, a copy or an editor would.
  private mutating func edit(_ random: inout RandomNumbers) throws {
    let bytes = try Disk.bytes(of: path)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<max(1, lines.count - 1), using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3 where lines.last?.isEmpty == true && lines.count > 2:
      last = "a line torn"
      let line = lines[lines.count - 2]
      try Disk.write(bytes + line.prefix(Int.random(in: 0..<line.count, using: &random)), to: path)
    case 4...6:
      last = "the book replaced by a copy"
      moveAway()
      try Disk.write(bytes, to: path)
    case 7:
      last = "line \(place + 1) removed"
      isEdited = true
      lines.remove(at: place)
      try write(lines)
    case 8 where place > 0:
      last = "line \(place + 1) repeated"
      isEdited = true
      lines.insert(lines[place], at: lines.count - 1)
      try write(lines)
    case 9 where place > 1:
      last = "lines \(place) and \(place + 1) exchanged"
      isEdited = true
      lines.swapAt(place, place - 1)
      // An open store cannot notice such an edit in the same file, whose size and end have not changed.
      moveAway()
      try write(lines)
    case 10:
      last = "a handwritten line"
      isEdited = true
      number += 1
      let line = """
        { "id": "my own \(number)", "madeAt": "2026-11-20T09:05:00Z", "cone": "c",
        "flavor": "\(number)-0", "topping": "t" }
        """.split(separator: "\n").joined()
      lines.insert(Array(line.utf8)[...], at: lines.count - 1)
      try write(lines)
    case 11 where place > 1:
      last = "truncated after line \(place)"
      isEdited = true
      try write(Array(lines[..<place]) + [[]])
    default: last = "no edit"
    }
  }

  /// Moves the book aside: as long as the file exists, no new file gets its inode.
  private mutating func moveAway() {
    number += 1
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

  /// Compares all ways to read the book.
  private func compare(
    _ expected: [SavedIceCream], _ store: FileIceCreamStore, _ random: inout RandomNumbers
  ) throws {
    let new = try fresh.page()
    try check(new.iceCreams == expected, "the book has \(text(new)), not \(text(expected))")
    let known = try store.page()
    try check(
      known == new, "an open store has \(text(known)), a new one \(text(new))")

    for store in [store, fresh] {
      var paged: [SavedIceCream] = []
      var query = IceCreamQuery(count: Int.random(in: 1..<9, using: &random))
      var hasMore = true
      while hasMore {
        let page = try store.fetch(query)
        paged += page.iceCreams
        (query.offset, hasMore) = (page.end, page.end < page.total)
      }
      try check(
        paged == expected.reversed(),
        "page by page, the book has \(text(paged)), not \(text(expected.reversed()))")
      guard let iceCream = expected.randomElement(using: &random) else { continue }
      let filtered = try store.fetch(
        IceCreamQuery(filter: IceCreamFilter(flavor: iceCream.flavor), order: .flavor))
      let wanted = expected.filter { $0.flavor == iceCream.flavor }
      try check(filtered.iceCreams == wanted.reversed(), "filtered, the book has \(text(filtered))")
      try check(try store.find(iceCream.id) == iceCream, "\(iceCream.id) finds another one")
    }
    if let gone = deleted.randomElement(using: &random),
      !expected.contains(where: { $0.id == gone.id })
    {
      for store in [store, fresh] {
        let problem = problem { _ = try store.find(gone.id) }
        try check(
          problem == .unknownID(gone.id) || !new.notes.isEmpty, "a deleted one is found: \(gone)"
        )
      }
    }
  }

  private func text(_ page: IceCreamPage) -> String { "\(text(page.iceCreams)) \(page.notes)" }

  private func text(_ iceCreams: [SavedIceCream]) -> String {
    iceCreams.map { "\($0.id):\($0.flavor)" }.joined(separator: " ")
  }
}
