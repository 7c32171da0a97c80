/// The values that were given to options, the last of each.
///
/// A dictionary would do the same, but to make its type takes a tenth of the whole start.
struct OptionValues: Equatable, ExpressibleByDictionaryLiteral {
  private struct Entry: Equatable {
    let option: Option
    var value: String
  }

  private var entries: [Entry] = []

  init(dictionaryLiteral elements: (Option, String)...) {
    for (option, value) in elements { self[option] = value }
  }

  /// The value of an option, or `nil` where none was given.
  subscript(option: Option) -> String? {
    get { entries.first { $0.option == option }?.value }
    set {
      entries.removeAll { $0.option == option }
      if let newValue { entries.append(Entry(option: option, value: newValue)) }
    }
  }
}
