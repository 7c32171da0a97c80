import Testing

@testable import RealData

/// Rows that are sorted by another key than the ticket, and filtered.
struct SortedRowsTests {
  let plum = IceCream(id: 2, flavor: "Plum", toppings: ["Nuts"])
  let fig = IceCream(id: 5, flavor: "Fig", toppings: ["Nuts"])
  let plain = IceCream(id: 7, flavor: "Kiwi")

  /// Sundaes, by flavor.
  func rows() -> SortedRows<String> {
    var rows = SortedRows { $0.toppings.isEmpty ? nil : $0.flavor }
    #expect(rows.replace(with: [plum, fig, plain]) == [fig, plum])
    return rows
  }

  @Test(arguments: [
    // In its order, whatever its ticket is; of two equal flavors, the smaller ticket is first.
    (9, "Kiwi", ["Nuts"], ["inserted 9 at 1"]), (4, "Fig", ["Nuts"], ["inserted 4 at 0"]),
    (6, "Fig", ["Nuts"], ["inserted 6 at 1"]), (1, "Quince", ["Nuts"], ["inserted 1 at 2"]),
    // Where it is.
    (5, "Date", ["Nuts"], ["updated 5 at 0"]), (5, "Fig", ["Fudge"], ["updated 5 at 0"]),
    // Moved behind, and before.
    (5, "Quince", ["Nuts"], ["removed at 0", "inserted 5 at 1"]),
    (2, "Date", ["Nuts"], ["removed at 1", "inserted 2 at 0"]),
    // Out of the filter, never in it, and into it.
    (2, "Plum", [], ["removed at 1"]), (9, "Kiwi", [], []),
    (7, "Kiwi", ["Nuts"], ["inserted 7 at 1"]),
  ])
  func `updates, inserts, removes or moves a saved row`(
    id: Int, flavor: String, toppings: [String], steps: [String]
  ) {
    // Given
    var rows = rows()
    // When
    let responses = rows.apply(.saved(IceCream(id: id, flavor: flavor, toppings: toppings)))
    // Then
    #expect(responses.map(step) == steps)
  }

  @Test func `removes a deleted row, if it is shown`() {
    var rows = rows()

    #expect(rows.apply(.deleted(plain.id)) == [])
    #expect(rows.apply(.deleted(fig.id)) == [.removed(at: 0)])
    #expect(rows.apply(.deleted(fig.id)) == [])
    #expect(rows.apply(.deleted(plum.id)) == [.removed(at: 0)])
  }

  private func step(_ response: ListIceCreams.WatchIceCreams.Response) -> String {
    switch response {
    case .inserted(let iceCream, let index): "inserted \(iceCream.id) at \(index)"
    case .updated(let iceCream, let index): "updated \(iceCream.id) at \(index)"
    case .removed(let index): "removed at \(index)"
    case .fetched, .failed: "\(response)"
    }
  }
}
