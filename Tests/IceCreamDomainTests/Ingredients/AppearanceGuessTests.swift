import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

struct AppearanceGuessTests {
  private func look(_ name: String, _ kind: IngredientKind) -> AppearanceGuess {
    AppearanceGuess(name: name, kind: kind)
  }

  @Test(
    arguments: [
      (.cone, "Cup", .cup, nil), (.cone, "Paper TUB, small", .cup, nil),
      (.cone, "Waffle bowl", .bowl, nil), (.cone, "Chocolate-dipped cone", .dipped, "#D9A441"),
      (.cone, "Waffle cone", .waffle, nil), (.cone, "Sugar cone", .cone, nil),
      (.cone, "Wafer cone", .flat, nil),
      (.flavor, "Mint", .scoop, "#8FDDB9"), (.flavor, "Mint chip", .chips, "#8FDDB9"),
      (.flavor, "Raspberry ripple", .ripple, "#E8708F"), (.flavor, "Lemon", .scoop, "#F7E463"),
      (.flavor, "White chocolate", .scoop, "#FFFFFF"),
      (.flavor, "Cookies and cream", .chips, "#E6E1D6"),
      (.topping, "Nuts", .nuts, "#C29A6E"), (.topping, "Fresh berries", .fruit, "#C7254E"),
      (.topping, "Cherries", .cherry, "#C1121F"), (.topping, "Cherry sauce", .sauce, "#C1121F"),
      (.topping, "Hot fudge", .sauce, "#4E2A14"), (.topping, "Whipped cream", .cream, "#FFFFFF"),
      (.topping, "Rainbow sprinkles", .sprinkles, "#E4572E"),
      (.topping, "Coconut flakes", .flakes, "#F4F1EA"), (.topping, "Wafers", .wafer, nil),
      (.topping, "None", .nothing, nil), (.topping, "No nuts", .nothing, nil),
      (.topping, "Without sauce", .nothing, nil), (.topping, "(no topping)", .nothing, nil),
      // "No" alone takes nothing away.
      (.topping, "No-bake cookie crumbs", .pieces, "#3B302B"),
      // In other languages.
      (.topping, "Kirsche", .cherry, "#C1121F"), (.topping, "Schlagsahne", .cream, "#FFFFFF"),
      (.flavor, "Minze", .scoop, "#8FDDB9"), (.topping, "Erdbeersoße", .sauce, "#D7263D"),
      (.topping, "Ohne Topping", .nothing, nil), (.topping, "Ohne", .nothing, nil),
      (.cone, "Pappbecher", .cup, nil),
      (.flavor, "Fraises", .scoop, "#F08CA0"), (.topping, "Sans garniture", .nothing, nil),
      (.flavor, "Dulce de leche", .scoop, "#E2B26B"), (.topping, "Nueces", .nuts, "#C29A6E"),
      (.flavor, "Fior di latte", .scoop, "#FFFFFF"), (.cone, "Coppetta", .cup, nil),
      (.flavor, "Hortelã", .scoop, "#8FDDB9"), (.flavor, "Aardbeien", .scoop, "#F08CA0"),
      (.topping, "Chocoladesaus", .sauce, "#4E2A14"), (.flavor, "Miętowe", .scoop, "#8FDDB9"),
      (.topping, "Polewa czekoladowa", .sauce, "#4E2A14"), (.flavor, "Çilekli", .scoop, "#F08CA0"),
      (.topping, "Fındık", .nuts, "#C29A6E"), (.flavor, "抹茶アイス", .scoop, "#C5DD82"),
      (.topping, "チョコソース", .sauce, "#4E2A14"), (.flavor, "草莓", .scoop, "#F08CA0"),
      (.topping, "坚果", .nuts, "#C29A6E"), (.topping, "なし", .nothing, nil),
    ] as [(IngredientKind, String, Appearance.Shape, String?)])
  func `finds shapes and colors in the words of a name`(
    kind: IngredientKind, name: String, shape: Appearance.Shape, color: String?
  ) {
    let guess = look(name, kind)

    #expect(guess.shape == shape)
    if let color { #expect(guess.colors.first?.description == color) }
  }

  @Test(arguments: [Int.min, -1, 0, 7, .max])
  func `gives every place a look, also one that the list does not have`(index: Int) {
    for kind in IngredientKind.allCases {
      _ = Seeds.iceCream.appearance(at: index, of: kind)
      #expect(!AppearanceGuess(name: "Zzyzx", kind: kind, at: index).colors.isEmpty)
    }
  }

  @Test(arguments: [0, 1, 6, 7, 995, 100_000])
  func `looks only for beginnings and ends that the table may have`(length: Int) {
    var table = WordTable()
    table.add("schoko*, *sauce, ei*, *茶*, a longer phrase, longestofallwords", as: 0)

    for letter in ["a", "é", "👩‍🍳"] {
      let affixes = table.affixes(of: String(repeating: letter, count: length))
      #expect(affixes.beginnings.map(\.count) == (0...min(6, length)).reversed())
      #expect(affixes.ends == affixes.beginnings)
    }
  }

  @Test func `looks up each word once`() {
    var table = WordTable()
    table.add("no, without, nuts", as: 0)
    let name = String(repeating: "no nuts oats without ", count: 200)
    let words = name.split(separator: " ")

    #expect(table.matches(in: words).map(\.word) == ["no", "nuts", "without"])
  }

  @Test func `finds words of long names`() {
    let long = String(repeating: "x", count: 500)

    #expect(look("\(long) chocolate", .flavor).colors == look("chocolate", .flavor).colors)
    #expect(look("\(long)sauce", .topping).shape == .sauce)
    #expect(look("Schoko\(long)", .flavor).colors == look("chocolate", .flavor).colors)
  }

  /// A catalog may have a million options, of which a screen shows a few.
  @Test func `is made when an option is shown`() throws {
    let list = DisplayedList(of: .flavor, in: Seeds.iceCream)

    let stored = Mirror(reflecting: try #require(list.first)).children.compactMap(\.label)
    #expect(stored == ["number", "name", "kind", "given"])
    for index in list.indices {
      #expect(list[index].appearance == Seeds.iceCream.appearance(at: index, of: .flavor))
    }
  }

  @Test func `reads the table of words`() throws {
    let text = try resource("looks.json")

    #expect(throws: Never.self) { try LookTable(json: Array(text.utf8)) }
  }

  /// Names without a word that is known.
  private static let foreign = [
    "", "Schlumpf", "Einhorn", "Krokant", "Шоколад", "7", "Gelée", "Nutmeg", "Cupcake",
    "Nothing new",
  ]

  @Test(arguments: foreign)
  func `chooses a quiet look for another name`(name: String) {
    #expect(look(name, .cone).shape == .cone)
    #expect(look(name, .flavor).shape == .scoop)
    #expect(look(name, .topping).shape == .pieces)
    for kind in IngredientKind.allCases { #expect(look(name, kind).colors.count == 1) }
  }

  @Test func `chooses by the name and its place alone, and otherwise for neighbors`() {
    let names = Array(repeating: "Schlumpf", count: 3) + Self.foreign
    let catalog = IceCreamCatalog(cones: names, flavors: names, toppings: names)

    for kind in IngredientKind.allCases {
      let looks = names.indices.map { catalog.appearance(at: $0, of: kind) }
      #expect(looks[0] == looks[2])
      #expect(zip(looks, looks.dropFirst()).allSatisfy { $0 != $1 })
    }
    #expect(look("Schlumpf", .flavor).colors.map(\.description) == ["#D9C3B8"])
  }

  @Test func `completes what the catalog gives`() throws {
    let (red, blue) = (Color(red: 200, green: 1, blue: 2), Color(red: 1, green: 2, blue: 200))
    var catalog = IceCreamCatalog(
      cones: ["Cup"], flavors: ["Mint"], toppings: ["Panna"],
      appearances: PerKind(
        cone: [GivenAppearance(colors: [red, blue])], flavor: [GivenAppearance(shape: .chips)],
        topping: [GivenAppearance(shape: .cream)]))

    #expect(
      catalog.appearance(at: 0, of: .cone) == Appearance(color: red, accents: [blue], shape: .cup))
    #expect(catalog.appearance(at: 0, of: .flavor).color.description == "#8FDDB9")
    #expect(catalog.appearance(at: 0, of: .flavor).shape == .chips)
    #expect(catalog.appearance(at: 0, of: .topping).color == .white)

    catalog.appearances.topping = [GivenAppearance(colors: [red], shape: .nothing)]

    #expect(catalog.appearance(at: 0, of: .topping) == Appearance(color: red, shape: .nothing))
  }
}
