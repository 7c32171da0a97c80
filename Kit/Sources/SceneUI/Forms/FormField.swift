import Foundation

/// A field of a form, which a front end shows and changes.
public struct FormField<Form> {
  /// How a field is filled in.
  public enum Control {
    /// As a text.
    case text(WritableKeyPath<Form, String>)
    /// As a text that others should not see, such as a password.
    case secret(WritableKeyPath<Form, String>)
    /// As a whole number, which may have a range.
    case number(WritableKeyPath<Form, Int>, ClosedRange<Int>?)
    /// By yes or no.
    case toggle(WritableKeyPath<Form, Bool>)
    /// As one of several titles, by its index.
    case choice([String], WritableKeyPath<Form, Int>)
    /// As a day, in UTC.
    case day(WritableKeyPath<Form, Date>)
    /// As a text that stands for another value; `write` returns whether it can be read.
    case value(read: (Form) -> String, write: (inout Form, String) -> Bool)
    /// Not at all: the text is shown.
    case shown((Form) -> String)
  }

  /// The name of the field.
  public let title: String
  /// How the field is filled in.
  public let control: Control
  /// What can be filled in, such as `a whole number`; empty for a text.
  public let hint: String
  /// Why the value was refused, if it was.
  public var problem: String?

  private init(_ title: String, _ control: Control, _ hint: String, _ problem: String?) {
    self.title = title
    self.control = control
    self.hint = hint
    self.problem = problem
  }

  /// Creates a field for a text.
  public init(_ title: String, _ path: WritableKeyPath<Form, String>, problem: String? = nil) {
    self.init(title, .text(path), String.formHint, problem)
  }

  /// Creates a field for a text that others should not see; in a terminal, it is visible only while it is typed.
  public init(_ title: String, secret path: WritableKeyPath<Form, String>, problem: String? = nil) {
    self.init(title, .secret(path), String.formHint, problem)
  }

  /// Creates a field for a whole number, which may have a range.
  public init(
    _ title: String, _ path: WritableKeyPath<Form, Int>, in range: ClosedRange<Int>? = nil,
    problem: String? = nil
  ) {
    let limits = range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
    self.init(title, .number(path, range), Int.formHint + limits, problem)
  }

  /// Creates a field for yes or no.
  public init(_ title: String, _ path: WritableKeyPath<Form, Bool>, problem: String? = nil) {
    self.init(title, .toggle(path), Bool.formHint, problem)
  }

  /// Creates a field for a day.
  public init(_ title: String, _ path: WritableKeyPath<Form, Date>, problem: String? = nil) {
    self.init(title, .day(path), Date.formHint, problem)
  }

  /// Creates a field for a value that a text stands for.
  public init<Value: FormValue>(
    _ title: String, _ path: WritableKeyPath<Form, Value>, problem: String? = nil
  ) {
    let control = Control.value(
      read: { $0[keyPath: path].formText }, write: { path.write($1, to: &$0) })
    self.init(title, control, Value.formHint, problem)
  }

  /// Creates a field that shows a value and does not change it.
  public init<Value: FormValue>(_ title: String, shown path: KeyPath<Form, Value>) {
    self.init(title, .shown { $0[keyPath: path].formText }, "", nil)
  }

  /// Creates a field that shows several of the cases of an enum and does not change them.
  public init<Choice>(
    _ title: String, shown path: KeyPath<Form, [Choice]>, titles: KeyPath<Choice, String>
  ) {
    self.init(title, .shown { $0[keyPath: path].map { $0[keyPath: titles] }.formText }, "", nil)
  }

  /// Creates a field for one of the cases of an enum.
  public init<Choice: CaseIterable & Equatable>(
    _ title: String, _ path: WritableKeyPath<Form, Choice>, titles: KeyPath<Choice, String>,
    problem: String? = nil
  ) where Choice.AllCases == [Choice] {
    let choices = Choice.allCases.map { $0[keyPath: titles] }
    self.init(
      title, .choice(choices, path.appending(path: \.caseIndex)), Self.hint(choices), problem)
  }

  /// Creates a field for one of the cases of an enum, or for none of them.
  public init<Choice: CaseIterable & Equatable>(
    _ title: String, _ path: WritableKeyPath<Form, Choice?>, titles: KeyPath<Choice, String>,
    problem: String? = nil
  ) where Choice.AllCases == [Choice] {
    let choices = ["None"] + Choice.allCases.map { $0[keyPath: titles] }
    self.init(
      title, .choice(choices, path.appending(path: \.caseNumber)), Self.hint(choices), problem)
  }

  /// Creates a field for several of the cases of an enum.
  public init<Choice: CaseIterable & Equatable>(
    _ title: String, _ path: WritableKeyPath<Form, [Choice]>, titles: KeyPath<Choice, String>,
    problem: String? = nil
  ) where Choice.AllCases == [Choice] {
    let choices = Choice.allCases.map { $0[keyPath: titles] }
    let control = Control.value(
      read: { $0[keyPath: path].map { $0[keyPath: titles] }.joined(separator: ", ") },
      write: { form, text in
        guard let indices = Self.indices(of: text, in: choices) else { return false }
        form[keyPath: path] = indices.map { Choice.allCases[$0] }
        return true
      })
    self.init(title, control, "a list with commas of \(Self.hint(choices))", problem)
  }

  private static func hint(_ choices: [String]) -> String {
    choices.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
  }

  /// Returns the field in a form that contains its form.
  public func at<Root>(_ outer: WritableKeyPath<Root, Form>) -> FormField<Root> {
    let control: FormField<Root>.Control =
      switch control {
      case .text(let path): .text(outer.appending(path: path))
      case .secret(let path): .secret(outer.appending(path: path))
      case .number(let path, let range): .number(outer.appending(path: path), range)
      case .toggle(let path): .toggle(outer.appending(path: path))
      case .choice(let titles, let path): .choice(titles, outer.appending(path: path))
      case .day(let path): .day(outer.appending(path: path))
      case .value(let read, let write):
        .value(read: { read($0[keyPath: outer]) }, write: { write(&$0[keyPath: outer], $1) })
      case .shown(let read): .shown { read($0[keyPath: outer]) }
      }
    return FormField<Root>(title, control, hint, problem)
  }

  /// Returns the text that stands for the value of a form.
  public func text(of form: Form) -> String {
    switch control {
    case .text(let path), .secret(let path): form[keyPath: path]
    case .number(let path, _): form[keyPath: path].formText
    case .toggle(let path): form[keyPath: path].formText
    case .choice(let titles, let path): titles[form[keyPath: path]]
    case .day(let path): form[keyPath: path].formText
    case .value(let read, _), .shown(let read): read(form)
    }
  }

  /// Whether the field is shown only.
  public var isReadOnly: Bool { if case .shown = control { true } else { false } }

  /// Changes the value of a form; returns whether the text can be read, and may be the value.
  public func set(_ text: String, in form: inout Form) -> Bool {
    switch control {
    case .text(let path), .secret(let path): return path.write(text, to: &form)
    case .number(let path, let range):
      if let range, let number = Int(formText: text), !range.contains(number) { return false }
      return path.write(text, to: &form)
    case .toggle(let path): return path.write(text, to: &form)
    case .day(let path): return path.write(text, to: &form)
    case .value(_, let write): return write(&form, text)
    case .shown: return false
    case .choice(let titles, let path):
      guard let index = Self.index(of: text, in: titles) else { return false }
      form[keyPath: path] = index
      return true
    }
  }

  /// Returns the indices of titles in a list with commas, which titles may have, too; `nil` if a part says none.
  private static func indices(of text: String, in titles: [String]) -> [Int]? {
    func parts(of text: String) -> [String] {
      text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let titleParts = titles.map { parts(of: $0.lowercased()) }
    var (rest, indices) = (parts(of: text)[...], [Int]())
    while let first = rest.first {
      let whole = titleParts.indices.filter { index in
        titleParts[index].count > 1 && rest.map { $0.lowercased() }.starts(with: titleParts[index])
      }.max { titleParts[$0].count < titleParts[$1].count }
      guard let index = whole ?? Self.index(of: first, in: titles) else { return nil }
      rest = rest.dropFirst(whole == nil ? 1 : titleParts[index].count)
      indices.append(index)
    }
    return indices
  }

  /// Returns the index of a title that a text repeats, or whose number it says, or of which it is a part.
  private static func index(of text: String, in titles: [String]) -> Int? {
    let (titles, part) = (titles.map { $0.lowercased() }, text.lowercased())
    if let index = titles.firstIndex(of: part) { return index }
    if let number = Int(text), titles.indices.contains(number &- 1) { return number - 1 }
    let parts = titles.indices.filter { titles[$0].contains(part) }
    return parts.count == 1 ? parts[0] : nil
  }
}

extension WritableKeyPath where Value: FormValue {
  fileprivate func write(_ text: String, to form: inout Root) -> Bool {
    guard let value = Value(formText: text) else { return false }
    form[keyPath: self] = value
    return true
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  fileprivate var caseIndex: Int {
    get { Self.allCases.firstIndex(of: self) ?? 0 }
    set { self = Self.allCases[newValue] }
  }
}

extension Optional where Wrapped: CaseIterable & Equatable, Wrapped.AllCases == [Wrapped] {
  /// The number of the case from 1; 0 for none.
  fileprivate var caseNumber: Int {
    get { map { $0.caseIndex + 1 } ?? 0 }
    set { self = newValue == 0 ? nil : Wrapped.allCases[newValue - 1] }
  }
}
