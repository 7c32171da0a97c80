import IceCreamDomain

// Saved ice creams, and errors of stores.
extension Seeds {
  /// Five ice creams, oldest first, one second apart.
  ///
  /// The last has a flavor that is not in the catalog.
  public static let savedIceCreams = [
    savedIceCream,
    saved("x930gn1", at: 1, cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles"),
    saved("y930gn1", at: 2, cone: "Paper cup", flavor: "Chocolate chip", topping: "Cherry"),
    saved("z930gn1", at: 3, cone: "Sugar cone", flavor: "Vanilla", topping: "Sprinkles"),
    mintIceCream,
  ]
  /// An ice cream whose flavor has left the small catalog.
  public static let mintIceCream = saved(
    "0a30gn1", at: 4, cone: "Paper cup", flavor: "Mint", topping: "Cherry")
  /// The saved ice cream after its cone was changed.
  public static let changedIceCream = saved(
    id, at: 0, cone: "Sugar cone", flavor: "Vanilla", topping: "Cherry")
  /// An ice cream with unprintable characters in every text.
  public static let hostileIceCream = saved(
    "\u{1B}1", at: 0, cone: "\u{1B}A", flavor: "\u{1B}B", topping: "\u{1B}C")

  /// The error of a store on a full disk.
  public static let diskFull = IceCreamStoreError(store: "book", problem: .diskFull)
  /// The same, as displayed.
  public static let diskFullFailure = DisplayedFailure(
    problem: "The disk is full. Nothing saved in book is lost. Free some space and try again.",
    retryButton: "Try again")
  /// The error of a store without the saved ice cream.
  public static let unknownID = IceCreamStoreError(store: "book", problem: .unknownID(id))
  /// The same, as displayed.
  public static let unknownIDFailure = DisplayedFailure(
    problem: "There is no saved ice cream \"w930gn1\".", advice: .findIceCream)

  private static func saved(
    _ id: String, at seconds: Int, cone: String, flavor: String, topping: String
  ) -> SavedIceCream {
    SavedIceCream(
      id: id, madeAt: Timestamp(secondsSince1970: madeAt.secondsSince1970 + seconds), cone: cone,
      flavor: flavor, topping: topping)
  }
}
