import Testing

@testable import IceCreamDomain

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
      (.topping, "Coconut flakes", .flakes, "#F4F1EA"), (.topping, "Wafers", .wafer, "#E0B36A"),
      (.topping, "None", .nothing, nil), (.topping, "No nuts", .nothing, nil),
      (.topping, "Without sauce", .nothing, nil), (.topping, "(no topping)", .nothing, nil),
      // "No" alone takes nothing away.
      (.topping, "No-bake cookie crumbs", .pieces, "#3B302B"),
    ] as [(IngredientKind, String, Appearance.Shape, String?)])
  func `finds shapes and colors in the words of a name`(
    kind: IngredientKind, name: String, shape: Appearance.Shape, color: String?
  ) {
    let guess = look(name, kind)

    #expect(guess.shape == shape)
    if let color { #expect(guess.colors.first?.description == color) }
  }

  @Test func `says from which words`() {
    let guess = look("Strawberries & Sauces", .topping)

    #expect(guess.shapeWord == "sauces")
    #expect(guess.colorWord == "strawberries")
    #expect(look("Menta", .flavor).shapeWord == nil)
    #expect(look("Menta", .flavor).colorWord == nil)
  }

  /// Names without a word that is known.
  private static let foreign = [
    "", "Coppetta", "Waffelhörnchen", "Fior di latte", "Granella", "抹茶", "Ohne", "Zuckerstreusel",
    "Шоколад", "7", "Gelée", "Nutmeg", "Cupcake", "No", "Nothing new",
  ]

  @Test(arguments: foreign)
  func `chooses a look that suits any ingredient of its kind`(name: String) {
    let biscuits = ["#C98A45", "#DDA94A", "#E8C07A"]
    let cone = look(name, .cone)

    #expect([.cone, .waffle, .flat].contains(cone.shape))
    #expect(biscuits.contains(cone.colors.map(\.description).joined()))
    #expect([.scoop, .ripple, .chips].contains(look(name, .flavor).shape))
    #expect(
      [.sprinkles, .sauce, .nuts, .flakes, .fruit].contains(look(name, .topping).shape))
    for kind in IngredientKind.allCases { #expect(!look(name, kind).colors.isEmpty) }
  }

  @Test func `chooses by the name alone, and the same on every machine`() {
    #expect(look("Coppetta", .cone) == look("Coppetta", .cone))
    #expect(look("Coppetta", .cone).shape == .flat)
    #expect(look("Coppetta", .cone).colors.map(\.description) == ["#E8C07A"])
    let looks = Self.foreign.map { look($0, .flavor).colors.map(\.description) }
    #expect(Set(looks).count > 5)
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
