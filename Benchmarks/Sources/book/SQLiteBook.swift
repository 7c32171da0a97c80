#if canImport(SQLite)
  import IceCreamDomain
  import SQLite

  /// The same ice creams in a table of SQLite: an index on the identifier, statements prepared once, and
  /// each change a transaction of its own that is on the disk when it ends (`synchronous=FULL`).
  final class SQLiteBook {
    private var database: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file, with its journal as it is by default (`DELETE`) or as a log (`WAL`).
    init(_ path: String, journal: String) throws {
      guard sqlite3_open(path, &database) == SQLITE_OK else {
        throw Failure("SQLite opens nothing")
      }
      try run("PRAGMA journal_mode=\(journal)")
      try run("PRAGMA synchronous=FULL")
      try run(
        """
        CREATE TABLE IF NOT EXISTS book (number INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL,
        madeAt TEXT NOT NULL, cone TEXT NOT NULL, flavor TEXT NOT NULL, topping TEXT NOT NULL)
        """)
    }

    deinit {
      for statement in statements.values { sqlite3_finalize(statement) }
      sqlite3_close(database)
    }

    func fill(_ count: Int) throws {
      try run("BEGIN")
      for number in 0..<count { try save(Samples.iceCream(number)) }
      try run("COMMIT")
    }

    func save(_ iceCream: SavedIceCream) throws {
      try run(
        "INSERT INTO book (id, madeAt, cone, flavor, topping) VALUES (?, ?, ?, ?, ?)",
        [
          iceCream.id, iceCream.madeAt.iso8601, iceCream.cone, iceCream.flavor, iceCream.topping,
        ])
    }

    /// Runs a statement, and returns the ice creams that it selects.
    @discardableResult
    func run(_ text: String, _ values: [String] = []) throws -> [SavedIceCream] {
      if statements[text] == nil {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else {
          throw Failure("SQLite does not understand: \(text)")
        }
        statements[text] = statement
      }
      let statement = statements[text]
      defer { sqlite3_reset(statement) }
      for (index, value) in values.enumerated() {
        // -1, SQLITE_TRANSIENT: SQLite copies the text.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_bind_text(statement, Int32(index + 1), value, -1, transient)
      }
      var found: [SavedIceCream] = []
      while true {
        switch sqlite3_step(statement) {
        case SQLITE_ROW where sqlite3_column_count(statement) == 5:
          found.append(iceCream(statement))
        case SQLITE_ROW: continue
        case SQLITE_DONE: return found
        default: throw Failure("SQLite fails at: \(text)")
        }
      }
    }

    private func iceCream(_ statement: OpaquePointer?) -> SavedIceCream {
      func text(_ column: Int32) -> String {
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
      }
      return SavedIceCream(
        id: text(0), madeAt: Timestamp(iso8601: text(1)) ?? .now, cone: text(2), flavor: text(3),
        topping: text(4))
    }

    static let columns = "SELECT id, madeAt, cone, flavor, topping FROM book"
  }
#endif
