import Foundation
import IceCreamDomain
import IceCreamFiles
import Requirement

/// Opens bytes as a book.
///
/// Each listed ice cream is found again, in any order, and a save changes no byte.
@c(LLVMFuzzerTestOneInput)
public func fuzzBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // libFuzzer provides `count` bytes there until this function returns.
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  let file = URL(fileURLWithPath: "book.jsonl")
  do {
    try bytes.write(to: file)
    try check(FileIceCreamStore(path: file.path), of: bytes, in: file)
  } catch {
    require(false, "the book cannot be prepared or read: \(error)")
  }
  return 0
}

private func check(_ store: FileIceCreamStore, of bytes: Data, in file: URL) throws {
  let listed: [SavedIceCream]
  do throws(IceCreamStoreError) {
    listed = try all(in: store, .oldest)
  } catch {
    switch error.problem {
    // Only these errors can be caused by the bytes of the file.
    case .notABook, .newerVersion: return try checkRefusal(by: store, of: bytes, in: file)
    default: return require(false, "an error that no bytes can be the reason of: \(error)")
    }
  }

  let ids = Set(listed.map(\.id))
  require(ids.count == listed.count, "listed twice")
  for order in IceCreamOrder.allCases {
    require(Set(try all(in: store, order).map(\.id)) == ids, "others, by \(order)")
  }
  for iceCream in listed {
    require(try store.find(iceCream.id) == iceCream, "found otherwise")
    let filter = IceCreamFilter(flavor: iceCream.flavor)
    let page = try store.fetch(IceCreamQuery(filter: filter, order: .newest, count: 1000))
    require(page.iceCreams.contains(iceCream) || page.total > 1000, "not found by its flavor")
  }
  require(try Data(contentsOf: file) == bytes, "changed by reading")

  let new = UnsavedIceCream(
    madeAt: Timestamp(secondsSince1970: 1_795_165_500), cone: "Cup", flavor: "Mint",
    topping: "Cherry")
  let saved: SavedIceCream
  do throws(IceCreamStoreError) {
    saved = try store.save(new)
  } catch {
    // A refusal must not change anything either.
    require(try Data(contentsOf: file) == bytes, "changed by a save that was refused")
    return
  }
  try checkChanges(of: listed, by: store, in: file)
  require(!ids.contains(saved.id), "an identifier given again")
  require(try Data(contentsOf: file).starts(with: bytes), "changed by a save")
  require(try store.find(saved.id) == saved, "lost")
  require(Set(try all(in: store, .oldest).map(\.id)) == ids.union([saved.id]), "lost by a save")
}

/// Changes, deletes and restores an existing ice cream: written bytes do not change, nor does its place.
private func checkChanges(
  of listed: [SavedIceCream], by store: FileIceCreamStore, in file: URL
) throws {
  guard let old = listed.first else { return }
  let order = try all(in: store, .oldest).map(\.id)
  var bytes = try Data(contentsOf: file)
  func requireGrown(_ action: String) throws {
    let now = try Data(contentsOf: file)
    require(now.starts(with: bytes) && now.count > bytes.count, "not only appended to by \(action)")
    bytes = now
  }

  var new = old
  new.topping = old.topping == "Wafer" ? "Cherry" : "Wafer"
  try store.update(new)
  try requireGrown("a change")
  require(try store.find(old.id) == new, "not changed")
  require(try all(in: store, .oldest).map(\.id) == order, "another order after a change")

  try store.delete(old.id)
  try requireGrown("a deletion")
  require(try all(in: store, .oldest).map(\.id) == order.filter { $0 != old.id }, "not deleted")

  // Known even after a damaged line, since the update before it is not.
  guard let deletion = try store.lastChange() else { return require(false, "no last change") }
  try store.undo(deletion)
  try requireGrown("undoing a deletion")
  require(try all(in: store, .oldest).map(\.id) == order, "another order after undoing a deletion")
  require(try store.find(old.id) == new, "not restored")
}

private func checkRefusal(by store: FileIceCreamStore, of bytes: Data, in file: URL) throws {
  let new = UnsavedIceCream(
    madeAt: Timestamp(secondsSince1970: 0), cone: "C", flavor: "F", topping: "T")
  do {
    _ = try store.save(new)
    require(false, "saved in what is no book")
  } catch {
    require(try Data(contentsOf: file) == bytes, "changed by a save that was refused")
  }
}

/// Returns all ice creams of a book, page by page.
private func all(
  in store: FileIceCreamStore, _ order: IceCreamOrder
) throws(IceCreamStoreError) -> [SavedIceCream] {
  var query = IceCreamQuery(order: order, count: 3)
  var all: [SavedIceCream] = []
  while true {
    let page = try store.fetch(query)
    all += page.iceCreams
    guard page.end < page.total else { return all }
    require(!page.iceCreams.isEmpty, "a page without an end")
    query.offset = page.end
  }
}
