/// A scene of the saved ice creams as it is shown: at a menu, or in plain conversation.
protocol PresentedScene: AnyObject {
  /// Shows the scene until somebody leaves it, or it is told to leave.
  func run()
  /// Has `run()` end as soon as what is under way is done.
  func leave()
}
