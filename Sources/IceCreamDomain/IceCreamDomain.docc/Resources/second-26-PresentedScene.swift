/// A scene that is presented in the terminal.
protocol PresentedScene: AnyObject {
  /// Presents the scene until the user leaves it, or `leave()` is called.
  func run()
  /// Makes `run()` return once the current request is handled.
  func leave()
}
