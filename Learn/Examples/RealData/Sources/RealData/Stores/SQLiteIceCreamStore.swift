/// Stores ice creams in a database, in which a topping is a row of its own.
actor SQLiteIceCreamStore: LocalIceCreamStore {
  private let database: Database
  private let readers = Readers<IceCreamChange>()

  init(file: String) throws(IceCreamStoreError) {
    database = try Database(file: file)
    try database.run("PRAGMA foreign_keys = ON")
    try database.migrate(Self.versions)
  }

  /// What each version of the app added; the first had no toppings.
  private static let versions = [
    "CREATE TABLE iceCream (id INTEGER PRIMARY KEY, flavor TEXT NOT NULL)",
    """
    CREATE TABLE topping (
      iceCream INTEGER NOT NULL REFERENCES iceCream ON DELETE CASCADE,
      position INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (iceCream, position))
    """,
  ]

  /// One statement finds ice creams and toppings, so both are of the same moment.
  func fetch(_ positions: Range<Int>) throws(IceCreamStoreError) -> [IceCream] {
    var iceCreams: [IceCream] = []
    try database.run(
      """
      SELECT page.id, page.flavor, topping.name
      FROM (SELECT * FROM iceCream ORDER BY id LIMIT ? OFFSET ?) AS page
      LEFT JOIN topping ON topping.iceCream = page.id
      ORDER BY page.id, topping.position
      """, .integer(positions.count), .integer(positions.lowerBound)
    ) { row in
      if iceCreams.last?.id != row.integer(0) {
        iceCreams.append(IceCream(id: row.integer(0), flavor: row.text(1) ?? ""))
      }
      if let topping = row.text(2) { iceCreams[iceCreams.count - 1].toppings.append(topping) }
    }
    return iceCreams
  }

  func save(_ iceCream: IceCream) throws(IceCreamStoreError) {
    let id = SQLValue.integer(iceCream.id)
    try database.transaction { () throws(IceCreamStoreError) in
      try database.run(
        "INSERT INTO iceCream VALUES (?, ?) ON CONFLICT DO UPDATE SET flavor = excluded.flavor",
        id, .text(iceCream.flavor))
      try database.run("DELETE FROM topping WHERE iceCream = ?", id)
      for (position, name) in iceCream.toppings.enumerated() {
        try database.run(
          "INSERT INTO topping VALUES (?, ?, ?)", id, .integer(position), .text(name))
      }
    }
    readers.send(.saved(iceCream))
  }

  func delete(_ id: IceCream.ID) throws(IceCreamStoreError) {
    try database.run("DELETE FROM iceCream WHERE id = ?", .integer(id))
    if database.changedRows > 0 { readers.send(.deleted(id)) }
  }

  func changes() -> AsyncStream<IceCreamChange> { readers.values() }
}
