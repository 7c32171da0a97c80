import PlainText

/// The words for what is wrong with a catalog: the presenter's, and those of `scoops check`.
public struct CatalogFaultWording: Equatable, Sendable {
  /// What is wrong: `the list is empty`.
  public let problem: String
  /// Where that is, such as ` at flavors`; empty where it is about the whole file.
  public let place: String
  /// What to do about it: `add at least one name`.
  public let remedy: String

  /// Words a fault.
  public init(_ fault: CatalogFault) {
    let words = fault.problem.words
    problem = words.problem
    remedy = words.remedy
    if case .file = fault.problem {
      place = ""
    } else {
      place = " at " + (fault.path.isEmpty ? "the top level" : fault.path)
    }
  }

  /// Words a fault in one line.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - file: The name of the file that it is in.
  /// - Returns: `FILE:LINE:COLUMN: what is wrong at PATH; what to do`.
  public static func line(for fault: CatalogFault, in file: String) -> String {
    let words = CatalogFaultWording(fault)
    return "\(file.printable):\(fault.line):\(fault.column): "
      + "\(words.problem)\(words.place); \(words.remedy)"
  }

  /// Returns all faults of an error, a line each, and a line where there may be more.
  public static func lines(for error: CatalogError) -> [String] {
    let listed = error.faults.map { line(for: $0, in: error.file) }
    guard error.isCutShort else { return listed }
    return listed + ["\(error.file.printable): there may be more faults; correct these first"]
  }

  /// Returns what is shown where a catalog is needed that cannot be used.
  static func failure(for error: CatalogError) -> DisplayedFailure {
    DisplayedFailure(
      message: message(for: error), details: lines(for: error), retryButton: "Try again")
  }

  private static func message(for error: CatalogError) -> String {
    let sentence = "\(error.file.printable) cannot be used as a catalog"
    if case .file = error.faults.first?.problem { return sentence + "." }
    let count = error.faults.count == 1 ? "1 fault" : "\(error.faults.count) faults"
    return sentence + ": it has " + count + (error.isCutShort ? " or more." : ".")
  }
}

extension CatalogProblem {
  fileprivate var words: (problem: String, remedy: String) {
    switch self {
    case .file(let problem): problem.words
    case .syntax(let problem): problem.words
    case .content(let problem): problem.words
    }
  }
}

extension CatalogProblem.File {
  fileprivate var words: (problem: String, remedy: String) {
    switch self {
    case .missingFile:
      ("there is no such file", "check the name and the folder")
    case .folder:
      ("this is a folder", "name a file in it")
    case .pipe:
      ("this is a pipe or a socket", "pipe it into standard input and give - as the file")
    case .terminal:
      ("this is a terminal", "name a file, or lead one into standard input with <")
    case .unreadable(let reason):
      ("the file cannot be read: \(reason)", "name a file that can be read")
    case .tooLarge(let limit):
      ("the file has more than \(limit / 1_048_576) MiB", "leave something out")
    case .emptyFile:
      ("the file is empty", "write an object with the lists cones, flavors and toppings")
    case .byteOrderMark:
      ("the file begins with a byte order mark", "save it as UTF-8 without one")
    case .wrongEncoding(let encoding):
      ("the file is in \(encoding)", "save it as UTF-8")
    }
  }
}
