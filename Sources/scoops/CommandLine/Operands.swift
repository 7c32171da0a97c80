/// What a command takes besides options.
enum Operands: Equatable {
  case none
  /// The identifier of a saved ice cream.
  case id
  /// One of these words.
  case oneOf([String], isNeeded: Bool)
  /// Any number of files.
  case files
}
