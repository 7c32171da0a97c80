/// What a scene's workers return, and how they fail.
extension SceneNames {
  /// Returns the values of what a use case's worker returns; none if it returns nothing.
  func workValues(of useCase: UseCase) -> TemplateValue {
    guard let work = useCase.work else { return false }
    return [
      "name": .text(work.name), "type": .text(work.type.swift),
      "summary": .text(work == .entries ? "A text for each entry." : work.summary),
      "entries": .text(builtIn(work).swift), "sample": .text(testedWork(of: work).swift),
      "isPlain": .flag((work.type.element ?? work.type).isBasic),
    ]
  }

  /// The errors of the workers, for templates.
  var errorValues: TemplateValue {
    let hasOther = description.waits || works.contains { catalog(of: $0) == nil }
    return .list(
      (readsCatalog ? [["name": "faulty", "isFaulty": true]] : [])
        + (hasOther ? [["name": "unavailable", "isFaulty": false]] : []))
  }

  /// Returns the error of a use case's worker in a test.
  func errorSample(of useCase: UseCase) -> String {
    catalog(of: useCase).map { ".faulty([\"\($0.file):1:1: a fault\"])" } ?? ".unavailable"
  }

  /// Returns the value of a worker's field in a test whose interactor has a stub, which returns this.
  ///
  /// What is built in is for people to edit, so only the test of the worker depends on it.
  func testedWork(of work: Field) -> Literal { data.sample(of: work, number: 1) }

  /// What the built-in worker returns.
  private func builtIn(_ work: Field) -> Literal {
    switch work.type.element {
    case nil: return data.sample(of: work, number: 1, hasConstants: false)
    case .string?: return .list(["One", "Two", "Three"].map { .text($0) })
    case .int?: return .list(["1", "2", "3"].map { .number($0) })
    case .double?: return .list(["1.5", "2.5", "3.5"].map { .number($0) })
    case .bool?: return .list([.boolean(true), .boolean(false)])
    case .named?:
      guard let type = data.described(work.type) else { return .list([]) }
      return .list((1...3).map { data.sample(of: type, number: $0, hasConstants: false) })
    default: return .list([])
    }
  }
}
