/// Finds use cases that no test mentions, if there are tests.
enum Untested {
  static func findings(in project: Project) -> [Finding] {
    // A generated spy mentions all use cases, and tests none.
    let tests = project.sources.filter { $0.isTest && !$0.isGenerated }
    if tests.isEmpty { return [] }
    let mentioned = Set(tests.flatMap { $0.tokens.lazy.filter { $0.kind == .word }.map(\.text) })
    return project.useCases.filter { useCase in
      !mentioned.contains(useCase.method.name) && project.isCalled(useCase)
    }.map { useCase in
      let name = useCase.method.name
      return project.finding(
        .untested, useCase.method.source, at: useCase.method.member.keywordIndex + 1,
        "\(useCase.boundary.name).\(name)",
        "No test mentions \(name). Test the response that it presents, or its other effects.")
    }
  }
}
