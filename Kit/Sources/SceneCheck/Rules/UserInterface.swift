/// Finds what belongs to a user interface in components that have rules, or word what a scene says.
enum UserInterface {
  private static let modules = ["UIKit", "AppKit", "SwiftUI"]

  static func findings(in project: Project, _ rule: Rule) -> [Finding] {
    let roles: Set<Role> = rule == .uiInWords ? [.presenter] : [.interactor, .worker]
    let models = rule == .uiInRules ? project.models : []
    let components = Dictionary(grouping: project.components) { $0.source.file }
    return project.sources.filter { !$0.isTest }.compactMap { source in
      let types = components[source.file] ?? []
      let found = types.first { type in
        !type.isPrivate
          && project.role(of: type).map(roles.contains)
            ?? models.contains(ObjectIdentifier(type))
      }
      // A file of several components imports what any of them needs.
      guard let found,
        types.allSatisfy({ type in
          project.role(of: type).map(roles.contains)
            ?? !project.foreignParents(of: type).contains { $0.isOfUIKit }
        }),
        let module = modules.first(where: { source.imports[$0] != nil }),
        let place = source.imports[module]
      else { return nil }
      return project.finding(
        rule, source, at: place, "\(found.name).\(module)",
        "\(found.name) imports \(module), so it can be built and tested only where \(module) is available. "
          + "Import Foundation instead, and pass plain values.")
    }
  }
}

extension Project {
  /// The types that are called as requests, responses and view models are.
  var payloads: [ProjectType] { ["Request", "Response", "ViewModel"].flatMap { named[$0] ?? [] } }

  /// The types that have the payloads of use cases.
  fileprivate var models: Set<ObjectIdentifier> {
    let types = Dictionary(
      grouping: components.filter { ["enum", "struct"].contains($0.keyword) }, by: \.scope)
    var models: Set<ObjectIdentifier> = []
    var known: [Int: Set<String>] = [:]
    for payload in payloads {
      for scope in scopes(around: payload) {
        // What is around it is known, too.
        guard known[scope, default: []].insert(payload.source.file).inserted else { break }
        for type in types[scope] ?? [] where type.source.file == payload.source.file {
          models.insert(ObjectIdentifier(type))
        }
      }
    }
    return models
  }
}

extension String {
  /// Whether it is the name of a type of UIKit, such as `UITableViewCell`, and not `UInt8`.
  fileprivate var isOfUIKit: Bool { hasPrefix("UI") && dropFirst(2).first?.isUppercase ?? false }
}
