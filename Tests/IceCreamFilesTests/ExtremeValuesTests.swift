import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestDoubles

/// Books with the greatest and least values that their lines can have.
struct ExtremeValuesTests {
  private let book = TestedBook()

  /// Identifiers around `Int.max`, which is "zzzzzzzzzzzz7", and around other limits.
  private static let ids = [
    "zzzzzzzzzzzz7", "yzzzzzzzzzzz7", "xzzzzzzzzzzz7", "0zzzzzzzzzzz7", "zzzzzzzzzzzz6",
    "zzzzzzzzzzzz8", "0000000000008", "zzzzzzzzzzzzz", "0000000000000001", "zzzzzzzzzzzz",
    "0000000", "1000000", "zzzzzzz", "00000001", "z", "Lola", String(repeating: "z", count: 1_000),
  ]

  /// The members after the identifier of a line that saves, changes, deletes or restores.
  private static let forms = [
    #","madeAt":"2026-11-20T09:05:00Z","cone":"A","flavor":"B","topping":"C"}"#,
    #","madeAt":"9999-12-31T23:59:59Z","cone":"A","flavor":"B","topping":"C"}"#,
    #","madeAt":"0000-01-01T00:00:00Z","cone":"A","flavor":"B","topping":"C","changedAt":"0000-01-01T00:00:00Z"}"#,
    #","deletedAt":"9999-12-31T23:59:59Z"}"#, #","restoredAt":"0000-01-01T00:00:00Z"}"#,
  ]

  @Test(arguments: ids)
  func `are read, and either changed or refused, whatever their identifiers`(id: String) throws {
    for first in Self.forms {
      for other in Self.ids.prefix(2) {
        for second in Self.forms {
          try book.write(
            TestedBook.lines(of: [.made(0), .made(1)])
              + #"{"id":"\#(id)""# + first + "\n" + #"{"id":"\#(other)""# + second + "\n")
          try changeAll(lines: [id, other])
        }
      }
    }
  }

  /// Calls all methods of the store.
  private func changeAll(lines ids: [String]) throws {
    let store = book.store
    for order in IceCreamOrder.allCases { _ = try store.fetch(IceCreamQuery(order: order)) }
    for id in ids { _ = store.problem(finding: id) }
    var saved: SavedIceCream?
    let problem = store.problem { saved = try store.save(.made(0)) }
    if let saved {
      #expect(![Seeds.id, "x930gn1"].contains(saved.id) && !ids.contains(saved.id))
      try store.delete([saved])
    } else {
      #expect(problem == .noIdentifier)
    }
    _ = store.problem { try store.delete([.made(1)]) }
    _ = store.problem { try store.undoLast() }
    _ = store.problem { try store.update(.made(0, flavor: "Mint")) }
    _ = try store.fetch(IceCreamQuery())
  }

  @Test(arguments: [
    "9999-12-31T23:59:59Z", "0000-01-01T00:00:00Z", "0000-02-29T23:59:59Z", "1970-01-01T00:00:00Z",
    "10000-01-01T00:00:00Z", "-0001-01-01T00:00:00Z", "9999-99-99T99:99:99Z",
    "0000-00-00T00:00:00Z", "2026-11-20T09:05:00.999999999Z", "99999999999999999999",
    "2026-11-20T09:05:00+99:99", "9223372036854775807", "-9223372036854775808",
  ])
  func `are read, whatever their times`(time: String) throws {
    for key in ["madeAt", "changedAt", "deletedAt", "restoredAt"] {
      let lines = TestedBook.lines(of: [.made(0), .made(1), .made(2)])
      let change =
        key == "changedAt"
        ? #""madeAt":"\#(time)","cone":"A","flavor":"B","topping":"C","changedAt":"\#(time)""#
        : key == "madeAt"
          ? #""madeAt":"\#(time)","cone":"A","flavor":"B","topping":"C""# : #""\#(key)":"\#(time)""#
      try book.write(lines + #"{"id":"w930gn1",\#(change)}"# + "\n")
      try changeAll(lines: ["w930gn1"])
    }
  }

  @Test(arguments: [
    "1", "2", "99999999999999999999999999", "9223372036854775807", "-1", "1e999", "1.0", "0",
  ])
  func `are read or refused, whatever their version`(version: String) throws {
    try book.write(
      #"{"book":"scoops","version":\#(version)}"# + "\n" + TestedBook.lines(of: [.made(0)]))
    let problem = book.store.problem { _ = try book.store.save(.made(0)) }
    #expect(problem == (version == "1" ? nil : .file(.newerVersion(version))))
  }
}
