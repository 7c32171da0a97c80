import IceCreamDomain
import TerminalMenu

/// Asks for the ingredients of one ice cream after another, at a menu or in a plain conversation.
protocol Session: AnyObject {
  /// Asks for the missing ingredients, until Done.
  ///
  /// - Returns: The finished ice cream, or `nil` if the user left or input ended before Done.
  func makeIceCream() -> DisplayedAlert?

  /// Waits until the user has seen the finished ice cream, and starts over.
  ///
  /// - Returns: Whether the user wants another ice cream.
  func closeAlert() -> Bool

  func say(_ text: PrintedText)

  /// The window in which a menu leaves the picture of a finished ice cream, or `nil` if it leaves none.
  var windowSize: WindowSize? { get }
}
