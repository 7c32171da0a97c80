/// A tea.
nonisolated struct Tea: Equatable, Sendable {
  /// The name.
  var name: String
  /// The minutes.
  var minutes: Int
  /// Whether it is sold out.
  var isSoldOut: Bool
}
