import IceCreamDomain

/// Changes and removals, which write the whole book anew.
func measureChanging(folder: String, count: Int) throws {
  let store = FileIceCreamStore(path: folder + "/changing-\(count).jsonl")
  try Samples.writeBook(store.place, count: count)
  var (changing, removing) = (
    Contest("One of \(count) changed", rounds: 5), Contest("One of \(count) removed", rounds: 5)
  )
  var (changed, removed) = (0, count / 2)
  changing.add("scoops") {
    changed += 1
    try store.update(Samples.iceCream(changed))
  }
  removing.add("scoops") {
    removed += 1
    try store.delete(Samples.iceCream(removed).id)
  }
  #if canImport(SQLite)
    let database = try SQLiteBook(folder + "/changing-\(count).sqlite", journal: "DELETE")
    try database.fill(count)
    var (other, gone) = (0, count / 2)
    changing.add("SQLite") {
      other += 1
      try database.run(
        "UPDATE book SET flavor = ? WHERE id = ?", ["Changed \(other)", Samples.iceCream(other).id])
    }
    removing.add("SQLite") {
      gone += 1
      try database.run("DELETE FROM book WHERE id = ?", [Samples.iceCream(gone).id])
    }
  #endif
  try changing.run()
  try removing.run()
}
