import PlainText
import SceneTemplates
import SwiftReading

/// Renames a scene, a use case or a field in sources and tests.
struct RenameCommand {
  private let workspace: Workspace
  private let modules: [SwiftModule]

  init(workspace: Workspace) throws(Refusal) {
    self.workspace = workspace
    modules = try workspace.package.modules(of: workspace.targets.filter { !$0.isTest })
  }

  /// What is renamed, and the files that are concerned.
  private struct Plan {
    var renaming: Renaming
    /// The scenes whose files are searched for all names.
    var scenes: Set<String> = []
    /// What else names such files: a service.
    var types: Set<String> = []
    /// Whether files are renamed, too, and all files may name it, as a part of other names.
    var isKnownElsewhere = false
    /// Whether all files are searched for all names.
    var isEverywhere = false
    /// The names of the other scenes, whose files are left alone.
    var others: [String] = []
  }

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let operands = workspace.invocation.operands
    let path = operands[0].split(separator: ".").map(String.init)
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let plan =
      switch path.count {
      case 1: try scene(path[0], to: operands[1])
      case 2: try useCaseOrField(path[0], path[1], to: operands[1])
      case 3: try field(path[2], of: [path[0], path[1]], to: operands[1], in: modules)
      default:
        throw Refusal.usage(
          "\(operands[0].quoted) is not a scene, a use case such as ListTeas.FetchTeas, or a field such as Tea.name."
        )
      }
    var changes = FileChanges()
    for target in workspace.targets {
      for path in try workspace.package.swiftFiles(in: target.folder) {
        guard let text = workspace.package.text(of: path) else { continue }
        let isOwn = isOwn(path, text, plan)
        guard isOwn || plan.isKnownElsewhere else { continue }
        let new = plan.renaming.text(of: text, isOwn: isOwn)
        let inside = String(path.dropFirst(target.folder.count))
        let place =
          plan.isKnownElsewhere
          ? target.folder + plan.renaming.text(of: inside, isOwn: false) : path
        if new == text, place == path { continue }
        changes.files.append((place, new))
        if place != path { changes.moved[place] = path }
      }
    }
    if changes.isEmpty { throw Refusal("No file mentions \(operands[0]).") }
    let outcome = try workspace.finish(
      changes, ("Renamed \(operands[0]) in", "rename \(operands[0]) in"),
      next: Workspace.next([
        "Run \(workspace.runner), and rename it in your description, if you keep one."
      ]))
    // Lines of other lengths are laid out otherwise.
    if !workspace.invocation.options.contains(.dryRun) {
      _ = try RefreshCommand(workspace: workspace).run()
    }
    return outcome
  }

  /// Returns whether a file is of the scenes that change, or names what only they and it know.
  private func isOwn(_ path: String, _ text: String, _ plan: Plan) -> Bool {
    if plan.isEverywhere { return true }
    let parts = path.split(separator: "/").map(String.init)
    let name = parts.last ?? ""
    let isOfOther = plan.others.contains { other in
      parts.dropLast().contains(other)
        || name.hasPrefix(other)
          && !plan.scenes.contains { name.hasPrefix($0) && $0.count > other.count }
    }
    return !isOfOther && plan.scenes.union(plan.types).contains { text.contains($0) }
  }

  private func scene(_ old: String, to new: String) throws(Refusal) -> Plan {
    let (_, module, _) = try SceneEdits(workspace).owner(of: old)
    var description = SceneDescription(name: new)
    description.useCases = [UseCase(name: "Fetch")]
    if let fault = SceneDescriptions([description]).faults.first { throw Refusal(fault) }
    let types = module.sources.flatMap(\.all).filter { $0.keyword != "extension" && $0.depth == 0 }
    if let taken = types.first(where: { $0.name == new }) {
      throw Refusal("\(taken.name) already exists. Choose another name.")
    }
    let others = module.scenes.filter { $0 != old }
    return Plan(
      renaming: Renaming(scene: old, to: new, others: others), scenes: [old],
      isKnownElsewhere: true, others: others)
  }

  private func useCaseOrField(
    _ owner: String, _ old: String, to new: String
  ) throws(Refusal) -> Plan {
    guard modules.contains(where: { $0.scenes.contains(owner) }) else {
      return try field(old, of: [owner], to: new, in: modules)
    }
    let (_, module, source) = try SceneEdits(workspace).owner(of: owner)
    let scene = source.description
    let names = scene.useCases.map(\.name)
    guard names.contains(old) else {
      let likely = old.closest(in: names).map { "Did you mean \($0)?" }
      throw Refusal(
        "\(owner) has no use case \(old.printable). \(likely ?? "See swift package scene list.")")
    }
    if old == owner {
      throw Refusal("The scene is called \(owner), too. Rename the scene first.")
    }
    var renamed = scene
    for index in renamed.useCases.indices where renamed.useCases[index].name == old {
      renamed.useCases[index].name = new
    }
    if let fault = SceneDescriptions([renamed]).faults.first { throw Refusal(fault) }
    // A service has a method for it, which other scenes may ask as well.
    let services = module.services(of: owner, for: old)
    let users = module.scenes.filter { other in
      SceneSource(other, in: module)?.names.contains(old) == true
        && services.contains { module.services(of: other, for: old).contains($0) }
    }
    return Plan(
      renaming: Renaming(useCase: old, to: new, in: source), scenes: Set([owner] + users),
      types: Set(services), others: module.scenes.filter { $0 != owner && !users.contains($0) })
  }

  /// Renames a field of a described type, and of the payloads that show it by its name; or only one of payloads.
  private func field(
    _ old: String, of path: [String], to new: String, in modules: [SwiftModule]
  ) throws(Refusal) -> Plan {
    let owner = path[0]
    guard let module = modules.first(where: { $0.place(of: owner) != nil }) else {
      throw Refusal("There is no scene or type \(owner.printable).")
    }
    do throws(DescriptionFault) {
      try DescriptionFault.check(field: new)
    } catch {
      throw Refusal(error)
    }
    let declared = module.declarations(of: old)
    let isOfType = path.count == 1
    guard
      declared.contains(where: { isOfType ? $0.type == owner : $0.isPayload && $0.scene == owner })
    else { throw Refusal("\(path.joined(separator: ".")) has no field \(old.printable).") }
    let places = Set(declared.map(\.owner))
    if let taken = module.declarations(of: new).first(where: { places.contains($0.owner) }) {
      throw Refusal("\(taken.place): \(taken.type) already has \(new). Choose another name.")
    }
    let others = declared.filter { $0.type != owner && !$0.isPayload }
    if let first = others.first {
      throw Refusal(
        ["\(old) also names other things, so this might rename the wrong one:"]
          + others.prefix(5).map { "  \($0.place): \($0.type)" }
          + [
            isOfType
              ? "Rename it with your editor." : "Rename \(first.type).\(old), or use your editor."
          ])
    }
    return Plan(
      renaming: Renaming(field: old, to: new, in: module.scenes),
      scenes: isOfType ? [] : [owner], isEverywhere: isOfType,
      others: isOfType ? [] : module.scenes.filter { $0 != owner })
  }
}

extension SwiftModule {
  /// Returns the protocols with a method for a use case that a scene's interactor asks.
  fileprivate func services(of scene: String, for useCase: String) -> [String] {
    guard let interactor = source(of: "\(scene)Interactor") else { return [] }
    let method = UseCase(name: useCase).request
    return sources.flatMap(\.protocolNames).filter { name in
      !name.hasPrefix(scene) && interactor.names(name)
        && source(of: name)?.members(of: name, keyword: "func").contains(method) == true
    }
  }

  /// Returns where types declare a member, and whether these are payloads or states of scenes.
  fileprivate func declarations(
    of name: String
  ) -> [(type: String, owner: String, place: String, isPayload: Bool, scene: String)] {
    sources.flatMap { source in
      source.all.flatMap { declaration in
        (declaration.body.map { source.members(of: $0) } ?? []).filter {
          $0.name == name && ["var", "let", "case", "func"].contains($0.keyword)
        }.map { member in
          let type = declaration.name
          return (
            type, "\(source.file):\(declaration.line)",
            "\(source.file):\(source.tokens[member.keywordIndex].line)",
            ["Request", "Response", "ViewModel", "Field", "Problem"].contains(type)
              || type.hasPrefix("Displayed"),
            scenes.first { source.names($0) } ?? ""
          )
        }
      }
    }
  }
}
