@testable import Parlour

/// The constants that every test shares.
enum Seeds {
  static let iceCream = IceCream(
    title: "Test parlour", cones: ["Plain cone", "Glass"], flavors: ["Lemon", "Coffee", "Plum"],
    toppings: ["Nuts"])

  static let catalogError = CatalogError.missingList(.flavor, file: "some.txt")
}
