#if canImport(SQLite)
  import IceCreamDomain
  import SQLite

  /// Stores the same ice creams in a table of SQLite.
  ///
  /// The table has an index on the identifier, statements are prepared once, the journal is a log (`WAL`), and
  /// each change is one transaction that is on the disk when it ends (`synchronous=FULL`).
  final class SQLiteBook {
    private var database: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file.
    init(_ path: String) throws {
      guard sqlite3_open(path, &database) == SQLITE_OK else {
        throw Failure("SQLite cannot open \(path)")
      }
      try run("PRAGMA journal_mode=WAL")
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
          iceCream.id, iceCream.madeAt.iso8601, iceCream.names.cone, iceCream.names.flavor,
          iceCream.names.topping,
        ])
    }

    func update(_ iceCream: SavedIceCream) throws {
      try run("UPDATE book SET flavor = ? WHERE id = ?", [iceCream.names.flavor, iceCream.id])
    }

    func delete(_ iceCream: SavedIceCream) throws {
      try run("DELETE FROM book WHERE id = ?", [iceCream.id])
    }

    private func run(_ text: String, _ values: [String] = []) throws {
      if statements[text] == nil {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else {
          throw Failure("SQLite rejects: \(text)")
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
      var result = sqlite3_step(statement)
      // PRAGMA returns a row.
      while result == SQLITE_ROW { result = sqlite3_step(statement) }
      guard result == SQLITE_DONE else { throw Failure("SQLite fails at: \(text)") }
    }
  }
#endif
