import SwiftReading

/// Finds workers and shared objects that an interactor or a worker takes for itself.
enum HiddenDependency {
  /// Objects of Foundation that keep what one test does for the next.
  private static let systemObjects = ["UserDefaults.standard", "NotificationCenter.default"]

  static func findings(in project: Project) -> [Finding] {
    project.components.filter { [.interactor, .worker].contains(project.role(of: $0)) }.flatMap {
      type in
      kept(by: type, in: project) + made(by: type, in: project)
    }
  }

  /// Returns the properties that begin with an object and cannot be set from outside.
  private static func kept(by type: ProjectType, in project: Project) -> [Finding] {
    let setByInit = type.methods.reduce(into: Set<String>()) { names, method in
      if method.name.hasPrefix("init") { names.formUnion(method.setNames) }
    }
    return type.properties.compactMap { property in
      let isFixed = property.member.keyword == "let" || property.isPrivate
      guard property.variable.isStored, !property.variable.value.isEmpty, isFixed,
        property.modifiers.isDisjoint(with: ["static"]), !setByInit.contains(property.name),
        let what = dependency(
          at: property.variable.value.startIndex, in: property.source, of: type, project)
      else { return nil }
      return finding(
        property.source, property.variable.value.startIndex, type, property.name, what, project)
    }
  }

  /// Returns the objects that methods make or look up.
  private static func made(by type: ProjectType, in project: Project) -> [Finding] {
    type.methods.flatMap { method -> [Finding] in
      guard let body = method.body else { return [] }
      let tokens = method.source.tokens
      lazy var askedForNil = method.namesAskedForNil
      return body.dropFirst().compactMap { index in
        guard tokens[index].kind == .word, !("." ~= tokens[index - 1]),
          let what = dependency(at: index, in: method.source, of: type, project),
          !type.canReplace(at: index, in: method, askedForNil)
        else { return nil }
        return finding(method.source, index, type, method.name, what, project)
      }
    }
  }

  private static func finding(
    _ source: ProjectSource, _ index: Int, _ type: ProjectType, _ member: String, _ what: String,
    _ project: Project
  ) -> Finding {
    project.finding(
      .hiddenDependency, source, at: index, "\(type.name).\(member).\(what)",
      "\(type.name) uses \(what) directly, so a test cannot replace it. Pass it to init.")
  }

  /// Returns the worker that is made, or the shared object that is looked up, where an expression begins.
  private static func dependency(
    at index: Int, in source: ProjectSource, of type: ProjectType, _ project: Project
  ) -> String? {
    let tokens = source.tokens
    guard index + 2 < tokens.count, tokens[index].text.first?.isUppercase ?? false else {
      return nil
    }
    let name = tokens[index].text
    if "(" ~= tokens[index + 1], let made = project.resolve([name], in: type.scope, near: source),
      made.isConcrete, project.role(of: made) == .worker
    {
      return name
    }
    guard "." ~= tokens[index + 1] else { return nil }
    let member = tokens[index + 2].text
    // The only object of a class, whatever it is called.
    let type = project.resolve([name], in: type.scope, near: source)
    let single = type?.property(named: member)
    // A test can set a variable.
    if let single, single.member.keyword == "var", single.variable.isStored, !single.isPrivate {
      return nil
    }
    let isSingle =
      single.map {
        $0.variable.isStored && $0.modifiers.contains("static") && $0.type.names == [[name]]
      } ?? false
    return member == "shared" || isSingle && type?.keyword == "class"
      || systemObjects.contains("\(name).\(member)") ? "\(name).\(member)" : nil
  }
}

extension ProjectType.Method {
  /// The names that its body sets.
  fileprivate var setNames: [String] {
    let tokens = source.tokens
    return body?.dropLast().filter { "=" ~= tokens[$0 + 1] }.map { tokens[$0].text } ?? []
  }

  /// The names that its body compares with `nil`.
  fileprivate var namesAskedForNil: Set<String> {
    let tokens = source.tokens
    let places = body?.dropLast(3).filter {
      "=" ~= tokens[$0 + 1] && "=" ~= tokens[$0 + 2] && "nil" ~= tokens[$0 + 3]
    }
    return Set((places ?? []).map { tokens[$0].text })
  }
}

extension ProjectType {
  /// Returns whether an object that a method makes at some place can come from outside instead.
  fileprivate func canReplace(
    at index: Int, in method: Method, _ askedForNil: @autoclosure () -> Set<String>
  ) -> Bool {
    let tokens = method.source.tokens
    guard method.body != nil else { return true }
    // A value for what was not passed, as in `worker ?? Worker()`.
    if "?" ~= tokens[index - 1] { return true }
    guard "=" ~= tokens[index - 1] else { return false }
    let name = tokens[index - 2].text
    // A property that can be set after init.
    let isOpen = property(named: name).map { $0.member.keyword == "var" && !$0.isPrivate } ?? false
    return askedForNil().contains(name) || method.name.hasPrefix("init") && isOpen
  }
}
