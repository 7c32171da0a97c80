import PlainText
import StrictJSON
import SwiftReading
import SwiftWriting

/// Reads descriptions of scenes strictly, and finds all faults in one pass.
///
/// The format is described by `Kit/scene.schema.json`.
package struct DescriptionReader {
  var reader: JSONReader
  private let common: SceneDescription
  var data = DataModel()

  /// Reads a description.
  ///
  /// - Parameter common: What applies to all scenes, such as `--async`.
  package static func read(
    _ bytes: [UInt8], common: SceneDescription
  ) throws(JSONError) -> SceneDescriptions {
    var walk = DescriptionReader(reader: JSONReader(bytes), common: common)
    let descriptions = walk.descriptions()
    for fault in descriptions.faults { walk.report(fault) }
    try walk.reader.finish()
    return descriptions
  }

  /// Returns a fault with its place in a description that has no faults of its own.
  package static func located(_ fault: DescriptionFault, in bytes: [UInt8]) -> String {
    var walk = DescriptionReader(reader: JSONReader(bytes), common: SceneDescription())
    walk.report(fault)
    do throws(JSONError) {
      try walk.reader.finish()
    } catch {
      return error.faults.map { "\($0)" }.joined(separator: "\n")
    }
    return fault.message
  }

  private init(reader: JSONReader, common: SceneDescription) {
    self.reader = reader
    self.common = common
  }

  /// Reports a fault at its place, or at what contains it, if something was left out.
  ///
  /// A missing name is reported already.
  private mutating func report(_ fault: DescriptionFault) {
    var value = reader.root
    for step in fault.path {
      switch value.content {
      case .object(let members): value = members[step] ?? value
      case .list(let entries): value = Int(step).map { entries[$0] } ?? value
      default: break
      }
    }
    if fault.path.last == "name" { guard case .string = value.content else { return } }
    report(fault.problem, fault.remedy, at: value)
  }

  mutating func report(_ problem: String, _ remedy: String, at value: JSONValue) {
    reader.report(.custom(problem, remedy: remedy), at: value)
  }

  mutating func report(_ fault: DescriptionFault?, atKeyOf member: JSONMember) {
    guard let fault else { return }
    reader.report(.custom(fault.problem, remedy: fault.remedy), atKeyOf: member)
  }

  private mutating func descriptions() -> SceneDescriptions {
    let members = reader.object(reader.root, as: .file)
    _ = members["$schema"].map { reader.string($0) }
    if let imports = members["imports"] { readImports(imports) }
    if let types = members["types"] { readTypes(types) }
    if let catalog = members["catalog"] { readCatalog(catalog) }
    var scenes: [SceneDescription] = []
    for value in members["scenes"].map({ reader.list($0, mayBeEmpty: false) }) ?? [] {
      scenes.append(scene(value))
    }
    connect(&scenes)
    return SceneDescriptions(scenes, data: data)
  }

  /// Tells scenes of those that they lead to.
  private func connect(_ scenes: inout [SceneDescription]) {
    let routes = scenes.flatMap { scene in
      scene.routes.map { route in if case .scene(let name) = route { name } else { "" } }
    }
    for index in scenes.indices where routes.contains(scenes[index].name) {
      scenes[index].isDestination = true
    }
    let ends = scenes.map {
      ($0.name, SceneDescription.Ends(selection: $0.selection, result: $0.result))
    }
    scenes.shareErrors()
    // Scenes that lead to each other live in the same place.
    let isOnMainActor = scenes.contains { $0.isRouted && $0.isOnMainActor }
    for index in scenes.indices where scenes[index].isRouted {
      if isOnMainActor { scenes[index].isOnMainActor = true }
      scenes[index].ends = Dictionary(ends) { first, _ in first }
    }
  }

  private mutating func scene(_ value: JSONValue) -> SceneDescription {
    let members = reader.object(value, as: .scene)
    let settings = ["async", "mainActor", "trace"].map { setting($0, in: members) }
    let isSet = settings.map { $0 == true }
    var scene = common
    scene.name = members["name"].flatMap { reader.string($0) } ?? ""
    scene.title = members["title"].flatMap { title($0) }
    let worker = members["worker"].flatMap { self.worker($0) }
    if case .service(let name) = worker { scene.service = name }
    scene.hasWorker = common.hasWorker || worker == .own || scene.service != nil || isSet[0]
    scene.isAsync = common.isAsync || isSet[0]
    if isSet[1] { scene.isOnMainActor = true }
    scene.isTraced = common.isTraced || isSet[2]
    if let route = members["router"].flatMap({ route($0) }) {
      scene.route = route
      scene.selection = Field("selection", .string)
    }
    if let field = members["selection"].flatMap({ end("selection", $0) }) {
      scene.selection = field
    }
    scene.result = members["result"].flatMap { end("result", $0) }
    if let value = members["frontEnd"] {
      let choices = SceneDescription.FrontEnd.allCases.map(\.rawValue) + ["none"]
      let own = reader.choice(value, of: choices).flatMap(SceneDescription.FrontEnd.init)
      scene.frontEnd = common.frontEnd ?? own
    }
    let useCases = members["useCases"].map { reader.list($0, mayBeEmpty: false) } ?? []
    scene.useCases = useCases.map { useCase($0, as: .useCase) }
    if scene.hasWorker, !scene.useCases.isEmpty { scene.useCases[0].isLink = false }
    if settings[0] == false, !scene.useCases.isEmpty { scene.useCases[0].isNeverAsync = true }
    let outcomes = members["outcomes"].map { reader.list($0) } ?? []
    scene.outcomes = outcomes.map { useCase($0, as: .outcome) }
    return scene
  }

  /// Returns what a scene is opened with, or leads back with.
  private mutating func end(_ name: String, _ value: JSONValue) -> Field? {
    let field = field(name, value)
    if case .optional(let type)? = field?.type {
      report("every \(name) may be missing", "write \(type.swift), without ?", at: value)
    }
    return field
  }

  mutating func setting(_ key: String, in members: [JSONMember]) -> Bool? {
    members[key].flatMap { reader.boolean($0) }
  }

  private mutating func route(_ value: JSONValue) -> SceneDescription.Route? {
    if case .boolean(let isBack) = value.content { return isBack ? .origin : nil }
    return reader.string(value).map { .scene($0) }
  }

  private enum Worker: Equatable {
    case own
    case service(String)
  }

  private mutating func worker(_ value: JSONValue) -> Worker? {
    if case .boolean(let isOwn) = value.content { return isOwn ? .own : nil }
    guard let name = reader.string(value) else { return nil }
    if let fault = NameRules.fault(ofType: name) { report(fault.problem, fault.remedy, at: value) }
    return .service(name)
  }

  private mutating func useCase(_ value: JSONValue, as object: DescriptionObject) -> UseCase {
    let members = reader.object(value, as: object)
    let name = members["name"].flatMap { reader.string($0) }
    var useCase = UseCase(name: name ?? "")
    useCase.outcome = members["outcome"].flatMap { reader.string($0) }
    let isAsync = setting("async", in: members)
    (useCase.isAsync, useCase.isNeverAsync) = (isAsync == true, isAsync == false)
    switch members["worker"].flatMap({ worker($0) }) {
    case .own: useCase.isWorked = true
    case .service(let name): useCase.service = name
    case nil: break
    }
    useCase.route = members["route"].flatMap { route($0) }
    useCase.usesSelection = setting("usesSelection", in: members) == true
    useCase.requestFields = members["request"].map { fields($0) } ?? []
    if let list = members["selects"].flatMap({ reader.string($0) }) {
      useCase.selects = list
      if let request = members["request"] {
        report("the request already has an index", "remove it", at: request)
      }
      useCase.requestFields = [ListSelection.index]
    }
    useCase.isStream = setting("stream", in: members) == true
    useCase.changes = members["changes"].flatMap { reader.string($0) }
    useCase.resultOf = members["resultOf"].flatMap { reader.string($0) }
    useCase.stops = members["stops"].flatMap { reader.string($0) }
    useCase.isSearch = setting("search", in: members) == true
    useCase.isPaged = setting("pages", in: members) == true
    useCase.isRefresh = setting("refresh", in: members) == true
    if useCase.isStream || useCase.isSearch || useCase.isPaged || useCase.isRefresh {
      useCase.isAsync = true
    }
    var known: Set<String> = []
    for entry in members["errors"].map({ reader.list($0) }) ?? [] {
      guard let (name, members) = named(entry, as: .error, &known) else { continue }
      // Every worker has the first, and one that reads a catalog the second.
      if ["unavailable", "faulty"].contains(name) {
        report("every worker has an error \(name)", "remove it", at: entry)
      }
      let words = members["title"].flatMap { title($0) }
      if let words, words != words.inOneSentence, let value = members["title"] {
        report("the title of an error is one sentence", "remove the mark inside of it", at: value)
      }
      useCase.errors.append(
        .init(
          name: name, title: words ?? CamelCase(name).phrase,
          outcome: members["outcome"].flatMap { reader.string($0) }))
    }
    useCase.title = members["title"].flatMap { title($0) }
    useCase.confirmation = members["confirm"].flatMap { title($0) }
    useCase.response = members["response"].map { fields($0) }
    useCase.viewModel = members["viewModel"].map { fields($0) }
    useCase.isLink = useCase.onlyHasRoute
    return useCase
  }
}

extension UseCase {
  /// Whether a description says only where it leads, and how a front end offers it.
  fileprivate var onlyHasRoute: Bool {
    var others = UseCase(name: name)
    (others.title, others.confirmation, others.route) = (title, confirmation, route)
    others.viewModel = viewModel == [] ? [] : nil
    return route != nil && self == others && CamelCase(name).lowercased.capitalizedFirst == name
  }
}
