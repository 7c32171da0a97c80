import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Saves, beside a bare write(2) and fsync(2) of the same bytes to a file that stays open.
func measureSaving(folder: String) throws {
  let line = Samples.line(Samples.iceCream(0))
  let bare = open(folder + "/bare", O_WRONLY | O_CREAT | O_APPEND, 0o600)
  guard bare >= 0 else { throw Failure("\(folder) cannot be written to") }
  defer { close(bare) }
  let store = FileIceCreamStore(path: folder + "/saving.jsonl")
  var number = 0

  var contest = Contest("One ice cream saved, \(line.count) bytes", turns: 200, rounds: 15)
  contest.add("scoops") {
    number += 1
    _ = try store.save(Samples.iceCream(number))
  }
  contest.add("write and fsync") {
    let count = line.withUnsafeBytes { write(bare, $0.baseAddress, $0.count) }
    guard count == line.count, fsync(bare) == 0 else { throw Failure("fsync fails") }
  }
  #if canImport(SQLite)
    for journal in ["DELETE", "WAL"] {
      let database = try SQLiteBook(folder + "/saving-\(journal).sqlite", journal: journal)
      var number = 0
      contest.add("SQLite, journal \(journal)") {
        number += 1
        try database.save(Samples.iceCream(number))
      }
    }
  #endif
  try contest.run(
    bars: ["write and fsync": 1.5, "SQLite, journal DELETE": 1, "SQLite, journal WAL": 1])
}
