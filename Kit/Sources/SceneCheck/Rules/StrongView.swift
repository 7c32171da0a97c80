import PlainText
import SwiftReading

/// Finds references that close a circle of owners: a presenter or router to its view, a worker to its interactor.
enum StrongView {
  /// What types keep alive, themselves and through others.
  fileprivate struct Owned {
    var direct: [ObjectIdentifier: [(property: String, value: ProjectType)]] = [:]
    var all: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  }

  static func findings(in project: Project) -> [Finding] {
    var owned = Owned()
    return project.components.flatMap { type -> [Finding] in
      let role = project.role(of: type)
      let roles: [Role]
      switch role {
      case .presenter: roles = [.view, .interactor]
      case .router, .interactor: roles = [.view]
      case .worker: roles = [.interactor]
      default: return []
      }
      return type.propertiesOfItsOwn.compactMap { property -> Finding? in
        // What is made in place would be freed at once if it was weak.
        guard property.isStrong, property.type.isPlain, !property.isMade else { return nil }
        // Something between them, such as a proxy, can refer to the view weakly.
        let values = project.values(of: property) + project.givers(of: property, to: type)
        guard values.allSatisfy({ project.owns($0, type, &owned) }),
          let owner = values.first(where: { roles.contains(project.role(of: $0) ?? .worker) }),
          // What it makes itself is another object than the one that holds it.
          !type.makes(owner, for: property.name)
        else { return nil }
        let unbound = project.types(of: property).first {
          $0.isProtocol && !project.isClassBound($0)
        }
        let remedy =
          if role == .presenter, project.role(of: owner) == .interactor {
            "Let only one of them hold the other."
          } else if ["struct", "enum"].contains(owner.keyword) {
            "Display the view models in a class that the view observes, and declare the property weak."
          } else {
            unbound.map { "Let \($0.name) inherit AnyObject, and declare the property weak." }
              ?? "Declare the property weak."
          }
        return project.finding(
          .strongView, property.source, at: property.member.keywordIndex + 1,
          "\(type.name).\(property.name)",
          project.circle(of: type, by: property.name, owner, owned) + " " + remedy)
      }
    }
  }
}

extension Project {
  /// Returns whether only classes conform to a protocol.
  func isClassBound(_ type: ProjectType) -> Bool {
    !foreignParents(of: type).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
  }

  /// Returns whether a type keeps another alive, if only through others.
  ///
  /// - Parameter known: What is known of types that were asked for.
  fileprivate func owns(
    _ owner: ProjectType, _ type: ProjectType,
    _ known: inout StrongView.Owned
  ) -> Bool {
    if let owned = known.all[ObjectIdentifier(owner)] {
      return owned.contains(ObjectIdentifier(type))
    }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(owner)]
    var open = [owner]
    var next = 0
    // The nearest first: what is far away is not of the scene.
    while next < open.count {
      let owner = open[next]
      let direct = known.direct[ObjectIdentifier(owner)] ?? owned(by: owner)
      known.direct[ObjectIdentifier(owner)] = direct
      for (_, value) in direct
      where seen.count < Self.mostOwned && seen.insert(ObjectIdentifier(value)).inserted {
        open.append(value)
      }
      next += 1
    }
    known.all[ObjectIdentifier(owner)] = seen
    return seen.contains(ObjectIdentifier(type))
  }

  /// Returns the views to which a property is set, whose type is a class of UIKit.
  fileprivate func givers(of property: ProjectType.Property, to type: ProjectType) -> [ProjectType]
  {
    guard property.type.names.count == 1, property.type.names[0].count == 1,
      let name = property.type.names[0].last, name.hasPrefix("UI"), named[name] == nil,
      name.hasSuffix("Controller") || name.hasSuffix("View")
    else { return [] }
    return components.filter { view in
      role(of: view) == .view
        && foreignParents(of: view).contains { $0.hasSuffix("ViewController") }
          == name.hasSuffix("Controller")
        && (view.gives(itself: property.name, to: type)
          || connects(view, property.name, of: type))
    }
  }

  /// Returns whether a method makes an object and a view, and sets a property of the object to the view.
  private func connects(_ view: ProjectType, _ property: String, of type: ProjectType) -> Bool {
    let files = users[property] ?? []
    return components.contains { builder in
      !files.isDisjoint(with: builder.files)
        && builder.methods.contains { method in
          guard let body = method.body, files.contains(method.source.file) else { return false }
          let (source, tokens) = (method.source, method.source.tokens)
          return body.dropFirst(3).dropLast(2).contains { index in
            property ~= tokens[index] && "." ~= tokens[index - 1] && "=" ~= tokens[index + 1]
              && tokens[index + 3].isFirst
              && source.makes(tokens[index - 2].text, of: type.name, in: body)
              && source.makes(tokens[index + 2].text, of: view.name, in: body)
          }
        }
    }
  }

  /// Returns the types that a type keeps alive itself, with the properties that hold them.
  private func owned(by owner: ProjectType) -> [(property: String, value: ProjectType)] {
    owner.allProperties.filter { $0.isStrong && $0.type.isPlain }.flatMap { property in
      values(of: property).map { (property.name, $0) }
    }
  }

  /// Says which objects hold each other, from a type by a property and its owner back to the type.
  fileprivate func circle(
    of type: ProjectType, by property: String, _ owner: ProjectType, _ known: StrongView.Owned
  ) -> String {
    var previous: [ObjectIdentifier: (owner: ProjectType, property: String)] = [:]
    var open = [owner]
    var next = 0
    while next < open.count, previous[ObjectIdentifier(type)] == nil {
      for (property, value) in known.direct[ObjectIdentifier(open[next])] ?? []
      where value !== owner && previous[ObjectIdentifier(value)] == nil {
        previous[ObjectIdentifier(value)] = (open[next], property)
        open.append(value)
      }
      next += 1
    }
    var (names, properties): ([String], [String]) = ([], [])
    var step = type
    while step !== owner, let (holder, property) = previous[ObjectIdentifier(step)] {
      names.append(holder.name)
      properties.append(property)
      step = holder
    }
    names = [type.name] + names.reversed()
    properties = [property] + properties.reversed()
    return names.count < 3
      ? "\(names.listed(with: "and")) hold each other strongly, so neither is ever freed."
      : "\(names.listed(with: "and")) hold each other strongly "
        + "(\(properties.joined(separator: " → "))), so none is ever freed."
  }

  /// How many types are followed from an owner to what it owns.
  private static let mostOwned = 500
}

extension ProjectType {
  /// Returns whether its code sets a property to an object that it makes.
  fileprivate func makes(_ other: ProjectType, for property: String) -> Bool {
    bodies.contains { body in
      let tokens = body.source.tokens
      return body.range.dropFirst(2).dropLast().contains {
        other.name ~= tokens[$0] && "(" ~= tokens[$0 + 1] && "=" ~= tokens[$0 - 1]
          && property ~= tokens[$0 - 2]
      }
    }
  }

  /// Returns whether its code sets a property of an object that it makes to itself, or passes itself to the initializer.
  fileprivate func gives(itself property: String, to type: ProjectType) -> Bool {
    let labels = Set(
      type.methods.filter { $0.name == "init" }.flatMap(\.signature.parameters)
        .filter { $0.name == property }.map { $0.label ?? "" })
    return bodies.contains { body in
      let tokens = body.source.tokens
      var (selves, receivers): (Set<String>, Set<String>) = (["self"], [])
      for index in body.range.dropFirst(3) {
        let (token, before) = (tokens[index], tokens[index - 1])
        if "=" ~= before, "self" ~= token, !("." ~= tokens[index + 1]) {
          if ["let", "var"].contains(tokens[index - 3].text) {
            selves.insert(tokens[index - 2].text)
          }
        } else if "=" ~= before, type.name ~= token, "(" ~= tokens[index + 1] {
          receivers.insert(tokens[index - 2].text)
        }
        let isEnd = ![".", "("].contains(tokens[index + 1].text)
        guard selves.contains(token.text), isEnd else { continue }
        // `router.viewController = self`
        if "=" ~= before, property ~= tokens[index - 2], "." ~= tokens[index - 3],
          receivers.contains(tokens[index - 4].text)
        {
          return true
        }
        // `Router(viewController: self)`
        guard let open = tokens[..<index].lastIndex(where: { $0.depth < token.depth }),
          type.name ~= tokens[open - 1]
        else { continue }
        let label = ":" ~= before ? tokens[index - 2].text : ""
        if labels.contains(label) { return true }
      }
      return false
    }
  }
}
