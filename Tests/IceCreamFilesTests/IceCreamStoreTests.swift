import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport

/// The behavior of every store.
struct IceCreamStoreTests {
  private let folder = Folder()

  @Test(arguments: StoreKind.allCases)
  func `assigns the next identifier to the second ice cream of a second`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    let saved = try store.save(all: [.made(0), .made(0), .made(0), .made(1), .made(9)])

    #expect(saved.map(\.id) == ["w930gn1", "x930gn1", "y930gn1", "z930gn1", "5a30gn1"])
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == saved)
  }

  @Test(arguments: StoreKind.allCases)
  func `gives rising identifiers when the clock went back`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0)])

    let saved = try store.save(.made(-61))

    #expect(saved.id == "x930gn1")
    #expect(saved.madeAt == SavedIceCream.made(-61).madeAt)
    #expect(try store.pages(IceCreamQuery()) == [.made(0), saved])
    #expect(try store.pages(IceCreamQuery(order: nil)) == [saved, .made(0)])
  }

  @Test(arguments: StoreKind.allCases)
  func `names the oldest ice creams whose identifiers share a prefix`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    // 32 seconds later, the first digit repeats.
    let saved = try store.save(all: (0..<7).map { .made($0 * 32) })

    #expect(
      store.problem(finding: "W") == .ambiguousID("w", matches: saved.prefix(5).map(\.id)))
  }

  @Test(arguments: StoreKind.allCases)
  func `prefers a whole identifier to longer ones with that prefix`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    // 32 to the power of 7 seconds later there is an eighth digit.
    let saved = try store.save(all: [.made(0), .made(34_359_738_368)])

    #expect(saved.map(\.id) == ["w930gn1", "w930gn11"])
    #expect(try store.find("w930gn1") == saved[0])
    #expect(try store.find("w930gn11") == saved[1])
    #expect(store.problem(finding: "w930gn") == .ambiguousID("w930gn", matches: saved.map(\.id)))
  }

  @Test(.timeLimit(.minutes(60)))
  func `finds thousands of beginnings among a hundred thousand identifiers`() throws {
    let store = InMemoryIceCreamStore((0..<100_000).map { .made($0) })
    let digits = "0123456789abcdefghjkmnpqrstvwxyz"
    // The identifiers of these seconds end with "30gn1", "40gn1" and so on; none is longer.
    for first in digits {
      for second in digits.prefix(5) {
        let start = "\(first)\(second)"
        guard case .ambiguousID(start, let matches)? = store.problem(finding: start) else {
          Issue.record("\(start) is not ambiguous")
          continue
        }
        #expect(matches.count == 5 && matches.allSatisfy { $0.hasPrefix(start) })
        for third in digits where third != "u" {
          _ = store.problem(finding: "\(start)\(third)x")
        }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `finds what is saved, deleted and restored after a search`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0), .made(32)])
    #expect(store.problem(finding: "w") == .ambiguousID("w", matches: ["w930gn1", "wa30gn1"]))
    try store.save(all: [.made(64)])
    #expect(
      store.problem(finding: "w") == .ambiguousID("w", matches: ["w930gn1", "wa30gn1", "wb30gn1"]))
    try store.delete("w930gn1")
    try store.delete("wb30gn1")
    #expect(try store.find("w") == .made(32))
    try store.undoLast()
    #expect(store.problem(finding: "w") == .ambiguousID("w", matches: ["wa30gn1", "wb30gn1"]))
  }

  @Test(arguments: StoreKind.allCases)
  func `finds an identifier of any form`(kind: StoreKind) throws {
    var iceCream = SavedIceCream.made(0)
    iceCream.id = "Lola's own"
    let store = try kind.store(having: iceCream, in: folder)
    #expect(try store.find("Lola's own") == iceCream)
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      "", " ", "x", "w930gn2", "w930gn1w", "w930gn10", "w930gn100000", "é", "\"", "\\", "nothing",
      "W930GN2", " oil\n",
    ])
  func `reports an unknown identifier as typed`(kind: StoreKind, id: String) throws {
    let store = kind.store(in: folder)
    #expect(store.problem(finding: id) == .unknownID(id))
    try store.save(all: [.made(0)])

    #expect(store.problem(finding: id) == .unknownID(id))
  }

  @Test(arguments: StoreKind.allCases)
  func `replaces an ice cream without moving it`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0), .made(1), .made(2)])
    var changed = SavedIceCream.made(1)
    changed.names.flavor = "Chocolate, a longer name than before"

    try store.update(changed)

    #expect(try store.find(changed.id) == changed)
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == [.made(0), changed, .made(2)])
  }

  @Test(arguments: StoreKind.allCases, ["", "w", "W930GN1", "y930gn1", "w930gn10"])
  func `updates and deletes only by the whole identifier`(kind: StoreKind, id: String) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0), .made(1)])
    var other = SavedIceCream.made(0)
    other.id = id

    let deleting = store.problem { try store.delete(id) }
    let updating = store.problem { try store.update(other) }

    #expect(deleting == .unknownID(id))
    #expect(updating == .unknownID(id))
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == [.made(0), .made(1)])
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses to change a version that the caller does not know`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0), .made(1)])
    var changed = SavedIceCream.made(1)
    changed.names.flavor = "Chocolate"
    try store.update(changed, from: .made(1))

    let deleting = store.problem { try store.delete([.made(1)]) }
    let updating = store.problem { try store.update(.made(1), from: .made(1)) }

    #expect(deleting == .changedMeanwhile(changed.id))
    #expect(updating == .changedMeanwhile(changed.id))
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == [.made(0), changed])
  }

  @Test(arguments: StoreKind.allCases)
  func `deletes several as one change, each once, or none of them`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    let saved = try store.save(all: [.made(0), .made(1), .made(2), .made(3)])

    let gone = store.problem { try store.delete([saved[0], .made(9)]) }
    let changed = store.problem { try store.delete([saved[0], .made(1, flavor: "Mint")]) }
    try store.delete([])
    #expect(gone == .unknownID(SavedIceCream.made(9).id))
    #expect(changed == .changedMeanwhile(saved[1].id))
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == saved)

    try store.delete([saved[2], saved[0], saved[2]])
    #expect(try store.lastChange() == .init(number: 5, action: .deleted([saved[2], saved[0]])))
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == [saved[1], saved[3]])
    try store.undoLast()
    #expect(try store.lastChange() == .init(number: 6, action: .restored([saved[2], saved[0]])))
    #expect(try store.pages(IceCreamQuery(order: .oldest)) == saved)
  }

  @Test(arguments: StoreKind.allCases)
  func `says whether an update changes anything`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0)])

    let updates = try [.made(0, flavor: "Mint"), .made(0, flavor: "Mint"), .made(0)].map {
      try store.update($0)
    }

    #expect(updates == [true, false, true])
    #expect(try store.lastChange()?.number == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func `saves nothing after the greatest identifier`(kind: StoreKind) throws {
    var last = SavedIceCream.made(0)
    last.id = IceCreamID.text(of: .max)
    let store = try kind.store(having: last, in: folder)
    #expect(store.problem { _ = try store.save(.made(0)) } == .noIdentifier)
    #expect(try store.pages(IceCreamQuery()) == [last])
  }

  @Test(arguments: StoreKind.allCases)
  func `never reuses an identifier after the greatest with twelve digits`(
    kind: StoreKind
  ) throws {
    var last = SavedIceCream.made(0)
    last.id = "zzzzzzzzzzzz"
    let store = try kind.store(having: last, in: folder)
    let saved = try store.save(all: [.made(0), .made(0), .made(1)])

    let all = try store.pages(IceCreamQuery(order: .oldest))
    #expect(all == [last] + saved)
    #expect(Set(all.map(\.id)).count == 4)
    for iceCream in all { #expect(try store.find(iceCream.id) == iceCream) }
  }

  @Test(arguments: StoreKind.allCases)
  func `never reuses an identifier after deletions`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    let saved = try store.save(all: [.made(0), .made(0), .made(0)])
    for iceCream in saved.reversed() { try store.delete(iceCream.id) }

    #expect(try store.save(.made(0)).id == "z930gn1")
    try store.delete("z930gn1")
    #expect(try store.save(.made(-60)).id == "0a30gn1")
    #expect(try store.save(.made(9)) == .made(9))
  }

  @Test(arguments: StoreKind.allCases)
  func `replaces proposed identifiers of other forms`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    var foreign = SavedIceCream.made(0)
    foreign.id = "Lola's own"

    #expect(try store.save(foreign) == .made(0))
    #expect(try store.save(foreign).id == "x930gn1")
  }

  @Test(arguments: [
    "\"", "\\", "\\\"", "\n", "\r\n", "\t\u{0}\u{1F}", "🍦", "👩‍🍳", "Crème brûlée", "e\u{301}",
    "\",\"sum\":\"00000000\"}", "\u{2028}", "\u{FEFF}", "\u{FFFF}\u{10FFFF}", " ", "/",
    String(repeating: "x", count: 1_000),
  ])
  func `returns every name unchanged`(name: String) throws {
    for kind in StoreKind.allCases {
      let store = kind.store(in: folder)
      let iceCream = SavedIceCream.made(0, cone: name, flavor: name, topping: name)
      try store.save(all: [iceCream, .made(1)])

      let found = try store.find(Seeds.id)
      let wanted = IceCreamQuery(filter: IceCreamFilter(cone: name, flavor: name, topping: name))

      #expect(found == iceCream)
      #expect(Array(found.names.flavor.utf8) == Array(name.utf8))
      #expect(try store.fetch(wanted).iceCreams == [iceCream])
    }
  }
}
