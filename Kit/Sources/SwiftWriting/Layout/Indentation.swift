import SwiftReading

/// What a level of nesting is indented by.
package struct Indentation: Equatable, Sendable {
  private(set) var text = "  "

  /// The columns that `swift format` counts for one level.
  var columns: Int { text == "\t" ? 8 : text.count }

  package init() {}

  /// Creates an indentation from an argument: a number of spaces from 1 to 8, or `tabs`.
  package init?(_ argument: String) {
    if argument == "tabs" {
      text = "\t"
    } else if let count = Int(argument), (1...8).contains(count) {
      text = String(repeating: " ", count: count)
    } else {
      return nil
    }
  }

  /// Finds the indentation of a source: that of its first indented line.
  package init(of source: String) {
    let first = source.lines.first { $0.hasPrefix(" ") || $0.hasPrefix("\t") }
    let spaces = first?.prefix { $0 == " " } ?? "  "
    text = spaces.isEmpty ? "\t" : String(spaces)
  }
}
