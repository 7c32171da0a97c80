/// What loading shows on the screen where ice cream is made, besides the choices.
public struct DisplayedMenu: Equatable, Sendable {
  /// The title.
  public var title = ""
  /// The options of each step.
  public var lists = PerKind { _ in DisplayedList() }
  /// Notes about the ice cream to start with, a sentence each.
  public var notes: [String] = []
  /// Why the saved ice creams cannot be listed, a sentence; `nil` if they can.
  public var savedClosedReason: String?
  /// Why the next ice cream will probably not be saved.
  public var saveWarning: DisplayedFailure?
}
