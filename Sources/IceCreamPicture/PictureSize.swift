/// The sizes of the picture.
public enum PictureSize: CaseIterable, Sendable {
  /// 22 by 30 pixels.
  case large
  /// 16 by 22 pixels.
  case medium
  /// 11 by 14 pixels.
  case small

  /// The number of pixels from left to right.
  public var width: Int { PerSize(large: 22, medium: 16, small: 11)[self] }
  /// The number of pixels from top to bottom.
  public var height: Int { PerSize(large: 30, medium: 22, small: 14)[self] }
}

/// A value for each size of the picture.
struct PerSize<Value> {
  let large: Value
  let medium: Value
  let small: Value

  subscript(size: PictureSize) -> Value {
    switch size {
    case .large: large
    case .medium: medium
    case .small: small
    }
  }
}
