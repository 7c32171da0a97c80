import SceneCheck
import SceneTemplates
import SwiftReading

extension Workspace {
  /// Refuses to remove a use case that people wrote, and names the lines that they have to delete.
  ///
  /// - Parameter name: The use case, by its method or, as far as a scene has payloads, by their name.
  func refuseByHand(_ name: String, of scene: String) throws(Refusal) {
    if targets.isEmpty { _ = try target() }
    let modules = try modules(of: targets)
    guard modules.contains(where: { !$0.target.isTest && $0.module.hasScene(scene) }) else {
      return
    }
    let owner = try owner(of: scene, in: modules) { $0.hasScene(scene) ? scene : nil }
    let source = SceneSource(scene, in: owner.module)
    if source?.description.outcomes.contains(where: { $0.name == name }) ?? false { return }
    let method = try SceneUseCases(of: scene, source, in: owner.module).method(of: name)
    if source?.description.useCases.contains(where: { $0.request == method }) ?? false { return }
    let tests = modules.filter(\.target.isTest).flatMap(\.module.sources)
    guard let lines = UseCaseLines(of: method, in: scene, Project(owner.module.sources + tests))
    else { return }
    throw Refusal(
      ["The generator did not write \(method) of \(scene). Delete it yourself, in these places:"]
        + lines.declared.map { "  \($0)" }
        + (lines.used.isEmpty ? [] : ["These lines use it:"]) + lines.used.map { "  \($0)" }
    ).unwritten
  }
}
