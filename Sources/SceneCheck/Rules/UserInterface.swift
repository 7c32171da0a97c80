/// Finds what belongs to a user interface in components that have rules, or word what a scene says.
enum UserInterface {
  private static let modules = ["UIKit", "AppKit", "SwiftUI"]

  static func findings(in project: Project, _ rule: Rule) -> [Finding] {
    let roles: Set<Role> = rule == .uiInWords ? [.presenter] : [.interactor, .worker]
    let components = Dictionary(grouping: project.components) { $0.source.file }
    return project.sources.filter { !$0.isTest }.compactMap { source in
      let types = components[source.file] ?? []
      let found = types.first { type in
        !type.isPrivate
          && project.role(of: type).map(roles.contains)
            ?? (rule == .uiInRules && project.isModels(type))
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

  /// Returns whether a type has the payloads of use cases.
  fileprivate func isModels(_ type: ProjectType) -> Bool {
    ["enum", "struct"].contains(type.keyword)
      && payloads.contains {
        $0.path.starts(with: type.path) && $0.path.count > type.path.count
          && $0.source.file == type.source.file
      }
  }
}

extension String {
  /// Whether it is the name of a type of UIKit, such as `UITableViewCell`, and not `UInt8`.
  fileprivate var isOfUIKit: Bool { hasPrefix("UI") && dropFirst(2).first?.isUppercase ?? false }
}
