import SwiftWriting

/// The work of a use case on values that the built-in worker keeps while the program runs.
struct KeptWork {
  enum Kind {
    /// Returns all entries, or those that a search finds.
    case list
    /// Returns the entry with an identity, and deletes it.
    case find, delete
    /// Changes an entry, or adds a new one.
    case save
    /// Returns the only value, and replaces it.
    case read, replace
  }

  let kind: Kind
  /// The type of the values.
  let type: DataType
  /// The code of the identity, or of the value that is saved.
  var argument = ""

  /// Whether it changes what is kept.
  var isChange: Bool { [.delete, .save, .replace].contains(kind) }
}

extension DataType {
  /// Whether its values have an identity.
  var isIdentified: Bool { fields.contains { $0.name == "id" && $0.type == .uuid } }
}

extension SceneNames {
  /// Returns what a built-in worker that keeps values does; `nil` for work of another kind.
  func keptWork(of useCase: UseCase) -> KeptWork? {
    guard useCase.asksWorker, !useCase.isStream, !useCase.isNextPage, catalog(of: useCase) == nil
    else { return nil }
    func code(_ field: String) -> String { (useCase.service == nil ? "request." : "") + field }
    let (request, work) = (useCase.requestFields, useCase.work)
    if !useCase.isFetch, let form = form(of: useCase) {
      let isListed = form.type.isIdentified && work?.type == .list(form.field.type)
      guard work == nil || work?.type == form.field.type || isListed else { return nil }
      return KeptWork(
        kind: form.type.isIdentified ? .save : .replace, type: form.type,
        argument: code(form.field.name))
    }
    let selected = selection(by: useCase).flatMap { data.described($0.entry) }
    var identity: String?
    if request.contains(where: { $0.name == "id" && $0.type == .uuid }) {
      identity = code("id")
    } else if selected?.isIdentified == true
      || useCase.usesSelection && description.selection?.type == .uuid
    {
      identity = "id"
    }
    if !useCase.isFetch, let selected, selected.isIdentified, let identity,
      work?.type == .named(selected.name)
    {
      return KeptWork(kind: .find, type: selected, argument: identity)
    }
    if !useCase.isFetch {
      let words = CamelCase(useCase.name).words
      let type = selected ?? data.type(named: words.dropFirst().joined())
      guard useCase.isDeletion, let type, type.isIdentified,
        let identity, work == nil || work?.type == .list(.named(type.name))
      else { return nil }
      return KeptWork(kind: .delete, type: type, argument: identity)
    }
    guard let work, let type = data.described(work.type), !type.isEnum else { return nil }
    switch work.type {
    case .list(.named) where type.isIdentified: return KeptWork(kind: .list, type: type)
    case .named where type.isIdentified:
      return identity.map { KeptWork(kind: .find, type: type, argument: $0) }
    case .named where request.isEmpty && !useCase.usesSelection:
      return KeptWork(kind: .read, type: type)
    default: return nil
    }
  }

  /// Returns the properties of a built-in worker for what its use cases change, by the names of types.
  static func kept(by works: [(names: SceneNames, useCase: UseCase)]) -> [String: String] {
    let found = works.compactMap { work in work.names.keptWork(of: work.useCase).map { (work, $0) }
    }
    var properties: [String: String] = [:]
    for (_, kept) in found where kept.isChange {
      let list = found.first { $0.1.kind == .list && $0.1.type == kept.type }
      let noun = CamelCase(kept.type.name).lowercased
      properties[kept.type.name] =
        !kept.type.isIdentified ? noun : list?.0.useCase.work?.name ?? "\(noun)List"
    }
    return properties
  }

  /// Returns the values of a use case's work by a worker that keeps values.
  func keptValues(of useCase: UseCase, properties: [String: String])
    -> [String: TemplateValue]
  {
    let arguments = arguments(of: useCase)
    let kept = keptWork(of: useCase).flatMap { properties[$0.type.name] == nil ? nil : $0 }
    func call(_ other: [String: String] = [:]) -> String {
      arguments.map { argument in
        if argument.isRequest {
          let fields = useCase.requestFields.map { field in
            "\(field.name): \(other[field.name] ?? sample(of: field, in: useCase.requestFields).swift)"
          }
          return "\(argument.label): .init(\(fields.joined(separator: ", ")))"
        }
        return "\(argument.label): \(other[argument.label] ?? argument.sample)"
      }.joined(separator: ", ")
    }
    let throwing = kept?.kind == .find ? " throws(\(worker(of: useCase).error))" : ""
    let result = useCase.work.map {
      useCase.isStream ? " -> AsyncStream<\($0.type.swift)>" : " -> \($0.type.swift)"
    }
    var values: [String: TemplateValue] = [
      "keptMethod": .text(
        "func \(useCase.request)(\(arguments.map { "\($0.label): \($0.type)" }.joined(separator: ", ")))"
          + throwing + (result ?? ""))
    ]
    guard let kept, let name = properties[kept.type.name] else { return values }
    let property = arguments.contains { $0.label == name } ? "self.\(name)" : name
    let isList = useCase.work?.type == .list(.named(kept.type.name))
    let field = kept.argument.split(separator: ".").last.map(String.init) ?? ""
    let text = useCase.requestFields.first { $0.type == .string }?.name ?? ""
    let found = sampled(by: useCase, arguments, of: property)
    values["keeping"] = [
      "type": .text(kept.type.name), "property": .text(property), "name": .text(name),
      "argument": .text(kept.argument), "field": .text(field),
      "found": .text(
        useCase.isPaged
          ? "Array(\(found).dropFirst(start).prefix(\(useCase.service == nil ? "request." : "")size))"
          : found),
      "returned": .text(
        useCase.work == nil
          ? "" : isList ? property : kept.kind == .save ? field : kept.argument),
      "isChange": .flag(kept.isChange), "isResultUnused": .flag(useCase.work != nil),
      "lists": .flag(kept.kind == .list), "finds": .flag(kept.kind == .find),
      "saves": .flag(kept.kind == .save), "deletes": .flag(kept.kind == .delete),
      "reads": .flag(kept.kind == .read), "replaces": .flag(kept.kind == .replace),
      "listCall": .text(
        call(
          useCase.isPaged
            ? ["start": "1", "size": "20"].merging([text: "\"\""]) { $1 }
            : useCase.isSearch ? [text: "\"SECOND\""] : [:])),
      "listed": .text(useCase.isPaged || useCase.isSearch ? "[.second]" : "[.first, .second]"),
      "secondCall": .text(call([field: "\(kept.type.name).second.id"])),
      "firstCall": .text(call([field: "\(kept.type.name).first.id"])),
      "otherCall": .text(call([field: "UUID()"])),
      "fieldCall": .text(call([field: field])), "replaceCall": .text(call([field: ".second"])),
    ]
    return values
  }
}
