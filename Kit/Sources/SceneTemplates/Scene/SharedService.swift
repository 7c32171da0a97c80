/// A service that scenes share, as `SceneServices` has it.
package struct SharedService: Equatable, Sendable {
  /// The property: `orderStore`.
  package var name: String
  /// Its type: `any OrderStore`.
  package var type: String
  /// What returns samples in its place: `SampleOrderStore`.
  package var sample: String
}

extension SceneDescriptions {
  /// Returns the arguments that give samples to a scene in place of its workers, with the services in a type.
  package func samples(for scene: SceneDescription) -> String {
    let names = SceneNames(scene, data: data)
    return names.configuration(
      { names.sampleType(of: $0) + "()" }, services: ".samples(navigation: stack)")
  }

  /// The services of the scenes that are routed, in order of their names.
  package var services: [SharedService] {
    let all = scenes.filter(\.isRouted).flatMap { scene in
      let names = SceneNames(scene, data: data)
      return names.workers.map {
        SharedService(
          name: $0.service, type: "any \($0.type)", sample: names.sampleType(of: $0))
      }
    }
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }.values
      .sorted { $0.name < $1.name }
  }
}
