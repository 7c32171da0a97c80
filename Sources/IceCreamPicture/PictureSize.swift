/// The sizes of the picture.
public enum PictureSize: CaseIterable, Sendable {
  /// 22 by 30 pixels.
  case large
  /// 16 by 22 pixels.
  case medium
  /// 11 by 14 pixels.
  case small

  /// The number of pixels from left to right.
  public var width: Int { choose(22, 16, 11) }
  /// The number of pixels from top to bottom.
  public var height: Int { choose(30, 22, 14) }

  /// Returns the value for this size.
  func choose<Value>(_ large: Value, _ medium: Value, _ small: Value) -> Value {
    self == .large ? large : self == .medium ? medium : small
  }
}
