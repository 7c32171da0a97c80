import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A kind of change.
private enum Change: String {
  case save = "Save"
  case update = "Update"
  case delete = "Delete"
  case restore = "Restore"

  /// The change that prepares this one.
  var before: Change? { self == .restore ? .delete : nil }
  /// The change that undoes this one.
  var after: Change? { self == .delete ? .restore : nil }
}

/// Compares each kind of change with a bare write(2) and fsync(2) of as many bytes, and with SQLite.
///
/// The store stays open, as at the menu. Its changes are spread over the whole book.
struct Changing {
  private let count: Int
  private let store: FileIceCreamStore
  private let bare: Int32
  #if canImport(SQLite)
    private let database: SQLiteBook
  #endif

  init(folder: String, count: Int) throws {
    self.count = count
    store = FileIceCreamStore(path: folder + "/changing-\(count).jsonl")
    try Samples.writeBook(store.name, count: count)
    bare = open(folder + "/bare", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard bare >= 0 else { throw Failure("Cannot write to \(folder)") }
    #if canImport(SQLite)
      database = try SQLiteBook(folder + "/changing-\(count).sqlite")
      try database.fill(count)
    #endif
  }

  func run() throws {
    // The first update of an old ice cream reads the book once.
    let first = try ContinuousClock().measure { try make(.update, Samples.iceCream(0)) }
    print(
      "First update of a new store, in a book of \(count): \((first / .microseconds(1)).short) µs")

    let record = Samples.line(Samples.iceCream(0)).count
    let time = ",\"changedAt\":\"2026-11-20T09:05:00Z\"".utf8.count
    try measure(.save, bytes: record)
    try measure(.update, bytes: record + time)
    try measure(.delete, bytes: 73)
    try measure(.restore, bytes: record + time)
  }

  private func measure(_ change: Change, bytes: Int) throws {
    var contest = Contest("\(change.rawValue), in a book of \(count)", turns: 20, rounds: 15)
    add("scoops", change, to: &contest, make)
    contest.add("write and fsync") {
      let line = [UInt8](repeating: 0x20, count: bytes)
      let written = line.withUnsafeBytes { write(bare, $0.baseAddress, $0.count) }
      guard written == bytes, fsync(bare) == 0 else { throw Failure("fsync fails") }
    }
    #if canImport(SQLite)
      add("SQLite, journal WAL", change, to: &contest, makeInDatabase)
    #endif
    try contest.run(bars: ["write and fsync": 1.5, "SQLite, journal WAL": 1.2])
  }

  /// Adds a way to make changes, each to another ice cream.
  private func add(
    _ name: String, _ change: Change, to contest: inout Contest,
    _ make: @escaping (Change, SavedIceCream) throws -> Void
  ) {
    var (number, iceCream) = (0, Samples.iceCream(0))
    contest.add(name) {
      number += 1
      // A new one, or old ones a prime number apart, which are spread over the whole book.
      iceCream = Samples.iceCream(change == .save ? count + number : number * 7919 % count)
      if let before = change.before { try make(before, iceCream) }
    } _: {
      try make(change, iceCream)
    } after: {
      if let after = change.after { try make(after, iceCream) }
    }
  }

  private func make(_ change: Change, _ iceCream: SavedIceCream) throws {
    switch change {
    case .save:
      _ = try store.save(
        UnsavedIceCream(madeAt: iceCream.madeAt, names: iceCream.names))
    case .update: try store.update(updated(iceCream), from: nil)
    case .delete: try store.delete([store.find(iceCream.id)])
    case .restore: if let change = try store.lastChange() { try store.undo(change) }
    }
  }

  #if canImport(SQLite)
    private func makeInDatabase(_ change: Change, _ iceCream: SavedIceCream) throws {
      switch change {
      case .save, .restore: try database.save(iceCream)
      case .update: try database.update(updated(iceCream))
      case .delete: try database.delete(iceCream)
      }
    }
  #endif

  /// Returns another version with each call: the store writes nothing for a version that is already there.
  private func updated(_ iceCream: SavedIceCream) -> SavedIceCream {
    var updated = iceCream
    updated.names.flavor = "Changed \(ContinuousClock.now)".suffix(16).description
    return updated
  }
}
