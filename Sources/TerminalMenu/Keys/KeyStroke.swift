/// A key that a sequence of bytes names.
enum KeyStroke: Equatable {
  case named(Key)
  /// A character, which can be a control character, such as a carriage return for Enter.
  case typed(Unicode.Scalar, isAlt: Bool = false)
}
