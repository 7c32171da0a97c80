import SwiftReading
import SwiftWriting

/// The names that change with the name of a scene or of a use case, each as a whole.
package struct NewNames {
  /// The scene's types.
  private(set) var types: [String: String] = [:]
  /// What the scene's namespace contains: use cases, outcomes and the state.
  private(set) var nested: [String: String] = [:]
  /// Methods of the scene's types, and the cases of spies for them.
  private(set) var methods: [String: String] = [:]
  private(set) var properties: [String: String] = [:]
  /// The types whose members they are; of a scene's store, the view.
  private(set) var owners: Set<String>
  let scene: SceneTypes
  /// The old name, and its words, in small letters.
  let old: String
  let words: [String]
  let isScene: Bool
  /// What the generator wrote about them.
  let comments: GeneratedComments?

  /// Renames a scene, with its store and its state if they are named as the generator names them.
  package init(
    _ scene: SceneTypes, to new: String, in source: SceneSource?, _ index: TypeIndex,
    templates: TemplateSet
  ) {
    (self.scene, old, isScene, owners) = (scene, scene.scene, true, [])
    comments = source.map { source in
      var renamed = source.description
      renamed.name = new
      return GeneratedComments(
        from: source.description, to: renamed, scene.named, data: source.data, templates: templates)
    }
    words = CamelCase(old).words.map { $0.lowercased() }
    for type in scene.named { types[type] = scene.newName(of: type, as: new) }
    let before = SceneNames(SceneDescription(name: old))
    let after = SceneNames(SceneDescription(name: new))
    guard !index.members(before.state, of: [old]).isEmpty else { return }
    nested[before.state] = after.state
    owners = scene.named.filter { type in
      index.members(before.store, of: [type]).contains { $0.types.contains(before.state) }
    }
    if !owners.isEmpty { properties[before.store] = after.store }
    removeUnchanged()
  }

  /// Renames a use case, with the names that the generator derives from its name.
  package init(
    _ old: String, of scene: SceneTypes, to new: String, in source: SceneSource?,
    _ index: TypeIndex, templates: TemplateSet
  ) {
    (self.scene, self.old, isScene, owners) = (scene, old, false, scene.owners)
    var renamed = source?.description
    let place = renamed?.useCases.firstIndex { $0.name == old }
    if let place { renamed?.useCases[place].name = new }
    comments = source.flatMap { source in
      renamed.map {
        GeneratedComments(
          from: source.description, to: $0, scene.named, data: source.data, templates: templates)
      }
    }
    words = CamelCase(old).words.map { $0.lowercased() }
    let (from, to) = (CamelCase(old).lowercased, CamelCase(new).lowercased)
    nested[old] = new
    methods[from] = to
    for prefix in ["present", "display", "next", "confirms", "askFor", "read"] {
      methods[prefix + old] = prefix + new
    }
    for suffix in [
      "Work", "Form", "Problems", "Failed", "Text", "Answer", "Answers", "Unreadable", "Streams",
    ] { properties[from + suffix] = to + suffix }
    properties[old + "Rows"] = new + "Rows"
    if let description = source?.description, let renamed {
      let names = [description, renamed].map { SceneNames($0, data: source?.data ?? DataModel()) }
      for (before, after) in zip(names[0].outcomes, names[1].outcomes) {
        nested[before.name] = after.name
        methods[before.present] = after.present
        methods[before.display] = after.display
        for (field, other) in zip(before.viewModelFields, after.viewModelFields) {
          properties[field.name] = other.name
        }
      }
    }
    if let source { addOutcomes(of: source, to: new) }
    removeUnchanged()
    if scene.frontEnds.isEmpty { properties = [:] }
    methods = methods.filter { !index.types(declaring: $0.key).isDisjoint(with: owners) }
    properties = properties.filter { !index.types(declaring: $0.key).isDisjoint(with: owners) }
    nested = nested.filter { !index.members($0.key, of: [scene.scene]).isEmpty }
  }

  /// Adds the outcomes of a use case whose work a service does; the first with a verb has it for itself.
  private mutating func addOutcomes(of source: SceneSource, to new: String) {
    let verbs = [old, new].map { CamelCase($0).words.first ?? "" }
    let first = source.description.useCases.first { CamelCase($0.name).words.first == verbs[0] }
    for suffix in ["Progress", "Failure", "Refusal"] {
      var pair = (old + suffix, new + suffix)
      if !source.names.contains(pair.0), first?.name == old, verbs[0] != verbs[1] {
        pair.0 = verbs[0] + suffix
        if !source.names.contains(verbs[1] + suffix) { pair.1 = verbs[1] + suffix }
      }
      guard source.names.contains(pair.0) else { continue }
      nested[pair.0] = pair.1
      for prefix in ["present", "display"] { methods[prefix + pair.0] = prefix + pair.1 }
      properties[CamelCase(pair.0).lowercased] = CamelCase(pair.1).lowercased
    }
  }

  /// The same without the scene's store, whose name may be that of other things.
  package var withoutStore: NewNames? {
    if !isScene || properties.isEmpty { return nil }
    var names = self
    names.properties = [:]
    return names
  }

  private mutating func removeUnchanged() {
    nested = nested.filter { $0.key != $0.value }
    methods = methods.filter { $0.key != $0.value }
    properties = properties.filter { $0.key != $0.value }
  }
}
