import IceCreamDomain

/// Constants that all tests share.
///
/// They depend on no clock, random number or file.
public enum Seeds {
  /// A small catalog.
  public static let iceCream = IceCreamCatalog(
    cones: ["Sugar cone", "Paper cup"],
    flavors: ["Vanilla", "Chocolate", "Chocolate chip"],
    toppings: ["Sprinkles", "Cherry"],
    title: "Test parlour",
    prompts: PerKind(flavor: "Which flavor?"),
    appearances: PerKind(
      cone: [nil, given(paperCup)], flavor: [given(vanilla), nil, nil],
      topping: [nil, given(cherry)]))

  /// The appearance of the paper cup.
  public static let paperCup = Appearance(color: Color(red: 1, green: 2, blue: 3), shape: .cup)
  /// The appearance of vanilla.
  public static let vanilla = Appearance(color: Color(red: 4, green: 5, blue: 6), shape: .scoop)
  /// The appearance of the cherry.
  public static let cherry = Appearance(color: Color(red: 7, green: 8, blue: 9), shape: .cherry)

  /// The small catalog as JSON.
  public static let catalog = """
    {
      "title": "Test parlour",
      "prompts": { "flavor": "Which flavor?" },
      "cones": ["Sugar cone", "Paper cup"],
      "flavors": ["Vanilla", "Chocolate", "Chocolate chip"],
      "toppings": ["Sprinkles", "Cherry"],
      "appearance": {
        "cones": { "Paper cup": { "color": "#010203", "shape": "cup" } },
        "flavors": { "Vanilla": { "color": "#040506", "shape": "scoop" } },
        "toppings": { "Cherry": { "color": "#070809", "shape": "cherry" } }
      }
    }
    """

  /// A catalog error with one fault.
  public static let catalogError = CatalogError(
    file: "broken.json",
    faults: [
      CatalogFault(line: 2, column: 12, path: "cones", problem: .json(.emptyList))
    ])

  /// The time at which the tests make ice creams: 2026-11-20, 09:05:00 UTC.
  public static let madeAt = Timestamp(secondsSince1970: 1_795_165_500)
  /// The identifier of an ice cream made at that time.
  public static let id = "w930gn1"
  /// An ice cream from the small catalog, before it is saved.
  public static let unsavedIceCream = UnsavedIceCream(
    madeAt: madeAt, names: PerKind(cone: "Paper cup", flavor: "Vanilla", topping: "Cherry"))
  /// An ice cream from the small catalog.
  public static let savedIceCream = SavedIceCream(
    id: id, madeAt: madeAt, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry")

  private static func given(_ appearance: Appearance) -> GivenAppearance {
    GivenAppearance(colors: [appearance.color], shape: appearance.shape)
  }
}
