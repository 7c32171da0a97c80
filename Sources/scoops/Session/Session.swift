import IceCreamDomain

/// Asks for the ingredients of one ice cream after another, at a menu or in a plain conversation.
protocol Session: AnyObject {
  /// Asks for the missing ingredients, until DONE.
  ///
  /// - Returns: The ice cream, or `nil` if the user left or input ended before DONE.
  func makeIceCream() -> DisplayedResult?

  /// Waits for OK on the alert, and starts over.
  ///
  /// - Returns: Whether the user wants another ice cream.
  func closeAlert() -> Bool

  /// Prints a line.
  func say(_ text: String)

  /// The save failure that the user has already been shown.
  var saidFailure: DisplayedFailure? { get }
}

extension Session {
  var saidFailure: DisplayedFailure? { nil }
}
