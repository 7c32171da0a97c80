extension Program {
  /// The commit that the program is built from, or `nil` if it is not known.
  ///
  /// `Scripts/release` writes it into its copy of this file.
  static let commit: String? = nil
}
