/// What a scene's worker returns, and how it fails.
extension SceneNames {
  /// The values for templates.
  var workValues: TemplateValue {
    let (part, expected) = workerExpectation
    return [
      "name": .text(workField.name), "type": .text(workField.type.swift),
      "summary": .text(workField == .entries ? "A text for each entry." : workField.summary),
      "entries": .text(Literal.list(builtIn).laidOut), "part": .text(part),
      "expected": .text(expected.laidOut),
      "sample": .text(testedWork.laidOut),
      "isPlain": .flag(workField.type.element?.isBasic == true),
    ]
  }

  /// The values of the worker's error, for templates.
  var errorValues: TemplateValue {
    [
      "sample": .text(errorSample), "pattern": .text(errorPattern),
      "sentence": .text(errorSentence),
    ]
  }

  /// The error of a worker in a test.
  var errorSample: String {
    catalog.map { ".faulty([\"\($0.file):1:1: a fault\"])" } ?? ".unavailable"
  }

  /// The value of the worker's field in a test whose interactor has a stub, which returns this.
  ///
  /// Entries are for people to edit, so only the test of the worker depends on them.
  var testedWork: Literal { data.sample(of: workField, number: 1) }

  /// The entries of the built-in worker.
  private var builtIn: [Literal] {
    switch workField.type.element {
    case .string?: return ["One", "Two", "Three"].map { .text($0) }
    case .int?: return ["1", "2", "3"].map { .number($0) }
    case .double?: return ["1.5", "2.5", "3.5"].map { .number($0) }
    case .bool?: return [.boolean(true), .boolean(false)]
    case .named?:
      guard let type = data.described(workField.type) else { return [] }
      return (1...3).map { data.sample(of: type, number: $0, hasConstants: false).short }
    default: return []
    }
  }

  /// The part of the built-in worker's entries that its test compares, and the value of that part.
  private var workerExpectation: (part: String, value: Literal) {
    guard let type = data.described(workField.type), workField.type.element == .named(type.name)
    else { return ("", .list(builtIn)) }
    guard let title = type.title else { return (".count", .number("3")) }
    return (".map(\\.\(title.name))", Literal.list(builtIn).member(title.name))
  }
}
