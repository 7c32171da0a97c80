import IceCreamDomain

/// A scene of the saved ice creams, at a menu or in a plain conversation.
protocol PresentedScene: AnyObject {
  /// Presents the scene until the user leaves it, or `leave()` is called.
  func run()
  /// Makes `run()` return once the current request is handled.
  func leave()
  /// Shows what became of a scene on top of this one that has just ended.
  func show(_ news: String)
  /// What became of the scene, for the scene below it to show; `nil` if there is nothing to say.
  var outcome: String? { get }
}

extension PresentedScene {
  func show(_ news: String) {}
  var outcome: String? { nil }
}

extension ShowIceCreamView {
  /// Retries the failed request: deleting a shown ice cream, or else fetching it.
  func retry(after state: DisplayedSavedIceCream) {
    if state.iceCream == nil { fetchIceCream() } else { confirmDeletion() }
  }
}
