/// An error of a store.
public struct IceCreamStoreError: Error, Equatable, Sendable {
  /// The name of the store, such as the path of a file.
  public var store: String
  /// The problem.
  public var problem: Problem

  /// Creates an error.
  public init(store: String, problem: Problem) {
    self.store = store
    self.problem = problem
  }

  /// The problems that a store can have.
  public enum Problem: Error, Equatable, Sendable {
    /// It cannot be read, for a reason in the system's words, such as missing permissions.
    case cannotRead(reason: String, isRefused: Bool = false)
    /// It cannot be written to, for a reason in the system's words, such as missing permissions; nothing was changed.
    case cannotWrite(reason: String, isRefused: Bool = false)
    /// A change failed midway and could not be undone, for a reason in the system's words: it may be stored
    /// or not.
    case unconfirmed(reason: String)
    /// The ice cream cannot be stored: a name is empty, has more than 1,000 bytes or more than 30 combining marks in
    /// a row.
    case invalidIceCream
    /// The ice cream cannot be stored: it was made before the year 0 or after 9999, because the clock is wrong.
    case invalidTime
    /// So many ice creams cannot be changed at once.
    case tooManyAtOnce
    /// No identifier is left that is greater than all others.
    case noIdentifier
    /// The disk is full.
    case diskFull
    /// Another process has locked it for too long.
    case lockedTooLong
    /// It cannot be locked, for a reason in the system's words: most likely its file system has no locks.
    case cannotLock(reason: String)
    /// It does not exist.
    case missing
    /// It is a file, and has a problem that other stores do not have.
    case file(File)
    /// The ice cream was not found, but this line is damaged and may contain it; lines count from 1.
    case damagedLine(Int)
    /// The last change cannot be undone: this line is damaged and may contain that change or the version before it.
    case damagedChange(line: Int)
    /// The last change cannot be undone: what was before it is missing.
    case missingChange
    /// A change cannot be undone, because it is not the last one; `nil` if the store has none.
    case changedSince(IceCreamChange, last: IceCreamChange?)
    /// The ice cream with this identifier is not the version that the caller knows.
    case changedMeanwhile(String)
    /// There is no ice cream with this identifier, as the caller gave it.
    case unknownID(String)
    /// Several identifiers begin like this; the first few of them.
    case ambiguousID(String, matches: [String])

    /// Whether a retry can succeed once the user has mended the cause.
    public var canRetry: Bool {
      switch self {
      case .cannotRead, .cannotWrite, .diskFull, .lockedTooLong, .file(.brokenLink),
        .file(.missingFolder), .file(.cannotCreateFolder):
        true
      case .unconfirmed, .invalidIceCream, .invalidTime, .tooManyAtOnce, .noIdentifier, .cannotLock,
        .missing,
        .damagedLine, .damagedChange, .missingChange, .changedSince, .changedMeanwhile, .unknownID,
        .ambiguousID, .file(.notAFile), .file(.notABook), .file(.newerVersion):
        false
      }
    }
  }
}

extension IceCreamStoreError.Problem {
  /// The problems of a store that is a file.
  public enum File: Equatable, Sendable {
    /// It is a link to this path, whose folder does not exist.
    case brokenLink(to: String)
    /// The folder for it is missing.
    case missingFolder(String)
    /// This folder for it cannot be created, for a reason in the system's words.
    case cannotCreateFolder(String, reason: String)
    /// It is a folder, a pipe or a device, not a regular file.
    case notAFile
    /// It is a file with lines, but not those of a book.
    case notABook
    /// It has this version of the format, which this version of the program cannot read.
    case newerVersion(String)
  }
}
