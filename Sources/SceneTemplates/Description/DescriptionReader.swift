import PlainText
import StrictJSON

/// Reads descriptions of scenes strictly, and finds all faults in one pass.
///
/// The format is described by `Resources/scene.schema.json`.
package enum DescriptionReader {
  /// Reads a description.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - common: What applies to all scenes, such as their access level.
  /// - Returns: The scenes, at least one, and the data that they share.
  /// - Throws: `JSONError` with all faults, if there are any.
  package static func read(
    _ bytes: [UInt8], common: SceneDescription
  ) throws(JSONError) -> SceneDescriptions {
    var walk = DescriptionWalk(bytes, common: common)
    let scenes = walk.scenes()
    try walk.reader.finish()
    return SceneDescriptions(scenes, data: walk.data)
  }
}

/// A walk through the tree of a description.
struct DescriptionWalk {
  /// A scene, with the values that its faults are reported at.
  struct Scene {
    var description: SceneDescription
    var name: JSONValue
    var router: JSONValue?
  }

  var reader: JSONReader
  private let common: SceneDescription
  private(set) var data = DataModel()

  init(_ bytes: [UInt8], common: SceneDescription) {
    reader = JSONReader(bytes)
    self.common = common
  }

  mutating func scenes() -> [SceneDescription] {
    let members = reader.object(
      reader.root, keys: ["$schema", "types", "catalog", "imports", "scenes"],
      required: ["scenes"])
    for member in members where member.key == "$schema" { _ = reader.string(member.value) }
    for member in members where member.key == "imports" { readImports(member.value) }
    for member in members where member.key == "types" { readTypes(member.value) }
    let catalog = members.last { $0.key == "catalog" }
    if let catalog { readCatalog(catalog.value) }
    var scenes: [Scene] = []
    for member in members where member.key == "scenes" {
      for value in reader.list(member.value, mayBeEmpty: false) {
        if let scene = scene(value) { scenes.append(scene) }
      }
    }
    checkNames(of: scenes)
    checkRoutes(of: scenes)
    if let catalog, data.catalog != nil, !scenes.isEmpty,
      !scenes.contains(where: { SceneNames($0.description, data: data).readsCatalog })
    {
      let entries = data.catalog?.entries ?? ""
      reader.report(
        .custom(
          "no worker reads the catalog",
          remedy: "add \"worker\": true to a scene whose first response has a list [\(entries)]"),
        at: catalog.value)
    }
    // Scenes that lead to each other live in the same place.
    let routed = scenes.map(\.description).filter { $0.route != nil }
    let isOnMainActor = routed.contains(where: \.isOnMainActor)
    return scenes.map { scene in
      var description = scene.description
      if description.route != nil, isOnMainActor { description.isOnMainActor = true }
      if case .scene(let name) = description.route {
        let destination = scenes.first { $0.description.name == name }
        description.resultOfDestination = destination?.description.result
      }
      return description
    }
  }

  // MARK: Data

  private mutating func readImports(_ value: JSONValue) {
    for entry in reader.list(value) {
      guard let name = reader.string(entry) else { continue }
      let isName = name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      if isName, let first = name.utf8.first, !first.isDigit {
        data.imports.append(name)
      } else {
        reader.report(
          .custom("\(name.quoted) is not the name of a module", remedy: "write it as after import"),
          at: entry)
      }
    }
  }

  private mutating func readTypes(_ value: JSONValue) {
    let members = reader.object(value)
    // All names are known before a field refers to one.
    data.types = members.map { DataType(name: $0.key, fields: []) }
    for (index, member) in members.enumerated() {
      report(atKeyOf: member) { () throws(NameFault) in
        try SceneDescription.validateType(member.key)
      }
      data.types[index].fields = fields(member.value)
    }
    for (type, member) in zip(data.types, members)
    where data.contains(type.name, in: type, isDirect: true) {
      reader.report(
        .custom("a \(type.name) would contain another without end", remedy: "use a list"),
        at: member.value)
    }
  }

  private mutating func readCatalog(_ value: JSONValue) {
    var file: String?
    var entries: String?
    for member in reader.object(value, keys: ["file", "entries"], required: ["file", "entries"]) {
      if member.key == "file" {
        file = catalogFile(member.value)
      } else if data.types.isEmpty {
        reader.report(
          .custom("there are no types", remedy: "describe the entries in types"), at: member.value)
      } else if let name = reader.choice(member.value, of: data.types.map(\.name)) {
        entries = name
        checkEntries(name, at: member.value)
      }
    }
    if common.isStandalone {
      reader.report(
        .custom(
          "a catalog depends on StrictJSON, but --standalone on nothing",
          remedy: "remove one of them"), at: value)
    }
    if let file, let entries { data.catalog = DataModel.Catalog(file: file, entries: entries) }
  }

  private mutating func catalogFile(_ value: JSONValue) -> String? {
    guard let file = reader.string(value) else { return nil }
    let name = file.removing(suffix: ".json") ?? ""
    if !name.isEmpty, name.utf8.count <= 36, name.utf8.allSatisfy(\.isLetter),
      name.first?.isLowercase == true
    {
      return file
    }
    reader.report(
      .custom(
        "\(file.quoted) cannot be the name of the catalog",
        remedy: "use letters with a small first, and .json, such as teas.json"), at: value)
    return nil
  }

  // MARK: Fields

  private mutating func fields(_ value: JSONValue) -> [Field] {
    reader.object(value).compactMap { field($0) }
  }

  private mutating func field(_ member: JSONMember) -> Field? {
    let name = member.key
    let isName = name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    if !isName || name.first?.isLowercase != true {
      reader.report(
        .custom(
          "\(name.quoted) is not the name of a field",
          remedy: "use letters from A to Z and digits, with a small letter first"),
        atKeyOf: member)
    } else if name.utf8.count > SceneDescription.longestName {
      reader.report(.tooLong(limit: SceneDescription.longestName), atKeyOf: member)
    } else if !SceneDescription.isFree(field: name) {
      reader.report(
        .custom(
          "\(name) is a keyword, or the generated code uses it itself",
          remedy: "choose another name"), atKeyOf: member)
    }
    return typedField(member)
  }

  /// Returns a field whose name is known.
  private mutating func typedField(_ member: JSONMember) -> Field? {
    let name = member.key
    guard case .object = member.value.content else {
      return type(member.value).flatMap { type in
        report(Field(name, type), at: member.value)
      }
    }
    var read: FieldType?
    var placeholder: String?
    for member in reader.object(member.value, keys: ["type", "default"], required: ["type"]) {
      if member.key == "type" {
        read = type(member.value)
      } else {
        placeholder = expression(member.value)
      }
    }
    return read.flatMap { report(Field(name, $0, placeholder: placeholder), at: member.value) }
  }

  private mutating func type(_ value: JSONValue) -> FieldType? {
    guard let code = reader.string(value) else { return nil }
    if let type = FieldType(code) { return type }
    let remedy =
      code.closest(in: knownTypes).map { "did you mean \($0.quoted)?" }
      ?? "write String, Int, Double, Bool, a described type T, a list [T], or T? for an optional"
    reader.report(.custom("\(code.quoted) is not a type", remedy: remedy), at: value)
    return nil
  }

  private mutating func expression(_ value: JSONValue) -> String? {
    guard let code = reader.string(value) else { return nil }
    if SwiftSource.isExpression(code) { return code }
    reader.report(
      .custom(
        "\(code.quoted) is not an expression",
        remedy: "write a value of one line without braces and comments"), at: value)
    return nil
  }

  /// Returns a field, and reports it if its value is not known.
  private mutating func report(_ field: Field, at value: JSONValue) -> Field {
    if case .named(let name) = field.type.base, field.type != field.type.base,
      field.placeholder == nil, data.type(named: name) == nil, name.closest(in: knownTypes) != nil
    {
      // A list and an optional are empty without a default, but this type looks misspelled.
      reportUnknown(name, at: value)
      return field
    }
    guard case .named(let name) = field.type, data.type(named: name) == nil else {
      if case .other = field.type, field.placeholder == nil {
        reportUnknown(field.type.swift, at: value)
      }
      return field
    }
    if field.placeholder == nil { reportUnknown(name, at: value) }
    return field
  }

  private var knownTypes: [String] { ["String", "Int", "Double", "Bool"] + data.types.map(\.name) }

  private mutating func reportUnknown(_ type: String, at value: JSONValue) {
    let likely = type.closest(in: knownTypes).map { "did you mean \($0.quoted)? Otherwise " } ?? ""
    reader.report(
      .custom(
        "the type \(type.quoted) is unknown",
        remedy: "\(likely)describe it in types, or give a default"), at: value)
  }

  // MARK: Scenes

  private mutating func scene(_ value: JSONValue) -> Scene? {
    let keys = [
      "name", "worker", "async", "mainActor", "router", "selection", "result", "trace", "frontEnd",
      "useCases", "outcomes",
    ]
    let members = reader.object(value, keys: keys, required: ["name", "useCases"])
    var scene = common
    var name: JSONValue?
    var router: JSONValue?
    var result: JSONValue?
    var useCases: [UseCaseMember] = []
    var outcomes: [UseCaseMember] = []
    for member in members {
      switch member.key {
      case "name":
        guard let text = reader.string(member.value) else { continue }
        (name, scene.name) = (member.value, text)
      case "worker": if reader.boolean(member.value) == true { scene.hasWorker = true }
      case "async":
        if reader.boolean(member.value) == true { (scene.isAsync, scene.hasWorker) = (true, true) }
      case "mainActor":
        if reader.boolean(member.value) == true { scene.isOnMainActor = true }
      case "selection": if let field = typedField(member) { scene.selection = field }
      case "result":
        scene.result = typedField(member)
        result = member.value
      case "router":
        router = member.value
        if let route = route(member.value) { scene.route = route }
      case "trace": if reader.boolean(member.value) == true { scene.isTraced = true }
      case "frontEnd":
        let choices = SceneDescription.FrontEnd.allCases.map(\.rawValue) + ["none"]
        scene.frontEnd = reader.choice(member.value, of: choices).flatMap {
          SceneDescription.FrontEnd(rawValue: $0)
        }
      case "useCases":
        useCases = reader.list(member.value, mayBeEmpty: false).map { useCase($0) }
      default: outcomes = reader.list(member.value).map { useCase($0, isOutcome: true) }
      }
    }
    scene.useCases = useCases.map(\.description)
    scene.outcomes = outcomes.map(\.description)
    guard let name, !useCases.isEmpty else { return nil }
    if scene.isTraced, scene.isStandalone {
      reader.report(
        .custom(
          "--trace and --standalone cannot be combined: the tracer is part of Scenery",
          remedy: "remove one"), at: value)
    }
    if let result, scene.route != .origin {
      reader.report(
        .custom(
          "a result leads back to the scene before", remedy: "add \"router\": true, or remove it"),
        at: result)
    }
    check(scene, name: name, useCases: useCases + outcomes)
    checkState(of: scene, useCases + outcomes)
    return Scene(description: scene, name: name, router: router)
  }

  private mutating func route(_ value: JSONValue) -> SceneDescription.Route? {
    if case .boolean(let isBack) = value.content { return isBack ? .origin : nil }
    return reader.string(value).map { .scene($0) }
  }

  /// A use case, with the places that its faults are reported at.
  struct UseCaseMember {
    var description: UseCaseDescription
    var value: JSONValue
    var name: JSONValue?
    var outcome: JSONValue?
    var viewModel: JSONValue?
  }

  private mutating func useCase(_ value: JSONValue, isOutcome: Bool = false) -> UseCaseMember {
    var useCase = UseCaseMember(description: UseCaseDescription(name: ""), value: value)
    let keys =
      (isOutcome ? [] : ["request", "async"]) + ["name", "outcome", "response", "viewModel"]
    for member in reader.object(value, keys: keys, required: ["name"]) {
      switch member.key {
      case "name":
        guard let text = reader.string(member.value) else { continue }
        (useCase.name, useCase.description.name) = (member.value, text)
      case "outcome":
        useCase.outcome = member.value
        useCase.description.outcome = reader.string(member.value)
      case "request": useCase.description.request = fields(member.value)
      case "async": useCase.description.isAsync = reader.boolean(member.value) == true
      case "response": useCase.description.response = fields(member.value)
      default:
        useCase.viewModel = member.value
        useCase.description.viewModel = fields(member.value)
      }
    }
    return useCase
  }
}
