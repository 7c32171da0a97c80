import SwiftReading

/// Finds routers that hand data to views, or unwrap data stores by force.
enum DataThroughView {
  static func findings(in project: Project) -> [Finding] {
    project.components.filter { project.role(of: $0) == .router }.flatMap { router in
      router.methods.flatMap { method in
        forced(in: method, of: router, project) + handed(in: method, of: router, project)
      }
    }
  }

  private static func forced(
    in method: ProjectType.Method, of router: ProjectType, _ project: Project
  ) -> [Finding] {
    let tokens = method.source.tokens
    let index = method.body?.first {
      "dataStore" ~= tokens[$0] && "!" ~= tokens[$0 + 1] && !tokens[$0 + 1].isSeparated
    }
    return index.map { index in
      [
        project.finding(
          .dataThroughView, method.source, at: index, "\(router.name).\(method.name).dataStore",
          "\(router.name) force-unwraps a data store, and crashes if a scene is not connected. Use ?. or guard let."
        )
      ]
    } ?? []
  }

  /// Returns where a property is set that a view of the project declares.
  private static func handed(
    in method: ProjectType.Method, of router: ProjectType, _ project: Project
  ) -> [Finding] {
    let tokens = method.source.tokens
    guard let body = method.body else { return [] }
    return body.dropLast(3).flatMap { index -> [Finding] in
      guard "let" ~= tokens[index] || "var" ~= tokens[index], tokens[index + 1].kind == .word else {
        return []
      }
      let local = tokens[index + 1].text
      // `= View(…)`, or what is cast to View.
      let line = tokens[(index + 2)...body.upperBound].prefix { !$0.isFirst }
      let cast = line.firstIndex { "as" ~= $0 }.map {
        line[$0...].dropFirst().drop { $0.kind == .mark }
      }
      let name = (cast ?? line.drop { "=" ~= $0 }).first?.text ?? ""
      guard cast != nil || line.dropFirst(2).first.map({ "(" ~= $0 }) ?? false,
        let view = project.resolve([name], in: router.path, near: method.source),
        project.role(of: view) == .view, !project.components(of: view, .interactor).isEmpty
      else { return [] }
      // Up to another local of this name.
      let end = body.first {
        $0 > index + 1 && tokens[$0].text == local && ["let", "var"].contains(tokens[$0 - 1].text)
      }
      return body.dropLast(3).prefix { $0 < end ?? .max }.compactMap { place in
        guard place > index, tokens[place].text == local, !("." ~= tokens[place - 1]),
          let property = view.property(named: member(after: place, in: tokens)),
          property.variable.isStored, project.carriesData(property, of: view)
        else { return nil }
        return project.finding(
          .dataThroughView, method.source, at: place,
          "\(router.name).\(method.name).\(property.name)",
          "\(router.name) passes \(property.name) through \(view.name). Pass it to the data store of the scene's interactor."
        )
      }
    }
  }

  /// Returns the member that is set after a local name; without one, an empty text.
  private static func member(after index: Int, in tokens: [SwiftToken]) -> String {
    let dot = "?" ~= tokens[index + 1] || "!" ~= tokens[index + 1] ? index + 2 : index + 1
    guard "." ~= tokens[dot], dot + 3 < tokens.count, "=" ~= tokens[dot + 2],
      !("=" ~= tokens[dot + 3])
    else { return "" }
    return tokens[dot + 1].text
  }
}

extension Project {
  /// Returns whether a property of a view has data, not another component or a delegate.
  fileprivate func carriesData(_ property: ProjectType.Property, of view: ProjectType) -> Bool {
    let isComponent = values(of: property, in: view).contains { role(of: $0) != nil }
    let name = property.name.lowercased()
    return !isComponent && !property.type.isFunction && !property.type.names.isEmpty
      && !["delegate", "router", "interactor", "output", "presenter", "datasource"].contains {
        name.hasSuffix($0)
      }
  }
}
