import IceCreamDomain
import IceCreamFiles

/// Measures reading a large book with a new store each time, as in a program that reads once.
struct Reading {
  /// The maximum time for a page or an ice cream, in milliseconds.
  private static let bar = 200.0

  private let count: Int
  private let large, twenty, edited: String

  init(folder: String, count: Int) throws {
    self.count = count
    large = folder + "/large.jsonl"
    twenty = folder + "/twenty.jsonl"
    edited = folder + "/edited.jsonl"
    try Samples.writeBook(large, count: count)
    try Samples.writeBook(twenty, count: 20)
    try Samples.writeBook(edited, count: count)
  }

  func run() throws {
    try measureFirstPage()
    let newest = IceCreamQuery()
    let queries: [(String, IceCreamQuery)] = [
      ("The newest 20 of a flavor of 14", .init(filter: .init(flavor: Samples.common))),
      ("The only one of a flavor", .init(filter: .init(flavor: Samples.rare))),
      ("A flavor that is not there", .init(filter: .init(flavor: "Crème"))),
      ("The newest 20 with words in their names", .init(filter: .init(text: Samples.words))),
      ("Words that are in no name", .init(filter: .init(text: "xyz abc"))),
      ("The oldest 20", .init(order: .oldest)),
      ("The last 20 of the newest first", .init(offset: .max)),
      ("The first 20 by flavor", .init(order: .flavor)),
      (
        "The first 20 by flavor of a cone",
        .init(filter: .init(cone: Samples.iceCream(0).names.cone), order: .flavor)
      ),
      ("20 from the middle", .init(offset: count / 2)),
    ]
    for (name, query) in queries { try measure(name) { _ = try $0.fetch(query) } }
    for (name, number) in [("first", 0), ("middle", count / 2), ("last", count - 1)] {
      let id = Samples.iceCream(number).id
      try measure("The \(name) one by its identifier") { _ = try $0.find(id) }
      try measure("The \(name) one by six of seven digits") {
        _ = try? $0.find(String(id.dropLast()))
      }
    }
    try measure("An identifier that is not there") { _ = try? $0.find("zzzzzzz") }

    let store = FileIceCreamStore(path: edited)
    for number in 0..<10_000 {
      var changed = Samples.iceCream(count / 2)
      changed.names.flavor = "Changed \(number)"
      try store.update(changed, from: nil)
    }
    var contest = Contest("The first page after 10,000 changes of one", turns: 1)
    contest.add("scoops") { _ = try FileIceCreamStore(path: edited).fetch(newest) }
    contest.add("before them") { _ = try FileIceCreamStore(path: large).fetch(newest) }
    try contest.run()
    try measure("The changed one by its identifier", in: edited) {
      _ = try $0.find(Samples.iceCream(count / 2).id)
    }
  }

  private func measureFirstPage() throws {
    for (name, path) in [("The first page", large), ("The first page of a book of 20", twenty)] {
      try measure(name, in: path) { _ = try $0.fetch(IceCreamQuery()) }
    }
  }

  private func measure(
    _ name: String, in path: String? = nil, _ read: (FileIceCreamStore) throws -> Void
  ) throws {
    var times: [Double] = []
    for _ in 0..<9 {
      let store = FileIceCreamStore(path: path ?? large)
      times.append(try ContinuousClock().measure { try read(store) } / .milliseconds(1))
    }
    let median = times.median
    print(
      column(name, 44) + column("\(median.short) ms", 12)
        + "at most \(Self.bar.short) ms: \(median <= Self.bar ? "met" : "missed")")
  }
}
