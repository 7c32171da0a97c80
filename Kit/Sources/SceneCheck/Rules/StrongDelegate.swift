import SwiftReading

/// Finds parts of views that hold the view strongly that holds them, as their delegate.
enum StrongDelegate {
  static func findings(in project: Project) -> [Finding] {
    project.components.filter { $0.keyword == "class" && $0.role != nil }.flatMap { owner in
      owner.allProperties.flatMap { held -> [Finding] in
        guard held.isStrong && held.type.isPlain || held.isWeakOutlet else { return [] }
        return project.types(of: held).filter { $0.keyword == "class" }.flatMap { part in
          findings(of: part, in: owner, project) { owner.gives(itself: $0, to: part, in: held) }
            + inner(of: part, held.name, in: owner, project)
        }
      } + cells(of: owner, in: project) + hosted(by: owner, in: project)
    }
  }

  /// Returns the parts of a part whose delegate the owner is, as in `header.button.delegate = self`.
  private static func inner(
    of part: ProjectType, _ name: String, in owner: ProjectType, _ project: Project
  ) -> [Finding] {
    part.properties.filter { $0.isStrong && $0.type.isPlain }.flatMap { held in
      project.types(of: held).filter { $0.keyword == "class" }.flatMap { inner in
        findings(of: inner, in: owner, project) { owner.sets([name, held.name, $0.name]) }
      }
    }
  }

  /// Returns the views of SwiftUI that hold the view controller that shows them.
  private static func hosted(by owner: ProjectType, in project: Project) -> [Finding] {
    guard project.foreignParents(of: owner).contains(where: { $0.hasSuffix("ViewController") })
    else { return [] }
    return owner.bodies.flatMap { body -> [Finding] in
      let (tokens, source) = (body.source.tokens, body.source)
      return body.range.dropFirst(2).dropLast(4).flatMap { index -> [Finding] in
        guard "(" ~= tokens[index + 1], let close = source.source.ends[index + 1],
          project.shows(at: index, in: source, owner),
          let part = project.resolve([tokens[index].text], in: owner.scope, near: source),
          part.keyword == "struct", part.foreignParents.contains("View")
        else { return [] }
        let depth = tokens[index].depth + 1
        let labels = (index + 2..<close).filter {
          tokens[$0].depth == depth && ":" ~= tokens[$0 + 1] && "self" ~= tokens[$0 + 2]
            && [",", ")"].contains(tokens[$0 + 3].text)
        }.map { tokens[$0].text }
        return findings(of: part, in: owner, project) { labels.contains($0.name) }
      }
    }
  }

  /// Returns the cells that hold the delegate whose table holds them.
  private static func cells(of owner: ProjectType, in project: Project) -> [Finding] {
    guard project.list(of: owner) != nil else { return [] }
    return owner.bodies.flatMap { body -> [Finding] in
      let tokens = body.source.tokens
      return body.range.dropLast(4).flatMap { index -> [Finding] in
        guard "." ~= tokens[index + 1], "=" ~= tokens[index + 3], "self" ~= tokens[index + 4],
          !("." ~= tokens[index + 5]),
          let cell = project.dequeued(tokens[index].text, before: index, in: body, of: owner),
          cell.keyword == "class"
        else { return [] }
        return findings(of: cell, in: owner, project) { tokens[index + 2].text == $0.name }
      }
    }
  }

  /// Returns the properties of a part that hold its owner, which sets them to itself.
  private static func findings(
    of part: ProjectType, in owner: ProjectType, _ project: Project,
    where isSet: (ProjectType.Property) -> Bool
  ) -> [Finding] {
    // Components of one scene that refer to each other are found by other rules.
    let isPart = part.role.map { $0 == .view && owner.role == .view } ?? true
    guard isPart, part !== owner else { return [] }
    return part.properties.compactMap { property in
      guard property.isStrong, property.type.isPlain, !property.isMade, isSet(property),
        project.values(of: property).contains(where: { $0 === owner }),
        !owner.bodyNames.freed.contains(property.name),
        !part.bodyNames.freed.contains(property.name)
      else { return nil }
      let unbound = project.types(of: property).first {
        $0.isProtocol && !project.isClassBound($0)
      }
      let remedy =
        unbound.map { "Let \($0.name) inherit AnyObject, and declare the property weak." }
        ?? "Declare the property weak."
      return project.finding(
        .strongView, property.source, at: property.member.keywordIndex + 1,
        "\(part.name).\(property.name)",
        "\(part.name) and \(owner.name) hold each other strongly, so neither is ever freed. \(remedy)"
      )
    }
  }
}

extension ProjectType {
  /// Returns whether it sets a property of an object to itself, and keeps the object in one of its own properties.
  fileprivate func gives(
    itself property: Property, to part: ProjectType, in held: Property
  ) -> Bool {
    let initializers = part.methods.filter { $0.name == "init" }.flatMap(\.signature.parameters)
    let labels = initializers.filter { $0.name == property.name }.map { $0.label ?? "" }
    return bodies.contains { body in
      let tokens = body.source.tokens
      return body.range.dropFirst(3).contains { index in
        guard "self" ~= tokens[index], !("." ~= tokens[index + 1]) else { return false }
        // `part.delegate = self`, also in the closure of a lazy property.
        if "=" ~= tokens[index - 1], property.name ~= tokens[index - 2], "." ~= tokens[index - 3] {
          if let path = kept(before: index - 1, in: body)?.path {
            return path == "\(held.name).\(property.name)"
          }
          return body.lazy?.name == held.name
            && body.source.makes(tokens[index - 4].text, of: part.name, in: body.range)
        }
        // `part = Part(delegate: self)`
        guard let open = tokens[..<index].lastIndex(where: { $0.depth < tokens[index].depth }),
          part.name ~= tokens[open - 1], "=" ~= tokens[open - 2],
          labels.contains(":" ~= tokens[index - 1] ? tokens[index - 2].text : "")
        else { return false }
        return body.lazy.map { $0.name == held.name && $0.valueStart == open - 1 }
          ?? (kept(before: open - 2, in: body)?.path == held.name)
      }
    }
  }
}

extension ProjectType {
  /// Returns whether its code sets what a path leads to, from one of its properties, to itself.
  fileprivate func sets(_ path: [String]) -> Bool {
    bodies.contains { body in
      let tokens = body.source.tokens
      return !body.hidden.contains(path[0])
        && body.range.dropFirst(2 * path.count).contains { index in
          guard "self" ~= tokens[index], "=" ~= tokens[index - 1], !("." ~= tokens[index + 1])
          else { return false }
          var place = index - 2
          for name in path.reversed() {
            if "?" ~= tokens[place] || "!" ~= tokens[place] { place -= 1 }
            guard name ~= tokens[place], "." ~= tokens[place - 1] || name == path[0] else {
              return false
            }
            place -= 2
          }
          return !("." ~= tokens[place + 1]) || "self" ~= tokens[place]
        }
    }
  }
}

extension ProjectSource {
  /// Returns whether a variable in some code is an object of a type that is made there.
  func makes(_ name: String, of type: String, in range: ClosedRange<Int>) -> Bool {
    range.dropLast(4).contains {
      ["let", "var"].contains(tokens[$0].text) && name ~= tokens[$0 + 1] && "=" ~= tokens[$0 + 2]
        && type ~= tokens[$0 + 3] && "(" ~= tokens[$0 + 4]
    }
  }
}

extension Project {
  /// Returns whether a view controller makes what it is passed here a child of its own.
  fileprivate func shows(at index: Int, in source: ProjectSource, _ owner: ProjectType) -> Bool {
    let tokens = source.tokens
    if "rootView" ~= tokens[index - 2], "(" ~= tokens[index - 3] {
      return "UIHostingController" ~= tokens[index - 4]
        && owner.bodies.contains { body in
          body.range.contains { "addChild" ~= body.source.tokens[$0] }
        }
    }
    guard "(" ~= tokens[index - 1] else { return false }
    let methods = ([owner] + parents(of: owner)).flatMap(\.methods)
    return methods.contains { method in
      guard method.name == tokens[index - 2].text, let body = method.body else { return false }
      let words = Set(method.source.tokens[body].map(\.text))
      return words.isSuperset(of: ["UIHostingController", "addChild"])
    }
  }

  /// Returns the property in which a type keeps a table or a collection, which keeps its cells.
  func list(of type: ProjectType, _ lists: [String] = ["UITableView", "UICollectionView"])
    -> String?
  {
    let parents = foreignParents(of: type)
    if let list = lists.first(where: { parents.contains("\($0)Controller") }) {
      return list == "UITableView" ? "tableView" : "collectionView"
    }
    return type.allProperties.first { property in
      (property.isStrong || property.isWeakOutlet)
        && property.type.names.contains { lists.contains($0.last ?? "") }
    }?.name
  }

  /// Returns the class of the project of a cell that a table gives to a variable.
  func dequeued(
    _ name: String, before end: Int, in body: ProjectType.Body, of type: ProjectType
  ) -> ProjectType? {
    let tokens = body.source.tokens
    guard
      let start = (body.range.lowerBound..<end).last(where: {
        name ~= tokens[$0] && ["let", "var"].contains(tokens[$0 - 1].text)
      })
    else { return nil }
    let rest = tokens[start..<end].prefix(60).prefix { !["else", "{"].contains($0.text) }
    guard rest.contains(where: { $0.text.hasPrefix("dequeue") }) else { return nil }
    // `let cell: Cell = …`, or `… as? Cell`
    let isTyped = ":" ~= tokens[start + 1]
    guard let word = isTyped ? start : rest.lastIndex(where: { "as" ~= $0 }),
      word + 2 < tokens.count
    else { return nil }
    return resolve([tokens[word + 2].text], in: type.scope, near: body.source)
  }
}
