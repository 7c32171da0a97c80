/// What a command takes besides options.
enum Operands: Equatable {
  case none
  /// One of these words.
  case oneOf([String], isNeeded: Bool)
  /// Any number of files.
  case files
}
