import IceCreamDomain

/// A million ice creams, read in the ways of a program that lists them.
struct Reading {
  let folder: String
  let count: Int

  private var store: FileIceCreamStore { FileIceCreamStore(path: folder + "/large.jsonl") }

  func run() throws {
    #if canImport(SQLite)
      let database = try SQLiteBook(folder + "/large.sqlite", journal: "DELETE")
      try database.fill(count)
    #endif
    try measureFirstPage()

    var number = 0
    func nextID() -> String {
      number = (number + 7919) % count
      return Samples.iceCream(number).id
    }
    var finding = Contest("Found by the identifier", turns: 200)
    finding.add("scoops") { _ = try store.find(nextID()) }
    var beginning = Contest("Found by six of its seven signs")
    beginning.add("scoops") { [id = Samples.iceCream(77).id] in
      _ = try? store.find(String(id.dropLast()))
    }
    #if canImport(SQLite)
      finding.add("SQLite") {
        let found = try database.run("\(SQLiteBook.columns) WHERE id = ?", [nextID()])
        guard found.count == 1 else { throw Failure("SQLite finds \(found.count)") }
      }
      beginning.add("SQLite") { [id = Samples.iceCream(77).id] in
        let beginning = String(id.dropLast())
        try database.run(
          "\(SQLiteBook.columns) WHERE id >= ? AND id < ? LIMIT 6", [beginning, beginning + "~"])
      }
    #endif
    try finding.run(bars: ["SQLite": 1])
    try beginning.run()

    let wishes: [(String, IceCreamQuery, String, [String])] = [
      ("The newest 20", IceCreamQuery(), "ORDER BY number DESC", []),
      (
        "The newest 20 of a flavor of 14",
        IceCreamQuery(filter: IceCreamFilter(flavor: Samples.common)),
        "WHERE flavor = ? ORDER BY number DESC", [Samples.common]
      ),
      (
        "All \(count / 100_000) of a rare flavor",
        IceCreamQuery(filter: IceCreamFilter(flavor: Samples.rare)),
        "WHERE flavor = ? ORDER BY number DESC", [Samples.rare]
      ),
      (
        "The oldest 20 of a rare flavor that is not there",
        IceCreamQuery(filter: IceCreamFilter(flavor: "Absent"), order: .oldest),
        "WHERE flavor = ? ORDER BY number", ["Absent"]
      ),
      (
        "The newest 20 of a flavor that is not there, and not ASCII",
        IceCreamQuery(filter: IceCreamFilter(flavor: "Crème")),
        "WHERE flavor = ? ORDER BY number DESC", ["Crème"]
      ),
      (
        "The first 20 by flavor", IceCreamQuery(order: .flavor), "ORDER BY flavor, number DESC", []
      ),
      (
        "20 in the middle, after one that is there",
        IceCreamQuery(after: IceCreamPlace(after: Samples.iceCream(count / 2))),
        "WHERE number < \(count / 2) ORDER BY number DESC", []
      ),
    ]
    for (name, query, clause, values) in wishes {
      let isQuick = query.filter.flavor != Samples.rare && query.order == .newest
      var contest = Contest(name, turns: isQuick && query.filter.flavor != "Crème" ? 50 : 1)
      contest.add("scoops") { _ = try store.fetch(query) }
      #if canImport(SQLite)
        contest.add("SQLite") {
          try database.run("\(SQLiteBook.columns) \(clause) LIMIT 21", values)
        }
      #endif
      try contest.run(bars: ["SQLite": 1])
    }
  }

  private func measureFirstPage() throws {
    let empty = FileIceCreamStore(path: folder + "/empty.jsonl")
    _ = try empty.save(Samples.iceCream(0))
    try empty.delete(Samples.iceCream(0).id)
    let twenty = FileIceCreamStore(path: folder + "/twenty.jsonl")
    try Samples.writeBook(twenty.place, count: 20)

    var contest = Contest("The first page of \(count)", turns: 200, rounds: 15)
    contest.add("scoops") { _ = try store.fetch(IceCreamQuery()) }
    contest.add("of a book of 20") { _ = try twenty.fetch(IceCreamQuery()) }
    contest.add("of an empty book") { _ = try empty.fetch(IceCreamQuery()) }
    try contest.run(bars: ["of an empty book": 3])
  }
}
