import PlainText
import StrictJSON

/// Describes a catalog's fault.
public struct CatalogFaultWording: Equatable, Sendable {
  /// What is wrong, such as `the list is empty`.
  public let problem: String
  /// Where that is, such as ` at flavors, entry 2`; empty for a fault of the whole file.
  public let place: String
  /// What to do about it, such as `add at least one entry`.
  public let remedy: String

  /// Describes a fault.
  public init(_ fault: CatalogFault) {
    (problem, remedy) = fault.problem.words
    switch fault.problem {
    case .file: place = ""
    case .json(let problem): place = problem.place(path: fault.path.countedFromOne)
    }
  }

  /// Returns a line for each fault of an error, and one more if there may be more faults.
  ///
  /// - Returns: `FILE:LINE:COLUMN: what is wrong at PATH; what to do`, without line and column if the file
  ///   cannot be read.
  public static func lines(for error: CatalogError) -> [String] {
    let file = error.file.printable
    let listed = error.faults.map { fault in
      let words = CatalogFaultWording(fault)
      let position = fault.hasPosition ? ":\(fault.line):\(fault.column)" : ""
      return "\(file)\(position): \(words.problem)\(words.place); \(words.remedy)"
    }
    return listed + (error.isCutShort ? ["\(file): there may be more faults; fix these first"] : [])
  }

  /// Returns the failure that a scene shows instead of an unusable catalog.
  static func failure(for error: CatalogError) -> DisplayedFailure {
    DisplayedFailure(
      problem: message(for: error), details: lines(for: error), retryButton: "Try again")
  }

  /// Returns why there is no picture; `nil` if it is not for the catalog.
  static func note(on look: SavedIceCreamLook) -> String? {
    guard case .unknown(let error) = look else { return nil }
    return message(for: error) + " Without it there is no picture."
  }

  private static func message(for error: CatalogError) -> String {
    let sentence = "\(error.file.printable) cannot be used as a catalog"
    switch error.faults.first?.problem {
    case .file, .json(.empty), .json(.byteOrderMark), .json(.wrongEncoding): return sentence + "."
    case .json, nil:
      let count = error.faults.count == 1 ? "1 fault" : "\(error.faults.count) faults"
      return sentence + ": it has " + count + (error.isCutShort ? " or more." : ".")
    }
  }
}

extension JSONProblem {
  /// The fault of a color that is not `#` and six hexadecimal digits.
  static func badColor(_ text: String) -> JSONProblem {
    .custom(
      "\(text.quoted) is not a color",
      remedy: "write # and six hexadecimal digits, like #F6E7B4")
  }

  /// The fault of a sentence that does not name each kind once.
  static func badSentence(_ text: String) -> JSONProblem {
    .custom(
      "the sentence \(text.quoted) does not name each ingredient once",
      remedy: "write it with {cone}, {flavor} and {topping}")
  }

  /// The fault of an appearance for a name that its list does not have.
  static func unlistedName(_ name: String, list: String, likely: [String]) -> JSONProblem {
    .custom(
      "\(name.quoted) is not in the list \(list)",
      remedy: likely.isEmpty
        ? "add it to that list, or remove it here"
        : "did you mean \(likely.map(\.quoted).listed(with: "or"))?")
  }
}

extension CatalogProblem {
  fileprivate var words: (problem: String, remedy: String) {
    let contents = "an object with the lists cones, flavors and toppings"
    return switch self {
    case .file(.missingFile):
      ("no such file", "check the path")
    case .file(.notAFile):
      ("this is not a regular file", "give the path of one, or - for standard input")
    case .file(.terminal):
      ("this is a terminal", "give the path of a file, or redirect one with <")
    case .file(.unreadable(let reason)):
      ("the file cannot be read: \(reason)", "check its permissions and try again")
    case .file(.tooLarge(let limit)):
      ("the file is larger than \(limit / 1_048_576) MiB", "make it smaller")
    case .json(.empty):
      (JSONProblem.empty.words.problem, "write \(contents)")
    case .json(.duplicateEntry(let entry, let first)):
      (
        JSONProblem.duplicateEntry(entry, firstIndex: first).words.problem,
        "remove it: entry \(first + 1) is the same"
      )
    case .json(let problem):
      if case .unexpected(_, expected: .document) = problem {
        (problem.words.problem, "put \(contents) here")
      } else {
        problem.words
      }
    }
  }
}

extension String {
  /// A path with its entries as people count them, such as `flavors, entry 2` for `flavors[1]`.
  fileprivate var countedFromOne: String {
    let pieces = split(separator: "[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { path, piece in
      let digits = piece.prefix { $0.isASCII && $0.isNumber }
      let rest = piece.dropFirst(digits.count)
      // A key in quotes may look like an entry.
      let isInQuotes = path.count { $0 == "\"" } % 2 == 1
      if !isInQuotes, rest.first == "]", let index = Int(digits) {
        path += ", entry \(index + 1)" + rest.dropFirst()
      } else {
        path += "[" + piece
      }
    }
  }
}
