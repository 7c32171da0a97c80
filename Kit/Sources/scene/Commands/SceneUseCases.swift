import PlainText
import SceneCheck
import SceneTemplates
import SwiftReading

/// The use cases of a scene, as `list` finds them, which the other commands name.
struct SceneUseCases {
  let scene: String
  /// The methods that request them, and those that only lead to other scenes.
  let methods: [String]
  /// What the scene declares payloads for; `nil` for a scene that the generator did not write.
  let source: SceneSource?

  /// Finds the use cases of a scene in a module; `nil` if the module has no such scene.
  ///
  /// - Parameter scenes: Those of the module, if they are known.
  init?(of scene: String, among scenes: [SceneInventory]? = nil, in module: SwiftModule) {
    self.scene = scene
    source = SceneSource(scene, in: module)
    let found = (scenes ?? Project(module.sources).inventory).filter { $0.name == scene }
    if source == nil, found.isEmpty { return nil }
    let links = source?.description.useCases.filter(\.isLink) ?? []
    methods = found.flatMap(\.useCases) + links.map(\.request)
  }

  /// The names: those of the payloads, or else of the methods.
  private var names: [String] { methods.map(name) }

  private func name(of method: String) -> String {
    source?.description.useCases.first { $0.request == method }?.name ?? method
  }

  /// Returns the method for a use case that the command line names by its payloads or by its method.
  func method(of name: String) throws(Refusal) -> String {
    let requests = [name, UseCase(name: name).request]
    if let found = methods.first(where: { requests.contains($0) || self.name(of: $0) == name }) {
      return found
    }
    let known =
      names.isEmpty ? "It has none." : "It has \(names.listed(with: "and"))."
    let likely = name.closest(in: names).map { "Did you mean \($0)?" }
    throw .usage("\(scene) has no use case \(name.printable). \(likely ?? known)")
  }

  /// Returns the name of a use case or an outcome with payloads; `nil` for one that people wrote.
  func described(_ name: String) throws(Refusal) -> String? {
    if let source, source.description.outcomes.contains(where: { $0.name == name }) { return name }
    let method = try method(of: name)
    return source?.description.useCases.first { $0.request == method }?.name
  }
}

/// A target with its sources.
typealias SourceModule = (target: PackageTarget, module: SwiftModule)

extension Workspace {
  /// Finds the only target for sources in which a scene is found, with what is found.
  func owner<Found>(
    of scene: String, in modules: [SourceModule], finding: (SwiftModule) -> Found?
  ) throws(Refusal) -> (target: PackageTarget, module: SwiftModule, found: Found) {
    let wanted = invocation.options[.target]
    let candidates = modules.filter {
      !$0.target.isTest && (wanted.map($0.target.isCalled) ?? true)
    }
    let owners = candidates.compactMap { target, module in
      finding(module).map { (target, module, $0) }
    }
    guard let owner = owners.first else {
      // A file that could not be read may have it.
      let faults = candidates.flatMap(\.module.faults)
      guard faults.isEmpty else { throw Refusal(faults.map(\.message)) }
      throw noScene(scene, in: candidates.map(\.module))
    }
    guard owners.count == 1 else {
      let names = owners.map(\.0.name).joined(separator: ", ")
      throw Refusal("\(scene) is in several targets. Add --target with one of: \(names).")
    }
    return owner
  }

  /// Reads the modules of targets.
  func modules(of targets: [PackageTarget]) throws(Refusal) -> [SourceModule] {
    zip(targets, try package.modules(of: targets)).map { ($0, $1) }
  }

  /// The refusal of a command for a scene that is not there, or that the generator did not write.
  func noScene(_ scene: String, in modules: [SwiftModule]) -> Refusal {
    let found = modules.flatMap { Project($0.sources).inventory }
    if let known = found.first(where: { $0.name == scene }) {
      return Refusal(
        "\(known.place): The generator did not write \(scene), so use list, check, spies and rename, or add with --to."
      )
    }
    let likely = scene.closest(in: found.map(\.name)).map { "Did you mean \($0)?" }
    return Refusal(
      "There is no scene \(scene.printable). "
        + (likely ?? "Write it first: swift package scene new \(scene.shellWord) --use-case …"))
  }
}
