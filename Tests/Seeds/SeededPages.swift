import IceCreamDomain

extension SavedIceCream {
  /// An ice cream made some seconds after the one of the seeds, with the matching identifier.
  public static func made(
    _ seconds: Int, cone: String = "Paper cup", flavor: String = "Vanilla",
    topping: String = "Cherry"
  ) -> SavedIceCream {
    let madeAt = Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + seconds)
    return SavedIceCream(
      id: IceCreamID.text(of: madeAt.secondsSince1970), madeAt: madeAt, cone: cone, flavor: flavor,
      topping: topping)
  }
}
