/// Shows scenes; a front end implements it.
protocol TeaShopNavigation: AnyObject {
  /// Shows a scene instead of the current one.
  func show(_ scene: OrderTeaView)
}
