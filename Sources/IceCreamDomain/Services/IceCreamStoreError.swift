/// Why a store could not do what was wanted.
public struct IceCreamStoreError: Error, Equatable, Sendable {
  /// What the store is called, such as the path of a file.
  public var place: String
  /// What is wrong.
  public var problem: Problem

  /// Makes an error.
  public init(place: String, problem: Problem) {
    self.place = place
    self.problem = problem
  }

  /// What can be wrong.
  public enum Problem: Equatable, Sendable {
    /// It cannot be read, for a reason in the system's words.
    case cannotRead(reason: String)
    /// It cannot be written to, for a reason in the system's words.
    case cannotWrite(reason: String)
    /// The disk is full.
    case diskFull
    /// Somebody else has had it to themselves for too long.
    case lockedTooLong
    /// The folder that it should be in is not there.
    case missingFolder(String)
    /// It is a folder, a pipe or a device, and no file.
    case notAFile
    /// It is a file that has lines, but none of a book.
    case notABook
    /// It was written by a newer version of the program, in this version of the format.
    case newerVersion(Int)
    /// What was looked for is not there, unless it is in this line, which cannot be read; from 1.
    case damagedLine(Int)
    /// The ice cream with this identifier is not what it was when somebody looked at it.
    case changedMeanwhile(String)
    /// There is no ice cream with this identifier, which stands here as it was asked for.
    case unknownID(String)
    /// Several ice creams have identifiers that begin like this; the first few of them.
    case ambiguousID(String, matches: [String])

    /// Whether the same can succeed when it is tried again, once somebody has seen to what is wrong.
    public var canRetry: Bool {
      switch self {
      case .cannotRead, .cannotWrite, .diskFull, .lockedTooLong, .missingFolder: true
      case .notAFile, .notABook, .newerVersion, .damagedLine, .changedMeanwhile, .unknownID,
        .ambiguousID:
        false
      }
    }
  }
}
