/// One thing that is wrong with a catalog, and where.
public struct CatalogFault: Equatable, Sendable {
  /// The line of the fault, from 1.
  public var line: Int
  /// The column of the fault, from 1, counted in Unicode scalars.
  public var column: Int
  /// Where in the catalog the fault is, such as `flavors[3]`; empty for the top level.
  public var path: String
  /// What is wrong.
  public var problem: CatalogProblem

  /// Makes a fault.
  public init(line: Int, column: Int, path: String, problem: CatalogProblem) {
    self.line = line
    self.column = column
    self.path = path
    self.problem = problem
  }
}

/// The answer to a catalog that cannot be used: all that is wrong with it, at once.
public struct CatalogError: Error, Equatable, Sendable {
  /// The most faults that one error lists; a file with as many is read no further.
  public static let mostFaults = 100

  /// The name of the file, as it was given.
  public var file: String
  /// The faults in the order of the file, at most `mostFaults`.
  public var faults: [CatalogFault]
  /// Whether there may be more faults than those listed.
  public var isCutShort: Bool

  /// Makes an error from the faults of a file.
  public init(file: String, faults: [CatalogFault], isCutShort: Bool = false) {
    self.file = file
    self.faults = faults
    self.isCutShort = isCutShort
  }

  /// Makes an error for a file of which nothing could be read.
  public init(file: String, problem: CatalogProblem.File) {
    self.init(
      file: file, faults: [CatalogFault(line: 1, column: 1, path: "", problem: .file(problem))])
  }
}
