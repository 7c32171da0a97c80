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
    // A worker is told the identity of a selected entry itself, instead of the request.
    if selected?.isIdentified == true {
      identity = "id"
    } else if request.contains(where: { $0.name == "id" && $0.type == .uuid }) {
      identity = code("id")
    } else if useCase.usesSelection, description.selection?.type == .uuid {
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

  /// Returns whether a built-in worker can keep the values of types in a file: it saves some, and all are `Codable`.
  static func isStored(
    _ types: some Collection<String>, by works: [(names: SceneNames, useCase: UseCase)]
  ) -> Bool {
    guard let names = works.first?.names, names.description.waits else { return false }
    let saves = works.contains { work in
      [.save, .replace].contains(work.names.keptWork(of: work.useCase)?.kind)
    }
    let labels = works.flatMap { $0.names.arguments(of: $0.useCase).map(\.label) }
    return saves && !labels.contains { ["before", "kept"].contains($0) }
      && types.allSatisfy { names.data.type(named: $0)?.conformances.contains(.codable) == true }
  }
}

/// The values of a use case's work by a worker that keeps values, for templates.
struct KeepingValues: TemplateValues {
  let names: SceneNames
  let useCase: UseCase
  let kept: KeptWork
  /// The property of the worker.
  let name: String

  /// Creates the values; `nil` for work of another kind.
  ///
  /// - Parameter properties: The properties of the worker, by the names of types.
  init?(of useCase: UseCase, _ names: SceneNames, properties: [String: String]) {
    guard let kept = names.keptWork(of: useCase), let name = properties[kept.type.name] else {
      return nil
    }
    (self.names, self.useCase, self.kept, self.name) = (names, useCase, kept, name)
  }

  /// Whether it is kept in a file, too.
  var isStored: Bool { name.hasPrefix("kept.") }
  private var arguments: [WorkerMethod.Argument] { names.arguments(of: useCase) }
  private var property: String {
    arguments.contains { $0.label == name } ? "self.\(name)" : name
  }
  /// The parameter that has the identity, or the value that is saved.
  private var field: String { kept.argument.split(separator: ".").last.map(String.init) ?? "" }
  /// The name of the request before its fields.
  private var root: String { useCase.service == nil ? "request." : "" }

  /// The error for an identity that is not there.
  private var missing: String {
    let errors = names.errors(of: names.worker(of: useCase)).map(\.name)
    return errors.contains("notFound") ? "notFound" : "unavailable"
  }

  private var returned: String {
    guard let work = useCase.work else { return "" }
    if work.type == .list(.named(kept.type.name)) { return property }
    return kept.kind == .save ? field : kept.argument
  }

  /// Returns the arguments of a call in a test, some with values of their own.
  private func call(_ others: [String: String]) -> String {
    arguments.map { argument in
      guard argument.isRequest else {
        return "\(argument.label): \(others[argument.label] ?? argument.sample)"
      }
      let fields = useCase.requestFields.map { field in
        let sample = names.sample(of: field, in: useCase.requestFields).swift
        return "\(field.name): \(others[field.name] ?? sample)"
      }
      return "\(argument.label): .init(\(fields.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  /// The arguments of a call that lists what is kept, and what it returns.
  private var listing: (call: String, entries: String) {
    let text = useCase.requestFields.first { $0.type == .string }?.name ?? ""
    if useCase.isPaged {
      let others = ["start": "1", "size": "20"].merging([text: "\"\""]) { $1 }
      return (call(others), "[.second]")
    }
    return useCase.isSearch
      ? (call([text: "\"SECOND\""]), "[.second]") : (call([:]), "[.first, .second]")
  }

  static let table: Table = [
    "type": .text(\.kept.type.name), "property": .text(\.property), "name": .text(\.name),
    "argument": .text(\.kept.argument), "field": .text(\.field), "root": .text(\.root),
    "found": .text { $0.names.sampled(by: $0.useCase, $0.arguments, of: $0.property) },
    "missing": .text(\.missing), "isStored": .flag(\.isStored),
    "returned": .text(\.returned), "isChange": .flag(\.kept.isChange),
    "isResultUnused": .flag { $0.useCase.work != nil },
    "lists": .flag { $0.kept.kind == .list }, "finds": .flag { $0.kept.kind == .find },
    "saves": .flag { $0.kept.kind == .save }, "deletes": .flag { $0.kept.kind == .delete },
    "reads": .flag { $0.kept.kind == .read }, "replaces": .flag { $0.kept.kind == .replace },
    "listCall": .text(\.listing.call), "listed": .text(\.listing.entries),
    "firstCall": .text { $0.call([$0.field: "\($0.kept.type.name).first.id"]) },
    "secondCall": .text { $0.call([$0.field: "\($0.kept.type.name).second.id"]) },
    "otherCall": .text { $0.call([$0.field: "UUID()"]) },
    "firstSaved": .text { $0.call([$0.field: ".first"]) },
    "fieldCall": .text { $0.call([$0.field: $0.field]) },
    "replaceCall": .text { $0.call([$0.field: ".second"]) },
  ]
}
