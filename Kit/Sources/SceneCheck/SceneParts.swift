import SwiftReading

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
      guard sceneName(of: type) != nil || !presenters.isEmpty, type.heirs.isEmpty || !views.isEmpty
      else { return nil }
      return (type, views, presenters)
    }
  }

  /// The number of scenes, and that of those of which a component is not found.
  package var sceneCounts: (all: Int, incomplete: Int) {
    let parts = sceneParts
    return (parts.count, parts.count { $0.views.isEmpty || $0.presenters.isEmpty })
  }

  /// Returns what the scene is called whose interactor a type is.
  func calledScene(of interactor: ProjectType) -> String {
    sceneName(of: interactor) ?? interactor.name
  }

  /// Returns the name of the scene whose interactor a type is, if its name says so, or that of the type around it.
  func sceneName(of interactor: ProjectType) -> String? {
    let name = interactor.name
    if name == "Interactor" { return path(of: interactor).dropLast().last }
    if let name = name.removing(suffix: "Interactor") { return name }
    return name.hasPrefix("Interactor") ? String(name.dropFirst("Interactor".count)) : nil
  }
}
