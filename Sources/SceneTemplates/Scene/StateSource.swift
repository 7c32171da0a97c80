/// The state of a scene, as its sources declare it.
struct StateSource {
  /// The names of its properties, in order.
  var properties: [String] = []
  /// Whether the scene's view has the store, as the generated one does.
  private var hasStore = false

  init(_ names: SceneNames, in module: SwiftModule) {
    for source in module.sources {
      properties += source.members(of: names.state, keyword: "var", owner: names.scene)
      if source.members(of: "\(names.scene)View", keyword: "let").contains(names.store) {
        hasStore = true
      }
    }
  }
}

extension StateSource {
  /// Whether the outcome of a use case can be shown: a state that has lost its message is not changed.
  func knows(_ useCase: UseCase) -> Bool {
    let isPlain = useCase.viewModelFields.map(\.name) == ["message"]
    return hasStore && (!isPlain || properties.contains("message"))
  }
}
