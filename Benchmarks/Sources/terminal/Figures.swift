#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Collection where Element: Comparable {
  /// The median, or `nil` if there are no values.
  var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }

  /// In milliseconds.
  var text: String { milliseconds.twoDigits + " ms" }
}

extension Double {
  var twoDigits: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The bar of a figure.
struct Bar {
  let text: String
  let isMet: Bool

  /// A maximum in a unit.
  init(_ figure: Double, atMost limit: Double, _ unit: String = "") {
    let number = limit == limit.rounded() ? "\(Int(limit))" : limit.twoDigits
    text = "at most \(number)\(unit.isEmpty ? "" : " " + unit)"
    isMet = figure <= limit
  }
}

/// Prints a line of a table: a name, figures, and the bar, if any.
func printLine(_ name: String, _ figures: String..., bar: Bar? = nil) {
  var line = "  " + column(name, 30) + figures.map { column($0, 22) }.joined()
  if let bar { line += column(bar.text, 18) + (bar.isMet ? "met" : "missed") }
  while line.last == " " { line.removeLast() }
  print(line)
  // Prints each line at once, even into a file. fflush(3): `nil` means all streams.
  fflush(nil)
}

private func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: Swift.max(1, width - text.count))
}
