import SwiftReading

/// Finds closures that keep `self` alive, and that `self` or an object of it keeps.
enum LeakingClosure {
  static func findings(in project: Project) -> [Finding] {
    project.components.filter { $0.keyword == "class" && project.role(of: $0) != nil }.flatMap {
      type in
      type.methods.flatMap { method -> [Finding] in
        guard let body = method.body else { return [] }
        return body.compactMap { open in
          guard let kept = type.property(keepingClosureAt: open, in: method),
            let index = method.source.strongSelf(inClosureAt: open)
          else { return nil }
          return project.finding(
            .leakingClosure, method.source, at: index, "\(type.name).\(method.name).\(kept)",
            "This closure holds \(type.name) strongly, and \(type.name) holds the closure in \(kept), so neither is ever freed. Begin it with [weak self] in."
          )
        }
      }
    }
  }
}

extension ProjectType {
  /// Returns the property, or the member of it, that a closure is assigned to; `nil` if it goes elsewhere.
  fileprivate func property(keepingClosureAt open: Int, in method: Method) -> String? {
    let tokens = method.source.tokens
    guard "{" ~= tokens[open], "=" ~= tokens[open - 1], !("=" ~= tokens[open - 2]) else {
      return nil
    }
    // What is called at once is not kept.
    if let close = method.source.source.ends[open], close + 1 < tokens.count,
      "(" ~= tokens[close + 1]
    {
      return nil
    }
    var path: [String] = []
    var index = open - 2
    while index > 0 {
      if "?" ~= tokens[index] || "!" ~= tokens[index] { index -= 1 }
      guard tokens[index].kind == .word else { return nil }
      path.append(tokens[index].text)
      // self, a property and its member.
      if path.count > 3 { return nil }
      guard "." ~= tokens[index - 1] else { break }
      index -= 2
    }
    path.reverse()
    if path.first == "self" { path.removeFirst() }
    guard let first = path.first, path.count <= 2, !method.hidden.contains(first),
      let kept = property(named: first), kept.isStrong,
      !["let", "var"].contains(tokens[index - 1].text)
    else { return nil }
    return path.joined(separator: ".")
  }
}

extension ProjectSource {
  /// Returns where a closure uses `self` and keeps it; `nil` if it does not, or has a list of captures.
  fileprivate func strongSelf(inClosureAt open: Int) -> Int? {
    guard let close = source.ends[open] else { return nil }
    if "[" ~= tokens[open + 1] {
      let list = tokens[(open + 1)...(source.ends[open + 1] ?? open + 1)]
      if list.contains(where: { ["weak", "unowned"].contains($0.text) }) { return nil }
    }
    return (open...close).first { "self" ~= tokens[$0] }
  }
}
