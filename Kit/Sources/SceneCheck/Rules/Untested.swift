/// Finds use cases that no test mentions, if there are tests.
enum Untested {
  static func findings(in project: Project) -> [Finding] {
    // A generated spy mentions all use cases, and tests none.
    let tests = project.sources.filter { $0.isTest && !$0.isGenerated }
    if tests.isEmpty { return [] }
    let mentioned = Set(tests.flatMap { $0.tokens.lazy.filter { $0.kind == .word }.map(\.text) })
    return project.boundaries(.interactor).flatMap { boundary in
      let own = project.ownFiles(of: boundary)
      return boundary.methods.filter { method in
        !mentioned.contains(method.name) && project.isCalled(method, outside: own)
      }.map { method in
        project.finding(
          .untested, method.source, at: method.member.keywordIndex + 1,
          "\(boundary.name).\(method.name)",
          "No test mentions \(method.name). Test the response that it presents, or its other effects."
        )
      }
    }
  }
}
