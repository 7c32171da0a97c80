/// The sizes of the picture.
enum PictureSize: CaseIterable {
  case large, medium, small

  /// The number of columns of a terminal, each of which has one pixel.
  var columns: Int { PerSize(large: 22, medium: 16, small: 11)[self] }

  /// The number of rows of a terminal, each of which has two pixels, one above the other.
  var rows: Int { PerSize(large: 15, medium: 11, small: 7)[self] }
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
