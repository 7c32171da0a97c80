import SwiftReading

/// Finds what belongs to a user interface in components that have rules, or word what a scene says.
enum UserInterface {
  private static let modules = ["UIKit", "AppKit", "SwiftUI"]

  static func findings(in project: Project, _ rule: Rule) -> [Finding] {
    let roles: Set<Role> = rule == .uiInWords ? [.presenter] : [.interactor, .worker]
    let models = rule == .uiInRules ? project.models : []
    let components = Dictionary(grouping: project.components) { $0.source.file }
    let helpers = rule == .uiInRules ? helped(in: project) : []
    return helpers
      + project.sources.filter { !$0.isTest }.compactMap { source in
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

extension UserInterface {
  /// What only code that shows something names.
  private static let shown: Set<String> = [
    "UIAlertController", "UIApplication", "UIViewController", "UIView", "UIWindow",
    "UINavigationController",
  ]

  /// Returns where interactors and workers call a helper that shows something.
  private static func helped(in project: Project) -> [Finding] {
    project.components.filter { [.interactor, .worker].contains(project.role(of: $0)) }.flatMap {
      type in
      type.methods.flatMap { method -> [Finding] in
        guard let body = method.body else { return [] }
        let tokens = method.source.tokens
        return body.dropLast(3).compactMap { index in
          guard tokens[index].kind == .word, tokens[index].text.first?.isUppercase ?? false,
            !("." ~= tokens[index - 1]), "." ~= tokens[index + 1]
          else { return nil }
          let isShared = tokens[index + 2].text == "shared" && tokens[index + 3].text == "."
          let called = isShared ? index + 4 : index + 2
          guard called + 1 < tokens.count, "(" ~= tokens[called + 1],
            let helper = project.resolve([tokens[index].text], in: type.scope, near: method.source),
            helper.isConcrete, project.role(of: helper) == nil,
            helper.methods.contains(where: { $0.name == tokens[called].text && $0.names(shown) })
          else { return nil }
          let call = "\(helper.name).\(tokens[called].text)"
          return project.finding(
            .uiInRules, method.source, at: index, "\(type.name).\(method.name).\(call)",
            "\(type.name) shows something by \(call). Present a response instead.")
        }
      }
    }
  }
}

extension ProjectType.Method {
  /// Returns whether its body uses one of some types.
  fileprivate func names(_ types: Set<String>) -> Bool {
    body?.contains { types.contains(source.tokens[$0].text) } ?? false
  }
}

extension Project {
  /// The types that are called as requests, responses and view models are.
  var payloads: [ProjectType] { ["Request", "Response", "ViewModel"].flatMap { named[$0] ?? [] } }

  /// The types of namespaces that are called as payloads are, after a prefix, such as `BoatRequest` and `BoatResponse`.
  private var prefixedPayloads: [ProjectType] {
    let endings = ["Request", "Response", "ViewModel"]
    let inner = components.filter { type in
      type.keyword == "struct" && isInner(type) && endings.contains(where: type.name.hasSuffix)
    }
    return Dictionary(grouping: inner) { path(of: $0).dropLast() }.values.filter { types in
      endings.count { ending in types.contains { $0.name.hasSuffix(ending) } } > 1
    }.flatMap { $0 }
  }

  /// The types that have the payloads of use cases.
  fileprivate var models: Set<ObjectIdentifier> {
    let types = Dictionary(
      grouping: components.filter { ["enum", "struct"].contains($0.keyword) }, by: \.scope)
    var models: Set<ObjectIdentifier> = []
    var known: [Int: Set<String>] = [:]
    for payload in payloads + prefixedPayloads {
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
