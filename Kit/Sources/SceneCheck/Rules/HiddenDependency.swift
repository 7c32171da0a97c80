import SwiftReading

/// Finds workers and shared objects that an interactor or a worker takes for itself.
enum HiddenDependency {
  /// What keeps what one test does for the next, or differs between machines.
  private static let systemObjects = [
    "UserDefaults.standard", "NotificationCenter.default", "FileManager.default", "Realm.default",
  ]
  /// What has values that an interactor should respond with.
  private static let stored = ["UserDefaults.standard", "URLSession.shared"]
  /// What libraries call their only objects.
  private static let singles = ["shared", "sharedInstance", "instance", "default", "current"]
  /// Classes of the system that reach hardware or the network; who uses one creates one.
  private static let systemServices = ["CLGeocoder", "CLLocationManager", "LAContext"]
  /// What a system has one value of, which is none that a scene works with.
  private static let harmless = [
    "Calendar", "DispatchQueue", "Locale", "OperationQueue", "RunLoop", "Thread", "TimeZone",
  ]

  static func findings(in project: Project) -> [Finding] {
    let globals = globals(in: project)
    return project.components.flatMap { type -> [Finding] in
      guard let role = project.role(of: type), [.interactor, .worker, .presenter].contains(role)
      else { return [] }
      let found = kept(by: type, in: project) + made(by: type, globals, in: project)
      // A presenter can use what only formats values.
      return role != .presenter
        ? found
        : found.filter { finding in stored.contains { finding.subject.hasSuffix(".\($0)") } }
    }
  }

  /// Returns the constants of files that are objects, with what they are.
  private static func globals(in project: Project) -> [String: String] {
    var globals: [String: String] = [:]
    for source in project.sources where !source.isTest {
      let tokens = source.tokens
      for index in tokens.indices.dropLast(4)
      where "let" ~= tokens[index] && tokens[index].depth == 0
        && !["private", "fileprivate"].contains(tokens[max(index - 1, 0)].text)
      {
        guard let equals = tokens[index...].prefix(6).firstIndex(where: { "=" ~= $0 }),
          equals + 2 < tokens.count,
          let type = project.resolve([tokens[equals + 1].text], in: TypeScopes.root, near: source),
          type.keyword == "class", "(" ~= tokens[equals + 2] || "." ~= tokens[equals + 2]
        else { continue }
        globals[tokens[index + 1].text] = type.name
      }
    }
    return globals
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
          ?? implied(by: property) ?? service(of: property, type, project)
      else { return nil }
      return finding(
        property.source, property.variable.value.startIndex, type, property.name, what, project)
    }
  }

  /// Returns the only object that `let store: Store = .shared` looks up.
  private static func implied(by property: ProjectType.Property) -> String? {
    let value = property.variable.value
    guard value.count == 2, let dot = value.first, "." ~= dot, let member = value.last?.text,
      singles.contains(member), let name = property.type.names.first,
      property.type.names.count == 1,
      let last = name.last, !harmless.contains(last)
    else { return nil }
    return "\(name.joined(separator: ".")).\(member)"
  }

  /// Returns what asks the system or the network, which a property begins with.
  private static func service(
    of property: ProjectType.Property, _ type: ProjectType, _ project: Project
  ) -> String? {
    let (start, tokens) = (property.variable.value.startIndex, property.source.tokens)
    return makesService(at: start, in: tokens, project.role(of: type) == .interactor)
      ? tokens[start].text : nil
  }

  /// Returns whether what asks the system or the network is made.
  private static func makesService(
    at index: Int, in tokens: [SwiftToken], _ isInteractor: Bool
  ) -> Bool {
    let open = "." ~= tokens[index + 1] && "init" ~= tokens[index + 2] ? index + 3 : index + 1
    let name = tokens[index].text
    return "(" ~= tokens[open]
      && (name == "URLSession" || isInteractor && systemServices.contains(name))
  }

  /// Returns the objects that methods make or look up.
  private static func made(
    by type: ProjectType, _ globals: [String: String], in project: Project
  ) -> [Finding] {
    let own = Set((type.allProperties).map(\.name)).union(type.methodNames)
    let isInteractor = project.role(of: type) == .interactor
    return type.methods.flatMap { method -> [Finding] in
      guard let body = method.body else { return [] }
      let tokens = method.source.tokens
      lazy var askedForNil = method.namesAskedForNil
      return body.dropFirst().compactMap { index in
        guard tokens[index].kind == .word, !("." ~= tokens[index - 1]) else { return nil }
        let name = tokens[index].text
        if isInteractor, let what = reading(at: index, in: tokens) {
          return project.finding(
            .hiddenDependency, method.source, at: index, "\(type.name).\(method.name).\(what)",
            "\(type.name) reads \(what), so a test cannot replace it. Let a worker read it, and pass the worker to init."
          )
        }
        if makesService(at: index, in: tokens, isInteractor),
          !type.canReplace(at: index, in: method, askedForNil)
        {
          return finding(method.source, index, type, method.name, name, project)
        }
        if isInteractor, let what = helper(at: index, in: method.source, of: type, project) {
          return finding(method.source, index, type, method.name, what, project)
        }
        if globals[name] != nil, !own.contains(name), !method.hidden.contains(name),
          "." ~= tokens[index + 1] || "?" ~= tokens[index + 1]
        {
          return finding(method.source, index, type, method.name, name, project)
        }
        guard let what = dependency(at: index, in: method.source, of: type, project),
          !type.canReplace(at: index, in: method, askedForNil)
        else { return nil }
        return finding(method.source, index, type, method.name, what, project)
      }
    }
  }

  /// Returns what an interactor reads itself where a name is: the bundle, or a file.
  private static func reading(at index: Int, in tokens: [SwiftToken]) -> String? {
    if "Bundle" ~= tokens[index], "." ~= tokens[index + 1], "main" ~= tokens[index + 2] {
      return "Bundle.main"
    }
    let isFile =
      ["Data", "String", "NSArray", "NSDictionary"].contains(tokens[index].text)
      && "(" ~= tokens[index + 1] && tokens[index + 2].text.hasPrefix("contentsOf")
    return isFile ? "a file" : nil
  }

  /// Returns the static method of the app that an interactor calls where a name is, if it uses what values are stored in.
  private static func helper(
    at index: Int, in source: ProjectSource, of type: ProjectType, _ project: Project
  ) -> String? {
    let tokens = source.tokens
    guard tokens[index].text.first?.isUppercase ?? false, "." ~= tokens[index + 1],
      "(" ~= tokens[index + 3],
      let helper = project.resolve([tokens[index].text], in: type.scope, near: source),
      helper.isConcrete, helper.role == nil,
      let method = helper.methods.first(where: { $0.name == tokens[index + 2].text }),
      !method.modifiers.isDisjoint(with: ["static", "class"]), let body = method.body
    else { return nil }
    let code = method.source.tokens
    let isStored = body.dropLast(2).contains { place in
      "." ~= code[place + 1] && stored.contains("\(code[place].text).\(code[place + 2].text)")
    }
    return isStored ? "\(helper.name).\(method.name)" : nil
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
    if isSingle && type?.keyword == "class" || systemObjects.contains("\(name).\(member)") {
      return "\(name).\(member)"
    }
    // An object of a library: `Store.current.save()`, or `Auth.auth()`.
    guard type == nil, !harmless.contains(name), index + 3 < tokens.count else {
      return type != nil && member == "shared" ? "\(name).\(member)" : nil
    }
    let isObject =
      member == "shared" || singles.contains(member) && "." ~= tokens[index + 3]
      || member.lowercased() == name.lowercased() && "(" ~= tokens[index + 3]
    return isObject ? "\(name).\(member)" : nil
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
