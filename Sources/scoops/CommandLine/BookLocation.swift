import IceCreamDomain

/// The file in which ice creams are saved.
struct BookLocation: Equatable {
  let path: String
  /// Whether missing folders are created with the file, which is so at the default location only.
  let makesFolders: Bool

  /// Finds the book from the command line, or else from the environment.
  ///
  /// The default location follows the XDG Base Directory Specification, which ignores relative paths.
  ///
  /// - Returns: The location, or `nil` if the command does not use the book.
  /// - Throws: `UsageError` if the command uses the book and there is no default location.
  static func find(
    for invocation: Invocation, environment: Environment
  ) throws(UsageError) -> BookLocation? {
    guard invocation.usesBook else { return nil }
    if let path = try environment.path("SCOOPS_BOOK", unless: invocation.values[.book]) {
      guard path != "-" else { throw .bookIsStandardInput }
      return BookLocation(path: path, makesFolders: false)
    }
    guard let folder = try dataFolder(in: environment) else {
      let worksWithout = invocation.command == nil || invocation.command == .make
      throw .noBookLocation(isRequired: !worksWithout || invocation.startsFromBook)
    }
    return BookLocation(path: folder + "/scoops/icecreams.jsonl", makesFolders: true)
  }

  private static func dataFolder(in environment: Environment) throws(UsageError) -> String? {
    if let folder = try environment.path("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder }
    return try environment.path("HOME").map { $0 + "/.local/share" }
  }
}
