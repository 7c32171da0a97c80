import IceCreamDomain

extension ShowIceCreamView {
  /// Asks once more for what has failed: to delete the ice cream where it is still shown, otherwise to
  /// show it.
  func tryAgain() {
    if iceCream.state.iceCream == nil { fetchIceCream() } else { deleteIceCream(isConfirmed: true) }
  }
}
