import Foundation

/// A value that a text stands for in a form.
public protocol FormValue {
  /// What can be filled in, such as `a whole number`; empty if that is any text.
  static var formHint: String { get }
  /// The text that stands for the value.
  var formText: String { get }
  /// Reads a text without spaces around it; `nil` if it stands for nothing.
  init?(formText: String)
}

extension String: FormValue {
  public static var formHint: String { "" }
  public var formText: String { self }
  public init?(formText: String) { self = formText }
}

extension Int: FormValue {
  public static var formHint: String { "a whole number" }
  public var formText: String { "\(self)" }
  public init?(formText: String) { self.init(formText) }
}

extension Double: FormValue {
  public static var formHint: String { "a number" }
  public var formText: String { "\(self)" }
  public init?(formText: String) {
    self.init(formText)
    if !isFinite { return nil }
  }
}

extension Decimal: FormValue {
  public static var formHint: String { "a number" }
  public var formText: String { description }
  public init?(formText: String) {
    // Decimal itself reads the beginning of a text, and Double also reads 0x10.
    if Double(formText: formText) == nil || formText.contains(where: \.isLetter) { return nil }
    self.init(string: formText)
  }
}

extension Bool: FormValue {
  public static var formHint: String { "y or n" }
  public var formText: String { self ? "y" : "n" }
  public init?(formText: String) {
    guard let value = ["y": true, "yes": true, "n": false, "no": false][formText.lowercased()]
    else { return nil }
    self = value
  }
}

extension Date: FormValue {
  public static var formHint: String { "a day such as 2026-01-31" }
  public var formText: String { formatted(.iso8601.year().month().day()) }
  public init?(formText: String) {
    // The strategy takes 2026-02-30 for March 2, and reads the beginning of a text.
    guard let day = try? Date(formText, strategy: .iso8601.year().month().day()),
      day.formText == formText
    else { return nil }
    self = day
  }
}

extension URL: FormValue {
  public static var formHint: String { "a link such as https://example.com" }
  public var formText: String { absoluteString }
  public init?(formText: String) {
    self.init(string: formText)
    if scheme == nil { return nil }
  }
}

extension UUID: FormValue {
  public static var formHint: String { "a UUID" }
  public var formText: String { uuidString }
  public init?(formText: String) { self.init(uuidString: formText) }
}

/// A blank text stands for `nil`.
extension Optional: FormValue where Wrapped: FormValue {
  public static var formHint: String { Wrapped.formHint }
  public var formText: String { self?.formText ?? "" }
  public init?(formText: String) {
    self = nil
    if formText.isEmpty { return }
    guard let value = Wrapped(formText: formText) else { return nil }
    self = value
  }
}

extension Array: FormValue where Element: FormValue {
  public static var formHint: String {
    "a list with commas" + (Element.formHint.isEmpty ? "" : ", each \(Element.formHint)")
  }
  public var formText: String { map(\.formText).joined(separator: ", ") }
  public init?(formText: String) {
    self = []
    for part in formText.split(separator: ",") {
      guard let value = Element(formText: part.trimmingCharacters(in: .whitespaces)) else {
        return nil
      }
      append(value)
    }
  }
}
