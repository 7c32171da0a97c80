import Seeds
import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Tests which columns of a saved ice cream give way in narrow windows.
struct ListColumnsTests {
  private static func iceCream(
    _ cone: String, _ flavor: String, _ topping: String, id: String = "w930gn1"
  ) -> DisplayedResult {
    DisplayedResult(
      id: id, madeAt: Seeds.madeAt, names: PerKind(cone: cone, flavor: flavor, topping: topping),
      sentence: "")
  }

  private static let usual = iceCream(
    "Chocolate-dipped cone", "Raspberry ripple", "Rainbow sprinkles")

  /// Returns the rows of ice creams as wide as some columns allow.
  private func rows(_ iceCreams: DisplayedResult..., columns: Int) -> [String] {
    var all = ListColumns(times: .fixed, glyphs: .unicode)
    all.widen(for: iceCreams)
    let fitted = all.fitted(to: columns)
    return iceCreams.map { iceCream in
      let line = fitted.line(of: iceCream, isHighlighted: false)
      #expect(line.columns <= columns)
      return line.text
    }
  }

  @Test(arguments: [
    (
      200,
      "  20 Nov 2026 09:05  Chocolate-dipped cone  Raspberry ripple  Rainbow sprinkles  w930gn1"
    ),
    (
      88, "  20 Nov 2026 09:05  Chocolate-dipped cone  Raspberry ripple  Rainbow sprinkles  w930gn1"
    ),
    // The identifier gives way first.
    (87, "  20 Nov 2026 09:05  Chocolate-dipped cone  Raspberry ripple  Rainbow sprinkles"),
    (79, "  20 Nov 2026 09:05  Chocolate-dipped cone  Raspberry ripple  Rainbow sprinkles"),
    // Then long names, the longest first.
    (78, "  20 Nov 2026 09:05  Chocolate-dipped co…  Raspberry ripple  Rainbow sprinkles"),
    (67, "  20 Nov 2026 09:05  Chocolate-dip…  Raspberry rip…  Rainbow sprin…"),
    // Then the time.
    (66, "  Chocolate-dipped cone  Raspberry ripple  Rainbow sprinkles"),
    (59, "  Chocolate-dipped co…  Raspberry ripple  Rainbow sprinkles"),
    (39, "  Chocolate-…  Raspberry …  Rainbow sp…"),
    (24, "  Choco…  Raspb…  Rainb…"),
    // Then the cone.
    (23, "  Raspberr…  Rainbow s…"), (19, "  Raspbe…  Rainbow…"),
  ])
  func `gives way in a fixed order`(columns: Int, row: String) {
    #expect(rows(Self.usual, columns: columns) == [row])
  }

  @Test func `leaves what a short name does not need to the others`() {
    #expect(
      rows(Self.iceCream("Cup", "Raspberry ripple", "Rainbow sprinkles"), columns: 39) == [
        "  Cup  Raspberry ripp…  Rainbow sprink…"
      ])
  }

  @Test func `keeps columns below each other, with wide letters and combining marks`() {
    let rows = rows(
      Self.iceCream("コーン", "抹茶アイスクリーム", "あずき"),
      Self.iceCream("Gauf\u{0308}rette", "Cre\u{0300}me bru\u{0302}le\u{0301}e", "Noix"),
      columns: 60)

    #expect(
      rows == [
        "  20 Nov 2026 09:05  コーン     抹茶アイスクリーム  あずき",
        "  20 Nov 2026 09:05  Gauf\u{0308}rette  Cre\u{0300}me bru\u{0302}le\u{0301}e        Noix",
      ])
    for start in [21, 32, 52] {
      for row in rows {
        var columns = 0
        let before = row.prefix { character in
          columns += character.columns
          return columns <= start
        }
        #expect(String(before).columns == start && before.last == " ", "\(row)")
      }
    }
  }

  @Test func `never shrinks, so that nothing moves in a search`() {
    var columns = ListColumns(times: .fixed, glyphs: .unicode)
    columns.widen(for: [Self.usual])
    let total = columns.total

    columns.widen(for: [Self.iceCream("A", "B", "C")])

    #expect(columns.total == total)
  }

  @Test func `marks the highlighted row by a sign and by its flavor`() {
    var columns = ListColumns(times: .fixed, glyphs: .unicode)
    columns.widen(for: [Self.usual])

    let lines = [true, false].map { columns.line(of: Self.usual, isHighlighted: $0) }

    let bold = lines.map { $0.pieces.filter(\.style.isBold).map(\.text) }
    #expect(bold == [["❯", Self.usual.names.flavor], []])
  }

  @Test func `underlines what a search found, in each column that shows it`() {
    var found = Self.usual
    found.matches = PerKind(cone: [], flavor: [0..<4], topping: [])
    found.matchedOfID = 2
    var columns = ListColumns(times: .fixed, glyphs: .unicode)
    columns.widen(for: [found])

    let line = columns.line(of: found, isHighlighted: true)

    #expect(line.pieces.filter(\.style.isUnderlined).map(\.text) == ["Rasp", "w9"])
  }
}
