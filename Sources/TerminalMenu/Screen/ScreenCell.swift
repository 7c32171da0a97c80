/// One column of a screen.
///
/// Two numbers, and nothing that has to be counted or freed: a screen has some thousand of them, which are
/// compared at each key.
package struct ScreenCell: Equatable {
  /// What stands in a column.
  package enum Content: Equatable {
    /// A character of one scalar, one column wide, on which terminals agree.
    case simple(Unicode.Scalar)
    /// Any other character, by its place in `ScreenLine.clusters`.
    case cluster(Int)
    /// A further column of a wide character.
    case continuation
  }

  /// A scalar; or from `cluster` on, which is beyond all scalars, something else.
  private let code: UInt32
  package let style: TextStyle

  private static let cluster: UInt32 = 1 << 31
  private static let continuation = UInt32.max

  package static let blank = ScreenCell(content: .simple(" "), style: .plain)

  package init(content: Content, style: TextStyle) {
    code =
      switch content {
      case .simple(let scalar): scalar.value
      case .cluster(let place): Self.cluster | UInt32(truncatingIfNeeded: place)
      case .continuation: Self.continuation
      }
    self.style = style
  }

  package var content: Content {
    if let scalar = Unicode.Scalar(code) { return .simple(scalar) }
    return isContinuation ? .continuation : .cluster(Int(code & ~Self.cluster))
  }

  /// Whether this is a character that is not simple.
  package var isCluster: Bool { code & Self.cluster != 0 && !isContinuation }

  /// Whether this is a further column of a wide character.
  package var isContinuation: Bool { code == Self.continuation }
}
