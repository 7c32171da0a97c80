extension Project {
  /// The interactors of scenes, with their views and presenters, as far as they are found.
  var sceneParts: [(interactor: ProjectType, views: [ProjectType], presenters: [ProjectType])] {
    var views: [ObjectIdentifier: [ProjectType]] = [:]
    for view in components where role(of: view) == .view {
      for interactor in components(of: view, .interactor) {
        views[ObjectIdentifier(interactor), default: []].append(view)
      }
    }
    return components.filter { role(of: $0) == .interactor }.compactMap { type in
      let views = views[ObjectIdentifier(type)] ?? []
      let presenters = components(of: type, .presenter)
      // A base class is of all scenes, and of none.
      guard type.sceneName != nil || !presenters.isEmpty, type.heirs.isEmpty || !views.isEmpty
      else { return nil }
      return (type, views, presenters)
    }
  }

  /// The number of scenes, and that of those of which a component is not found.
  package var sceneCounts: (all: Int, incomplete: Int) {
    let parts = sceneParts
    return (parts.count, parts.count { $0.views.isEmpty || $0.presenters.isEmpty })
  }
}

extension ProjectType {
  /// What the scene is called whose interactor it is.
  var calledScene: String { sceneName ?? name }

  /// The name of the scene whose interactor it is, if its name says so.
  var sceneName: String? {
    if let name = name.removing(suffix: "Interactor") { return name }
    let rest = name.hasPrefix("Interactor") ? name.dropFirst("Interactor".count) : ""
    return rest.isEmpty ? nil : String(rest)
  }
}
