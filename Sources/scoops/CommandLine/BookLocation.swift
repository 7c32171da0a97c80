import IceCreamDomain
import TerminalMenu

/// Where saved ice creams are kept.
struct BookLocation: Equatable {
  /// The path of the file.
  let path: String
  /// Whether the folders that it is in are made with it: in the usual place only.
  let makesFolders: Bool

  /// Returns the book that is wanted.
  ///
  /// The usual place is that of the XDG Base Directory Specification, which has relative paths ignored.
  ///
  /// - Returns: The book, or `nil` where nothing is to be kept or looked up.
  /// - Throws: `UsageError` where a book is wanted and there is no place for it.
  static func wanted(
    by invocation: Invocation, environment: Environment
  ) throws(UsageError) -> BookLocation? {
    guard invocation.usesBook else { return nil }
    if let path = try environment.path("SCOOPS_BOOK", unless: invocation.values[.book]) {
      guard path != "-" else { throw .bookIsStandardInput }
      return BookLocation(path: path, makesFolders: false)
    }
    guard let folder = try dataFolder(in: environment) else {
      let canDoWithout = invocation.command == nil || invocation.command == .make
      throw .noPlaceForBook(isNeeded: !canDoWithout || invocation.flags.contains(.again))
    }
    return BookLocation(path: folder + "/scoops/icecreams.jsonl", makesFolders: true)
  }

  private static func dataFolder(in environment: Environment) throws(UsageError) -> String? {
    if let folder = try environment.path("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder }
    return try environment.path("HOME").map { $0 + "/.local/share" }
  }

  /// Makes the store for this book; it opens the file when it is first used.
  ///
  /// - Parameter terminal: Where to say that it has to wait for another program.
  func makeStore(_ terminal: any Terminal) -> any IceCreamStore {
    FileIceCreamStore(
      path: path, makesFolders: makesFolders,
      whenWaiting: {
        terminal.say("Waiting for the book: another program is using it.\n")
        terminal.letSignalsEnd()
      })
  }
}
