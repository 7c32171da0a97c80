import IceCreamDomain

/// A scene of the saved ice creams, at a menu or in a plain conversation.
protocol PresentedScene: AnyObject {
  /// Presents the scene until the user leaves it, or `leave()` is called.
  func run()
  /// Makes `run()` return once the current request is handled.
  func leave()
}

extension ShowIceCreamView {
  /// Retries the request that failed: the deletion of an ice cream that is shown, or else to show it.
  func retry(after state: DisplayedSavedIceCream) {
    if state.iceCream == nil { showIceCream() } else { deleteIceCream(isConfirmed: true) }
  }
}
