import Foundation

/// Writes the dates and prices of orders as one place does.
struct OrderFormats: Sendable {
  var locale = Locale.autoupdatingCurrent

  /// Returns a day; `due` is the beginning of a day in GMT, wherever the reader is.
  func day(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian),
        timeZone: .gmt))
  }

  /// Returns a price in the currency of the shop, which is not that of the reader.
  func price(_ price: Decimal) -> String {
    price.formatted(.currency(code: "EUR").locale(locale))
  }
}
