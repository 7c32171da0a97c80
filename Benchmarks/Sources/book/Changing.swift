import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Each kind of change, beside a bare write(2) and fsync(2) of as many bytes, and beside SQLite with a log
/// for its journal.
///
/// The store stays open, as at the menu. What it changes is spread over the whole book.
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
    try Samples.writeBook(store.place, count: count)
    bare = open(folder + "/bare", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard bare >= 0 else { throw Failure("\(folder) cannot be written to") }
    #if canImport(SQLite)
      database = try SQLiteBook(folder + "/changing-\(count).sqlite", journal: "WAL")
      try database.fill(count)
    #endif
  }

  func run() throws {
    let record = Samples.line(Samples.iceCream(0)).count
    let time = ",\"changedAt\":\"2026-11-20T09:05:00Z\"".utf8.count
    // The first change of an old ice cream reads the book once.
    let cold = try ContinuousClock().measure { try store.update(changed(Samples.iceCream(0))) }
    print(
      "First change of a new store, in a book of \(count): \((cold / .microseconds(1)).short) µs")

    try measure("Saved", bytes: record, saving)
    try measure("Changed", bytes: record + time, changing)
    try measure("Deleted", bytes: 73, deleting, after: restoring)
    try measure("Restored", bytes: record + time, restoring, before: deleting)
  }

  /// The same change of an ice cream in both.
  private struct Step {
    var scoops: (SavedIceCream) throws -> Void = { _ in }
    var sqlite: (SavedIceCream) throws -> Void = { _ in }
  }

  private var saving: Step {
    Step {
      _ = try store.save($0)
    } sqlite: {
      try insert($0)
    }
  }
  private var changing: Step {
    Step {
      try store.update(changed($0))
    } sqlite: {
      try run("UPDATE book SET flavor = ? WHERE id = ?", [changed($0).flavor, $0.id])
    }
  }
  private var deleting: Step {
    Step {
      try store.delete($0.id)
    } sqlite: {
      try run("DELETE FROM book WHERE id = ?", [$0.id])
    }
  }
  private var restoring: Step {
    Step {
      try store.restore($0)
    } sqlite: {
      try insert($0)
    }
  }

  private func measure(
    _ name: String, bytes: Int, _ step: Step, before: Step = Step(), after: Step = Step()
  ) throws {
    var contest = Contest("\(name), in a book of \(count)", turns: 20, rounds: 15)
    var numbers = [0, 0]
    func next(_ way: Int) -> SavedIceCream {
      numbers[way] += 1
      // New ones, or old ones a prime number apart, so that the whole book has its turn.
      return Samples.iceCream(name == "Saved" ? count + numbers[way] : numbers[way] * 7919 % count)
    }
    var (mine, theirs) = (Samples.iceCream(0), Samples.iceCream(0))
    contest.add("scoops") {
      mine = next(0)
      try before.scoops(mine)
    } _: {
      try step.scoops(mine)
    } after: {
      try after.scoops(mine)
    }
    contest.add("write and fsync") {
      let line = [UInt8](repeating: 0x20, count: bytes)
      let written = line.withUnsafeBytes { write(bare, $0.baseAddress, $0.count) }
      guard written == bytes, fsync(bare) == 0 else { throw Failure("fsync fails") }
    }
    #if canImport(SQLite)
      contest.add("SQLite, journal WAL") {
        theirs = next(1)
        try before.sqlite(theirs)
      } _: {
        try step.sqlite(theirs)
      } after: {
        try after.sqlite(theirs)
      }
    #endif
    try contest.run(bars: ["write and fsync": 1.5, "SQLite, journal WAL": 1.2])
  }

  /// Another version with each call, as the store writes nothing where nothing changes.
  private func changed(_ iceCream: SavedIceCream) -> SavedIceCream {
    var changed = iceCream
    changed.flavor = "Changed \(ContinuousClock.now)".suffix(16).description
    return changed
  }

  private func insert(_ iceCream: SavedIceCream) throws {
    try run(
      "INSERT INTO book (id, madeAt, cone, flavor, topping) VALUES (?, ?, ?, ?, ?)",
      [iceCream.id, iceCream.madeAt.iso8601, iceCream.cone, iceCream.flavor, iceCream.topping])
  }

  private func run(_ text: String, _ values: [String]) throws {
    #if canImport(SQLite)
      try database.run(text, values)
    #endif
  }
}
