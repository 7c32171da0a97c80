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
    // Where each local name is, if a view could be called so.
    var places: [String: [Int]] = [:]
    var found: [(local: Int, view: ProjectType)] = []
    for index in body.dropLast(3) where tokens[index].kind == .word {
      places[tokens[index].text, default: []].append(index)
      if let view = view(madeAt: index, in: tokens[...body.upperBound], router, method, project) {
        found.append((index + 1, view))
      }
    }
    return found.flatMap { local, view -> [Finding] in
      let rest = places[tokens[local].text] ?? []
      let start = rest.partitioningIndex { $0 > local }
      // Up to another local of this name.
      let own = rest[start...].prefix { !["let", "var"].contains(tokens[$0 - 1].text) }
      return own.compactMap { place in
        guard !("." ~= tokens[place - 1]),
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

  /// Returns the view of the project that a local name is for, from where it is declared.
  private static func view(
    madeAt index: Int, in tokens: ArraySlice<SwiftToken>, _ router: ProjectType,
    _ method: ProjectType.Method, _ project: Project
  ) -> ProjectType? {
    guard "let" ~= tokens[index] || "var" ~= tokens[index], tokens[index + 1].kind == .word else {
      return nil
    }
    // `= View(…)`, or what is cast to View.
    let line = tokens[(index + 2)...].prefix(longestValue).prefix { !$0.isFirst && !(";" ~= $0) }
    let cast = line.firstIndex { "as" ~= $0 }.map {
      line[$0...].dropFirst().drop { $0.kind == .mark }
    }
    let name = (cast ?? line.drop { "=" ~= $0 }).first?.text ?? ""
    guard cast != nil || line.dropFirst(2).first.map({ "(" ~= $0 }) ?? false,
      let view = project.resolve([name], in: router.scope, near: method.source),
      project.role(of: view) == .view, !project.components(of: view, .interactor).isEmpty
    else { return nil }
    return view
  }

  /// How many tokens of a value are read.
  private static let longestValue = 100

  /// Returns the member that is set after a local name; without one, an empty text.
  private static func member(after index: Int, in tokens: [SwiftToken]) -> String {
    let dot = "?" ~= tokens[index + 1] || "!" ~= tokens[index + 1] ? index + 2 : index + 1
    guard "." ~= tokens[dot], dot + 3 < tokens.count, "=" ~= tokens[dot + 2],
      !("=" ~= tokens[dot + 3])
    else { return "" }
    return tokens[dot + 1].text
  }
}

extension [Int] {
  /// Returns where the numbers that meet a condition begin, which all after them meet.
  fileprivate func partitioningIndex(_ condition: (Int) -> Bool) -> Int {
    var (first, last) = (startIndex, endIndex)
    while first < last {
      let middle = (first + last) / 2
      if condition(self[middle]) { last = middle } else { first = middle + 1 }
    }
    return first
  }
}

extension Project {
  /// Returns whether a property of a view has data, not another component or a delegate.
  fileprivate func carriesData(_ property: ProjectType.Property, of view: ProjectType) -> Bool {
    let isComponent = values(of: property).contains { role(of: $0) != nil }
    let name = property.name.lowercased()
    // How it looks is the view's own matter.
    let isLayout = property.type.names.contains { name in
      ["UI", "CG", "CA", "NSLayout", "Animat", "Color", "Edge"].contains {
        name.last?.hasPrefix($0) ?? false
      }
    }
    return !isComponent && !isLayout && !property.type.isFunction && !property.type.names.isEmpty
      && !["delegate", "router", "interactor", "output", "presenter", "datasource"].contains {
        name.hasSuffix($0)
      }
  }
}
