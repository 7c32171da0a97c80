import SwiftReading

/// Finds what keeps `self` alive, and that `self`, an object of it, or the system keeps.
enum LeakingClosure {
  static func findings(in project: Project) -> [Finding] {
    project.components.filter { $0.keyword == "class" && project.role(of: $0) != nil }.flatMap {
      type in
      type.bodies.flatMap { body in
        body.range.compactMap { index in
          type.leak(at: index, in: body, project).map { leak in
            project.finding(
              .leakingClosure, body.source, at: leak.place,
              "\(type.name).\(body.name).\(leak.kept)",
              leak.message(of: type.name))
          }
        }
      }
    }
  }
}

extension ProjectType {
  /// Returns what holds `self` where something begins that could: a closure, a method as a value, or a call.
  fileprivate func leak(at index: Int, in body: Body, _ project: Project) -> Leak? {
    let (tokens, source) = (body.source.tokens, body.source)
    switch tokens[index].text {
    case "=" where index + 1 < tokens.count && tokens[index].kind == .mark:
      return assigned(at: index, in: body, project)
    case "append" where "." ~= tokens[index - 1]:
      guard let kept = kept(before: index - 1, in: body),
        kept.property.type.isFunction || project.isFunction(kept.property),
        let place = source.call(at: index).closures.lazy.compactMap(source.strongSelf).first
      else { return nil }
      return Leak(holder: .closure, place: place, kept: kept.path)
    case "sink" where "." ~= tokens[index - 1], "assign" where "." ~= tokens[index - 1]:
      return subscription(at: index, in: body)
    case "scheduledTimer", "Timer", "CADisplayLink":
      return timer(at: index, in: body)
    case "addObserver" where "." ~= tokens[index - 1]:
      guard "forName" ~= tokens[min(index + 2, tokens.count - 1)], !calls("removeObserver"),
        let place = source.call(at: index).closures.lazy.compactMap(source.strongSelf).first
      else { return nil }
      return Leak(holder: .observer, place: place, kept: "NotificationCenter")
    case "Task" where !("." ~= tokens[index - 1]):
      return task(at: index, in: body)
    case "URLSession":
      return session(at: index, in: body)
    case "UICollectionViewCompositionalLayout":
      return layout(at: index, in: body, project)
    default:
      return nil
    }
  }

  /// Returns what an assignment to a property keeps: a closure, a method, or a data source with a closure.
  private func assigned(at equals: Int, in body: Body, _ project: Project) -> Leak? {
    let (tokens, source) = (body.source.tokens, body.source)
    let next = equals + 1
    let isOperator =
      tokens[equals - 1].kind == .mark && !tokens[equals].isSeparated
      && !["?", ">", ")", "]"].contains(tokens[equals - 1].text)
    if isOperator || "=" ~= tokens[next] { return nil }
    let isLazy = body.lazy?.valueStart == next
    if "{" ~= tokens[next] {
      // What is called at once is not kept.
      if let close = source.source.ends[next], close + 1 < tokens.count, "(" ~= tokens[close + 1] {
        return nil
      }
      guard
        let path = isLazy
          ? body.name
          : kept(before: equals, in: body)?.path ?? listed(before: equals, in: body, project),
        !setsToNil(path), let place = source.strongSelf(inClosureAt: next)
      else { return nil }
      return Leak(holder: .closure, place: place, kept: path)
    }
    guard tokens[next].kind == .word else { return nil }
    if project.isDiffableDataSource(tokens[next].text, in: self, near: source) {
      let path =
        body.lazy.map(\.name) ?? kept(before: equals, in: body)?.path
        ?? body.made.flatMap { keeper(of: $0) }
      guard let path,
        let place = source.call(at: next).closures.lazy.compactMap(source.strongSelf).first
      else { return nil }
      return Leak(holder: .closure, place: place, kept: path)
    }
    // A method as a value: `self.done` or `done`, and then the end of the line.
    let isMember = "self" ~= tokens[next] && "." ~= tokens[min(next + 1, tokens.count - 1)]
    let name = isMember ? next + 2 : next
    guard name + 1 < tokens.count, methodNames.contains(tokens[name].text),
      tokens[name + 1].isFirst || "}" ~= tokens[name + 1] || ";" ~= tokens[name + 1],
      isMember || !body.hidden.contains(tokens[name].text),
      property(named: tokens[name].text) == nil,
      let kept = kept(before: equals, in: body), !setsToNil(kept.path),
      project.isFunction(at: kept.path, of: kept.property)
    else { return nil }
    return Leak(holder: .method, place: name, kept: kept.path)
  }

  /// Returns what the layout of its collection view keeps.
  private func layout(at index: Int, in body: Body, _ project: Project) -> Leak? {
    guard let list = project.list(of: self, ["UICollectionView"]),
      let place = body.source.call(at: index).closures.lazy.compactMap(body.source.strongSelf).first
    else { return nil }
    return Leak(holder: .closure, place: place, kept: "the layout of \(list)")
  }

  /// Returns the member of a cell, or of a section of a layout, that keeps a closure, whose name ends before a token.
  private func listed(before equals: Int, in body: Body, _ project: Project) -> String? {
    let (tokens, source) = (body.source.tokens, body.source)
    let (member, name) = (tokens[equals - 1].text, tokens[equals - 3].text)
    guard "." ~= tokens[equals - 2], tokens[equals - 3].kind == .word else { return nil }
    if member == "visibleItemsInvalidationHandler" {
      let isReported = (body.range.lowerBound..<equals).contains { index in
        "UICollectionViewCompositionalLayout" ~= tokens[index]
          && source.call(at: index).closures.contains {
            $0 < equals && source.source.ends[$0] ?? 0 > equals
              && source.strongSelf(inClosureAt: $0) != nil
          }
      }
      return isReported
        ? nil : project.list(of: self, ["UICollectionView"]).map { "the layout of \($0)" }
    }
    guard project.list(of: self) != nil,
      let cell = project.dequeued(name, before: equals, in: body, of: self),
      let property = cell.property(named: member), property.isStrong, project.isFunction(property)
    else { return nil }
    return "\(name).\(member)"
  }

  /// Returns what a subscription of Combine keeps that is stored in a property.
  private func subscription(at index: Int, in body: Body) -> Leak? {
    let (tokens, source) = (body.source.tokens, body.source)
    let start = source.startOfStatement(at: index)
    // These end soon, and free what they hold.
    let finite = ["dataTaskPublisher", "Future", "Just", "Fail", "Empty", "first", "prefix"]
    if tokens[start..<index].contains(where: { finite.contains($0.text) }) { return nil }
    let call = source.call(at: index)
    var kept: String?
    if let equals = (start..<index).prefix(6).first(where: { "=" ~= tokens[$0] }) {
      kept = self.kept(before: equals, in: body)?.path
    } else if let store = tokens[call.end...].prefix(3).firstIndex(where: { "store" ~= $0 }),
      let bag = tokens[store...].prefix(8).firstIndex(where: { "&" ~= $0 })
    {
      let name = "self" ~= tokens[bag + 1] ? bag + 3 : bag + 1
      kept = property(named: tokens[name].text).flatMap { $0.isStrong ? $0.name : nil }
    }
    guard let kept else { return nil }
    if "assign" ~= tokens[index] {
      let arguments = tokens[index..<call.end]
      guard
        let on = arguments.indices.dropLast(2).first(where: {
          "on" ~= tokens[$0] && ":" ~= tokens[$0 + 1] && "self" ~= tokens[$0 + 2]
            && [")", ","].contains(tokens[$0 + 3].text)
        })
      else { return nil }
      return Leak(holder: .assignment, place: on + 2, kept: kept)
    }
    return call.closures.lazy.compactMap(source.strongSelf).first.map {
      Leak(holder: .closure, place: $0, kept: kept)
    }
  }

  private func timer(at index: Int, in body: Body) -> Leak? {
    let (tokens, source) = (body.source.tokens, body.source)
    guard "(" ~= tokens[index + 1], let close = source.source.ends[index + 1] else { return nil }
    let arguments = tokens[index...close]
    func has(_ label: String, _ value: String) -> Int? {
      arguments.indices.dropLast(2).first {
        label ~= tokens[$0] && ":" ~= tokens[$0 + 1] && value ~= tokens[$0 + 2]
          && [")", ","].contains(tokens[$0 + 3].text)
      }
    }
    let repeats = "CADisplayLink" ~= tokens[index] || has("repeats", "true") != nil
    let call = source.call(at: index)
    guard repeats, !calls("invalidate"),
      !tokens[close..<call.end].contains(where: { "invalidate" ~= $0 })
    else { return nil }
    if let target = has("target", "self") {
      return Leak(holder: .target, place: target + 2, kept: "timer")
    }
    return call.closures.lazy.compactMap(source.strongSelf).first.map {
      Leak(holder: .timer, place: $0, kept: "timer")
    }
  }

  /// Returns a session whose delegate is `self`, which it holds until it is invalidated.
  private func session(at index: Int, in body: Body) -> Leak? {
    let (tokens, source) = (body.source.tokens, body.source)
    let isExplicit = "." ~= tokens[index + 1] && "init" ~= tokens[index + 2]
    let open = isExplicit ? index + 3 : index + 1
    guard "(" ~= tokens[open], let close = source.source.ends[open],
      !calls("invalidateAndCancel"), !calls("finishTasksAndInvalidate"),
      let place = (open..<close).first(where: {
        "delegate" ~= tokens[$0] && ":" ~= tokens[$0 + 1] && "self" ~= tokens[$0 + 2]
          && !("." ~= tokens[$0 + 3])
      })
    else { return nil }
    return Leak(holder: .session, place: place + 2, kept: "URLSession")
  }

  private func task(at index: Int, in body: Body) -> Leak? {
    let (tokens, source) = (body.source.tokens, body.source)
    guard let open = source.call(at: index).closures.last, let close = source.source.ends[open],
      !calls("cancel"),
      let loop = (open..<close).first(where: { source.isEndlessLoop(at: $0) }),
      let place = source.strongSelf(inClosureAt: open)
        ?? (source.hasCaptures(at: open)
          ? nil
          : (loop..<close).first {
            methodNames.contains(tokens[$0].text) && "(" ~= tokens[$0 + 1]
              && !("." ~= tokens[$0 - 1])
          })
    else { return nil }
    return Leak(holder: .task, place: place, kept: "task")
  }

  /// Returns the property, or the member of it, whose name ends before a token; `nil` if it is not kept.
  func kept(
    before end: Int, in body: Body
  ) -> (path: String, property: Property)? {
    let tokens = body.source.tokens
    var path: [String] = []
    var index = end - 1
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
    let isMember = path.first == "self"
    if isMember { path.removeFirst() }
    guard let first = path.first, path.count <= 2, isMember || !body.hidden.contains(first),
      let kept = property(named: first), kept.isStrong || path.count == 2 && kept.isWeakOutlet,
      !["let", "var"].contains(tokens[index - 1].text)
    else { return nil }
    return (path.joined(separator: "."), kept)
  }

  /// Returns the property that keeps what a method returns.
  private func keeper(of method: String) -> String? {
    let made = properties.first { property in
      property.isStrong && property.variable.value.prefix(3).contains { method ~= $0 }
    }
    if let made { return made.name }
    return bodyNames.made[method].flatMap { body, equals in kept(before: equals, in: body)?.path }
  }

  /// Returns whether any code but that of `deinit` calls a method of this name.
  private func calls(_ name: String) -> Bool { bodyNames.called.contains(name) }

  /// Returns whether any code but that of `deinit` frees what a property holds.
  private func setsToNil(_ path: String) -> Bool {
    bodyNames.freed.contains(path.split(separator: ".").last.map(String.init) ?? path)
  }
}

extension Project {
  /// Returns whether the values of a property are functions.
  fileprivate func isFunction(_ property: ProjectType.Property) -> Bool {
    property.type.isFunction
      || property.type.names.contains { name in
        resolve(name, in: property.scope, near: property.namedIn)?.isFunction ?? false
      }
  }

  /// Returns whether what a path leads to, from a property on, is a function.
  fileprivate func isFunction(at path: String, of property: ProjectType.Property) -> Bool {
    let steps = path.split(separator: ".").map(String.init)
    guard steps.count > 1 else { return isFunction(property) }
    return types(of: property).contains { type in
      type.property(named: steps[1]).map(isFunction) ?? false
    }
  }

  /// Returns whether a name is that of a diffable data source, or of an alias or a subclass of one.
  fileprivate func isDiffableDataSource(
    _ name: String, in type: ProjectType, near source: ProjectSource
  ) -> Bool {
    let ending = "DiffableDataSource"
    if name.hasSuffix(ending) { return true }
    guard name.first?.isUppercase ?? false,
      let found = resolve([name], in: type.scope, near: source)
    else { return false }
    return foreignParents(of: found).contains { $0.hasSuffix(ending) }
  }
}
