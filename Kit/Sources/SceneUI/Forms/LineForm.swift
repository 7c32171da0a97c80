import Foundation

/// Asks for the fields of a form, a line for each.
public struct LineForm<Form> {
  /// The form as it was filled in; `nil` until it is, and if the user cancels.
  public private(set) var filled: Form?
  /// Whether no further line is needed.
  public private(set) var isOver = false

  private var form: Form
  private var open: ArraySlice<FormField<Form>>
  private let write: (String) -> Void

  /// Asks for the first field.
  ///
  /// - Parameters:
  ///   - form: What is kept where nothing is typed.
  ///   - fields: What to ask for.
  ///   - isAgain: Whether only those are asked for that were refused.
  ///   - write: Prints a line.
  public init(
    _ form: Form, _ fields: [FormField<Form>], isAgain: Bool = false,
    write: @escaping (String) -> Void
  ) {
    self.form = form
    self.write = write
    open = (isAgain ? fields.filter { $0.problem != nil } : fields)[...]
    // What was refused may be none of the fields: then asking again would never end.
    isOver = open.isEmpty && isAgain
    if isOver { return }
    if open.count > 1 || isAgain {
      write("Enter keeps what is in brackets, a space clears a text, and q cancels.")
    }
    ask()
  }

  /// Takes the answer to what was asked, and asks for the next field; again for one that cannot be read.
  public mutating func take(_ line: String?) {
    guard let field = open.first, let line, line != "q", line != "\u{1B}" else {
      isOver = true
      return
    }
    if line.isEmpty || field.set(line.trimmingCharacters(in: .whitespaces), in: &form) {
      open.removeFirst()
    } else {
      write(
        field.hint.isEmpty ? "\(line.debugDescription) cannot be read." : "Fill in \(field.hint).")
    }
    ask()
  }

  private mutating func ask() {
    while let field = open.first, field.isReadOnly {
      write("\(field.title): \(field.text(of: form))")
      open.removeFirst()
    }
    guard let field = open.first else {
      (filled, isOver) = (form, true)
      return
    }
    if let problem = field.problem { write(problem) }
    var value = field.text(of: form)
    if case .secret = field.control, !value.isEmpty { value = "•••" }
    write(
      field.title + (field.hint.isEmpty ? "" : " (\(field.hint))")
        + (value.isEmpty ? ":" : " [\(value)]:"))
  }
}
