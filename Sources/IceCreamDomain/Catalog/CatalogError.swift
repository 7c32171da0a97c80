import StrictJSON

/// A catalog that cannot be used, with all its faults at once.
public struct CatalogError: Error, Equatable, Sendable {
  /// The name of the file, as given.
  public var file: String
  /// The faults, in the order of the file.
  public var faults: [CatalogFault]
  /// Whether there may be more faults than those listed.
  public var isCutShort: Bool

  /// Creates an error from the faults of a file.
  public init(file: String, faults: [CatalogFault], isCutShort: Bool = false) {
    self.file = file
    self.faults = faults
    self.isCutShort = isCutShort
  }

  /// Creates an error for a file that cannot be read.
  public init(file: String, problem: CatalogProblem.File) {
    self.init(
      file: file, faults: [CatalogFault(line: 1, column: 1, path: "", problem: .file(problem))])
  }
}

/// One thing wrong with a catalog, and where.
public struct CatalogFault: Equatable, Sendable {
  /// The line of the fault, from 1.
  public var line: Int
  /// The column of the fault, from 1, counted in Unicode scalars.
  public var column: Int
  /// The path of the faulty value, such as `flavors[3]`; empty at the top level.
  public var path: String
  /// What is wrong.
  public var problem: CatalogProblem

  /// Whether the fault is at a place in the file, and not that the file cannot be read.
  package var hasPosition: Bool {
    if case .file = problem { false } else { true }
  }

  /// Creates a fault.
  public init(line: Int, column: Int, path: String, problem: CatalogProblem) {
    self.line = line
    self.column = column
    self.path = path
    self.problem = problem
  }
}

/// What can be wrong with a catalog.
public enum CatalogProblem: Equatable, Sendable {
  /// The file cannot be read.
  case file(File)
  /// The file is not JSON, or not a catalog.
  case json(JSONProblem)

  /// What can be wrong with a file, whatever it contains.
  public enum File: Error, Equatable, Sendable {
    /// The file does not exist.
    case missingFile
    /// The path leads to a folder, or to a device or a pipe, which might never answer.
    case notAFile
    /// The file is a terminal, which would wait for input.
    case terminal
    /// The system refuses to read the file, for this reason.
    case unreadable(reason: String)
    /// The file holds more bytes than the limit.
    case tooLarge(limit: Int)
  }
}
