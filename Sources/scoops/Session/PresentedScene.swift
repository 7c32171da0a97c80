import IceCreamDomain

/// A scene of the saved ice creams, at a menu or in a plain conversation.
protocol PresentedScene: AnyObject {
  /// Presents the scene until the user leaves it.
  func run()
  /// Whether `run()` returns once the current request is handled.
  var hasLeft: Bool { get set }
  /// Shows what became of a scene on top of this one that has just ended.
  func show(_ news: String)
  /// What became of the scene, for the scene below it to show; `nil` if there is nothing to say.
  var outcome: String? { get }
}

extension PresentedScene {
  func show(_ news: String) {}
  var outcome: String? { nil }
}
