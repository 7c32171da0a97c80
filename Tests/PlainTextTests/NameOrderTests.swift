import PlainText
import Testing

struct NameOrderTests {
  @Test(arguments: [
    ["Almond", "eclair", "Éclair", "Éclairs", "Vanilla", "Zabaione"],
    ["Ring 1", "Ring 2", "Ring 2b", "Ring 10", "Ring 010 b", "Ring 100"],
    ["2 scoops", "10 scoops", "Apple"], ["a9", "a10", "a99", "a100", "ab"],
    ["7", "18446744073709551615", "18446744073709551616", "100000000000000000000000"],
    ["Creme", "creme", "Crème", "crème", "Cremes"], ["Ole", "Øle", "Olz"],
    ["Oeuf", "Œuf", "Of"], ["Straßa", "Strasse", "Straße", "Strassf"],
    ["", " ", "!", "a", "b", "Ω", "я", "抹茶", "한"], ["Mint", "Mint chip", "Mint-chip", "Minty"],
  ])
  func `sorts names as people do`(names: [String]) {
    #expect(names.reversed().sorted { NameOrder($0) < NameOrder($1) } == names)
    #expect(names.reversed().sorted(byName: \.self) == names)
  }

  @Test func `compares long numbers by their values`() {
    let nines = String(repeating: "9", count: 300)
    let names = ["0", "9", nines, "1" + nines, "a"]
    #expect(names.reversed().sorted(byName: \.self) == names)
  }

  @Test func `preserves the order of equal names`() {
    let names = [("Crème", 1), ("Mint", 2), ("Cre\u{300}me", 3), ("Mint", 4), ("Crème", 5)]
    #expect(names.sorted(byName: \.0).map(\.1) == [1, 3, 5, 2, 4])
  }

  @Test func `orders every two names in one way`() {
    let names = [
      "a", "A", "á", "Á", "a1", "a01", "a001", "ä", "æ", "ae", "Ae", "a 1", "1", "01", "",
    ]
    for one in names {
      for other in names {
        let (before, after) = (NameOrder(one) < NameOrder(other), NameOrder(other) < NameOrder(one))
        #expect(before != after || one == other)
        #expect(!(before && after))
      }
    }
  }
}
