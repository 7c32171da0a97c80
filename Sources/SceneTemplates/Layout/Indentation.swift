/// What a level of nesting is indented by.
package enum Indentation: Equatable, Sendable {
  case spaces(Int)
  case tabs

  /// Creates an indentation from an argument: a number of spaces from 1 to 8, or `tabs`.
  package init?(_ text: String) {
    if text == "tabs" || text == "tab" {
      self = .tabs
    } else if let count = Int(text), (1...8).contains(count) {
      self = .spaces(count)
    } else {
      return nil
    }
  }

  /// Finds the indentation of a source: that of its first indented line.
  package init(of source: String) {
    let first = source.split(separator: "\n").first { $0.hasPrefix(" ") || $0.hasPrefix("\t") }
    let count = first?.prefix { $0 == " " }.count ?? 2
    self = count == 0 ? .tabs : .spaces(count)
  }

  /// The text of one level.
  var text: String {
    switch self {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tabs: "\t"
    }
  }

  /// The columns that `swift format` counts for one level.
  var columns: Int {
    switch self {
    case .spaces(let count): count
    case .tabs: 8
    }
  }
}
