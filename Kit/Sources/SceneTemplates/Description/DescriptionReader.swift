import PlainText
import StrictJSON
import SwiftReading
import SwiftWriting

/// Reads descriptions of scenes strictly, and finds all faults in one pass.
///
/// The format is described by `Kit/scene.schema.json`.
package struct DescriptionReader {
  private var reader: JSONReader
  private let common: SceneDescription
  private var data = DataModel()

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

  private mutating func report(_ problem: String, _ remedy: String, at value: JSONValue) {
    reader.report(.custom(problem, remedy: remedy), at: value)
  }

  private mutating func report(_ fault: DescriptionFault?, atKeyOf member: JSONMember) {
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

  // MARK: Data

  private mutating func readImports(_ value: JSONValue) {
    for entry in reader.list(value) {
      let name = text(entry, "is not the name of a module", "write one like Foundation") { name in
        name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
          && name.first?.isNumber == false ? name : nil
      }
      if let name { data.imports.append(name) }
    }
  }

  private mutating func readTypes(_ value: JSONValue) {
    let members = reader.object(value)
    // All names are known before a field refers to one.
    data.types = members.map { DataType(name: $0.key, fields: []) }
    if members.count > 1_000 {
      return report("there are more than 1,000 types", "remove some", at: value)
    }
    var types = data.types
    // Which types are enums is known before a field has the first case of one.
    for (index, member) in members.enumerated() {
      report(NameRules.fault(ofType: member.key), atKeyOf: member)
      types[index] = enumOrTitle(of: member)
    }
    data.types = types
    for (index, member) in members.enumerated() where !types[index].isEnum {
      types[index].fields = fields(content(of: member.value, as: .struct) ?? member.value)
      let isIdentified = types[index].fields.contains { $0.name == "id" && $0.type.isBasic }
      if types[index].conformances.contains(.identifiable), !isIdentified {
        report(
          "\(member.key) has no field id to be Identifiable", "add \"id\": \"UUID\" to its fields",
          at: member.value)
      }
    }
    data.types = types
    // A value of what is refused would not end, or be very large.
    for (index, member) in members.enumerated()
    where data.contains(member.key, in: types[index], isDirect: true) {
      report("a \(member.key) would contain itself", "use a list", at: member.value)
      types[index].fields = []
    }
    data.types = types
    var sizes: [String: Int] = [:]
    for (index, member) in members.enumerated()
    where data.sampleSize(of: types[index], known: &sizes) > DataModel.largestSample {
      report(
        "a \(member.key) would have more than \(DataModel.largestSample) values in a test",
        "remove fields", at: member.value)
      types[index].fields = []
    }
    data.types = types
    data.spreadConformances()
  }

  /// Returns what a type in its long form has as its fields or cases; `nil` for a type in the short form.
  private func content(of value: JSONValue, as object: DescriptionObject) -> JSONValue? {
    guard case .object(let members) = value.content,
      members.allSatisfy({ object.keys.contains($0.key) }),
      let content = members[object.required[0]]
    else { return nil }
    switch (object, content.content) {
    case (.struct, .object), (.enum, .list): return content
    default: return nil
    }
  }

  /// Returns a type without its fields: an enum with its cases, or a struct.
  private mutating func enumOrTitle(of member: JSONMember) -> DataType {
    let object: DescriptionObject = content(of: member.value, as: .enum) == nil ? .struct : .enum
    let titled = content(of: member.value, as: object)
    var type = DataType(name: member.key)
    if titled != nil {
      let members = reader.object(member.value, as: object)
      type = DataType(name: member.key, title: members["title"].flatMap { title($0) })
      let known = object == .enum ? [.codable] : DataType.Conformance.allCases
      for entry in members["conformsTo"].map({ reader.list($0) }) ?? [] {
        let name = reader.choice(entry, of: known.map(\.rawValue))
        if let found = name.flatMap(DataType.Conformance.init) {
          type.conformances.insert(found)
        }
      }
    }
    guard case .list = (titled ?? member.value).content else { return type }
    var known: Set<String> = []
    for entry in reader.list(titled ?? member.value, mayBeEmpty: false) {
      guard let (name, members) = named(entry, as: .case, &known) else { continue }
      let words = members["title"].flatMap { title($0) }
      type.cases.append(.init(name: name, title: words ?? CamelCase(name).phrase))
    }
    // One that is refused is no struct, either.
    if type.cases.isEmpty { type.cases = [.init(name: "none", title: "")] }
    return type
  }

  /// Returns the name of a case, and the members of one that is described with an object.
  ///
  /// - Parameter known: The names that are taken.
  private mutating func named(
    _ entry: JSONValue, as object: DescriptionObject, _ known: inout Set<String>
  ) -> (name: String, members: [JSONMember])? {
    var (value, members) = (entry, [] as [JSONMember])
    if case .object = entry.content {
      members = reader.object(entry, as: object)
      guard let name = members["name"] else { return nil }
      value = name
    }
    guard let name = reader.string(value) else { return nil }
    if let fault = NameRules.fault(ofCase: name, isNew: known.insert(name).inserted) {
      report(fault.problem, fault.remedy, at: value)
    }
    return (name, members)
  }

  private mutating func title(_ value: JSONValue) -> String? {
    text(value, "is not a title", "write up to 60 characters on one line, without \" or \\") {
      let isPlain =
        !$0.isEmpty && $0.count <= 60 && $0.utf8.count <= 240
        && !$0.contains { $0.isNewline || $0 == "\"" || $0 == "\\" }
      return isPlain ? $0 : nil
    }
  }

  private mutating func readCatalog(_ value: JSONValue) {
    let members = reader.object(value, as: .catalog)
    let file = members["file"].flatMap { file in
      text(
        file, "cannot be the name of the catalog",
        "use letters, the first lowercase, and .json, such as teas.json"
      ) { file in
        let name = file.removing(suffix: ".json") ?? ""
        return name.utf8.count <= NameRules.longestName && name.utf8.allSatisfy(\.isLetter)
          && name.first?.isLowercase == true ? file : nil
      }
    }
    guard let entries = members["entries"] else { return }
    if data.types.isEmpty {
      report("there are no types", "describe the entries in types", at: entries)
    } else if let name = reader.choice(
      entries, of: data.types.filter { !$0.isEnum }.map(\.name)), let file
    {
      data.catalog = DataModel.Catalog(file: file, entries: name)
    }
  }

  // MARK: Fields

  private mutating func fields(_ value: JSONValue) -> [Field] {
    reader.object(value).compactMap { member in
      report(NameRules.fault(ofField: member.key), atKeyOf: member)
      return field(member.key, member.value)
    }
  }

  /// Returns a field, and reports it if its value is not known.
  private mutating func field(_ name: String, _ value: JSONValue) -> Field? {
    var (code, members) = (value, [] as [JSONMember])
    if case .object = value.content {
      members = reader.object(value, as: .field)
      guard let type = members["type"] else { return nil }
      code = type
    }
    let words = members["title"].flatMap { title($0) }
    let placeholder = members["default"].flatMap { expression($0) }
    let range = members["range"].flatMap { self.range($0) }
    let isSecure = setting("secure", in: members) == true
    let isReadOnly = setting("readOnly", in: members) == true
    guard let type = self.type(code) else { return nil }
    if placeholder == nil, data.described(type) == nil,
      data.placeholder(of: Field(name, type.base)) == nil
    {
      report(
        "the type \(type.swift.quoted) is unknown", "describe it in types, or give a default",
        at: value)
    }
    if let value = members["range"], type != .int {
      report("only an Int has a range", "remove it", at: value)
    }
    if let range, let placeholder, Int(placeholder).map(range.contains) != true {
      report(
        "the default is not a number in the range", "write another one, or remove it", at: value)
    }
    if isSecure, type != .string, let value = members["secure"] {
      report("only a String can be secure", "remove it", at: value)
    }
    if isReadOnly, data.described(type)?.isEnum == false, let value = members["readOnly"] {
      report("a struct cannot be read-only", "make its fields read-only", at: value)
    }
    var field = Field(name, type, placeholder: placeholder, title: words)
    (field.range, field.isSecure, field.isReadOnly) = (range, isSecure, isReadOnly)
    return field
  }

  private mutating func range(_ value: JSONValue) -> ClosedRange<Int>? {
    let entries = reader.list(value)
    let limits = entries.compactMap { reader.integer($0, in: -1_000_000_000...1_000_000_000) }
    guard case .list = value.content, limits.count == entries.count else { return nil }
    if limits.count == 2, limits[0] < limits[1] { return limits[0]...limits[1] }
    report("a range needs two numbers, the lesser first", "write one like [1, 7]", at: value)
    return nil
  }

  private mutating func type(_ value: JSONValue) -> FieldType? {
    text(
      value, "is not a type",
      "write String, Int, Double, Bool, Date, Decimal, URL, UUID, a described type T, a list [T], "
        + "[String: T], or T? for an optional",
      FieldType.init)
  }

  private mutating func expression(_ value: JSONValue) -> String? {
    text(
      value, "is not an expression", "write a value on one line, without braces or comments"
    ) { SwiftSource.isExpression($0) ? $0 : nil }
  }

  /// Returns what a text says, and reports one that says nothing.
  private mutating func text<Value>(
    _ value: JSONValue, _ problem: String, _ remedy: String, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = reader.string(value) else { return nil }
    let found = read(text)
    if found == nil { report("\(text.quoted) \(problem)", remedy, at: value) }
    return found
  }

  // MARK: Scenes

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
    if let field = members["selection"].flatMap({ field("selection", $0) }) {
      scene.selection = field
    }
    scene.result = members["result"].flatMap { field("result", $0) }
    if let value = members["frontEnd"] {
      let choices = SceneDescription.FrontEnd.allCases.map(\.rawValue) + ["none"]
      let own = reader.choice(value, of: choices).flatMap(SceneDescription.FrontEnd.init)
      scene.frontEnd = common.frontEnd ?? own
    }
    let useCases = members["useCases"].map { reader.list($0, mayBeEmpty: false) } ?? []
    scene.useCases = useCases.map { useCase($0, as: .useCase) }
    if settings[0] == false, !scene.useCases.isEmpty { scene.useCases[0].isNeverAsync = true }
    let outcomes = members["outcomes"].map { reader.list($0) } ?? []
    scene.outcomes = outcomes.map { useCase($0, as: .outcome) }
    return scene
  }

  private mutating func setting(_ key: String, in members: [JSONMember]) -> Bool? {
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
      useCase.requestFields = [Field("index", .int)]
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
      useCase.errors.append(
        .init(
          name: name, title: members["title"].flatMap { title($0) } ?? CamelCase(name).phrase,
          outcome: members["outcome"].flatMap { reader.string($0) }))
    }
    useCase.title = members["title"].flatMap { title($0) }
    useCase.confirmation = members["confirm"].flatMap { title($0) }
    useCase.response = members["response"].map { fields($0) }
    useCase.viewModel = members["viewModel"].map { fields($0) }
    return useCase
  }
}

extension [JSONMember] {
  /// Returns the value of a key; of two, the last.
  fileprivate subscript(key: String) -> JSONValue? { last { $0.key == key }?.value }
}
