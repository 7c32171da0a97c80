import IceCreamDomain
import PlainText

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
    if let path = try environment.path("SCOOPS_BOOK", unless: invocation.options[.book]) {
      guard path != "-" else { throw .bookIsStandardInput }
      return BookLocation(path: path, makesFolders: false)
    }
    if let folder = try environment.path("XDG_DATA_HOME"), folder.hasPrefix("/") {
      return usual(in: folder)
    }
    let home = try environment.path("HOME")
    guard let home, home.hasPrefix("/") else {
      let worksWithout = invocation.command == nil || invocation.command == .make
      let isRequired = !worksWithout || invocation.startsFromBook
      throw .other(
        "Cannot locate the book: HOME "
          + (home.map { "must be an absolute path, not \($0.quoted)" } ?? "is not set")
          + ". Name a file with --book or SCOOPS_BOOK" + (isRequired ? "." : ", or use --no-save."))
    }
    return usual(in: home + "/.local/share")
  }

  private static func usual(in folder: String) -> BookLocation {
    BookLocation(path: folder + "/scoops/icecreams.jsonl", makesFolders: true)
  }
}
