import CSQLite

/// A value that is bound to a `?` of a statement.
nonisolated enum SQLValue {
  case integer(Int)
  case text(String)
}

/// A row that a statement has just found.
///
/// It is valid until the next one, so it cannot be copied or kept.
nonisolated struct Row: ~Copyable {
  fileprivate let statement: OpaquePointer

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  func text(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// A connection to an SQLite database.
///
/// It is not `Sendable`: an actor owns it.
nonisolated final class Database {
  private let connection: OpaquePointer?
  /// Each statement is prepared once, and used again with other values.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens the file, and creates it if it is missing.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - patience: The milliseconds to wait for another connection that writes.
  init(file: String, patience: Int32 = 5_000) throws(IceCreamStoreError) {
    var connection: OpaquePointer?
    let code = sqlite3_open(file, &connection)
    self.connection = connection
    // From here on, `deinit` closes the connection.
    if code != SQLITE_OK { throw .unavailable }
    sqlite3_busy_timeout(connection, patience)
    // Reading then never waits for writing, or writing for reading; only writers wait for each other.
    try run("PRAGMA journal_mode = WAL")
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(connection)
  }

  /// The number of rows that the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(connection)) }

  /// Runs a statement, and passes each row that it finds to the closure.
  func run(
    _ sql: String, _ values: SQLValue..., forEachRow: (borrowing Row) -> Void = { _ in }
  ) throws(IceCreamStoreError) {
    let statement = try prepare(sql)
    defer { sqlite3_reset(statement) }
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
      case .text(let text): bind_text(statement, index, text, Int32(text.utf8.count))
      }
    }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      if code == SQLITE_BUSY { throw .busy }
      if code != SQLITE_ROW { throw .refused(code: Int(code)) }
      forEachRow(Row(statement: statement))
    }
  }

  /// Runs all statements of the closure, or none.
  func transaction(_ body: () throws(IceCreamStoreError) -> Void) throws(IceCreamStoreError) {
    try run("BEGIN IMMEDIATE")
    do throws(IceCreamStoreError) {
      try body()
      try run("COMMIT")
    } catch {
      // The database may have rolled back by itself; the first error says why.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Runs the statements that are newer than the file, in one transaction with its new version.
  func migrate(_ versions: [String]) throws(IceCreamStoreError) {
    try transaction { () throws(IceCreamStoreError) in
      var version = 0
      try run("PRAGMA user_version") { version = $0.integer(0) }
      // A newer app wrote the file.
      if version > versions.count { throw .damaged }
      for statement in versions.dropFirst(version) { try run(statement) }
      try run("PRAGMA user_version = \(versions.count)")
    }
  }

  private func prepare(_ sql: String) throws(IceCreamStoreError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard let statement else { throw .refused(code: Int(code)) }
    statements[sql] = statement
    return statement
  }
}
