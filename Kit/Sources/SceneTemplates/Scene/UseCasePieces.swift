import PlainText
import SwiftReading
import SwiftWriting

/// The code of use cases in the files of a scene that exists, and that people have edited.
package struct UseCasePieces {
  /// The names of the use cases, and those that can be requested.
  package let useCases: [String]
  package let requested: [String]
  package private(set) var pieces: [UseCasePiece] = []
  /// What names the use cases: paths with dots around them, titles, and key paths.
  private let paths: [String]
  private let titles: [String]

  /// Plans the use cases and outcomes of a description that a scene lacks.
  package init(
    adding wanted: SceneDescription, data: DataModel = DataModel(), to scene: SceneSource,
    in module: SwiftModule, templates: TemplateSet
  ) throws(DescriptionFault) {
    let existing = scene.description
    let known = Set((existing.useCases + existing.outcomes).map(\.name))
    // The names that exist compile, so only the new ones are checked.
    var new = wanted
    if wanted.isAsync, !new.useCases.isEmpty { new.useCases[0].isAsync = true }
    let waiting = Set(existing.useCases.filter(\.isAsync).map(\.name))
    if let useCase = new.useCases.first(where: { $0.isNeverAsync && waiting.contains($0.name) }) {
      throw DescriptionFault(
        "\(useCase.name) of \(wanted.name) is already asynchronous",
        remedy: "remove \"async\": false", at: wanted.path(of: useCase))
    }
    new.useCases.removeAll { known.contains($0.name) }
    new.outcomes.removeAll { known.contains($0.name) }
    (new.route, new.result, new.hasWorker, new.isAsync) = (nil, nil, false, false)
    if let useCase = new.useCases.first(where: \.isConnected) {
      throw DescriptionFault(
        "\(useCase.name) has a route, a worker, a list, a search or a stream, which affects the rest of the scene",
        remedy: "remove it, and write it by hand", at: wanted.path(of: useCase))
    }
    if var fault = SceneDescriptions([new]).faults.first {
      fault.path = new.useCases.first.map(wanted.path) ?? []
      throw fault
    }
    if new.useCases.contains(where: \.isAsync),
      module.source(of: "\(wanted.name)Worker")?.takesTime(worker: "\(wanted.name)Worker") != true
    {
      throw DescriptionFault(
        "\(wanted.name) has no asynchronous worker",
        remedy: "write one as in a scene that was generated with --async",
        at: new.useCases.first(where: \.isAsync).map(wanted.path) ?? [])
    }
    var all = existing
    all.useCases += new.useCases
    all.outcomes += new.outcomes
    self.init(
      all, data, scene.access, in: module, templates,
      only: Set((new.useCases + new.outcomes).map(\.name)))
  }

  /// Finds the code of a use case, as it is generated.
  ///
  /// - Parameter edited: The sources and tests that can have it; what fields are by default is found in them.
  package init(
    removing name: String, from scene: SceneSource, in module: SwiftModule,
    edited: [SwiftSource], templates: TemplateSet
  ) {
    let described = scene.description
    func pieces(_ value: (String) -> String?) -> UseCasePieces {
      var described = described
      described.setPlaceholders(of: name, value)
      return UseCasePieces(described, scene.data, scene.access, in: module, templates, only: [name])
    }
    var defaults: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    for piece in pieces({ $0 }).pieces {
      for (hole, fillings) in Dictionary(
        grouping: edited.flatMap(piece.fillings), by: \.hole)
      {
        defaults[hole, default: []].formUnion(fillings.map(\.code))
        // What only one piece has may be an edit, except in the state, which declares it.
        counts[hole, default: 0] += piece.place.path.count
      }
    }
    self = pieces { hole in
      counts[hole] ?? 0 > 1 && defaults[hole]?.count == 1 ? defaults[hole]?.first : nil
    }
  }

  /// What the name of a default that is not known begins with.
  static let hole = "default of"

  private init(
    _ description: SceneDescription, _ data: DataModel, _ access: Destination.Access,
    in module: SwiftModule, _ templates: TemplateSet, only: Set<String>
  ) {
    var names = SceneNames(description, data: data, access: access.prefix)
    let chosen = names.outcomes.filter {
      only.contains($0.name) || only.contains(names.owner(of: $0).name)
    }
    let state = module.sources.flatMap {
      $0.members(of: names.scene, names.state, keyword: "var")
    }
    // Other use cases empty a message.
    let others = names.outcomes.filter { !chosen.contains($0) }.flatMap(\.viewModelFields)
    let shared = state.filter(Set(others.map(\.name) + [Field.message.name]).contains)
    let shown = Set(chosen.flatMap(\.viewModelFields).map(\.name)).subtracting(shared)
    let own = names.stateFields.filter { shown.contains($0.name) }
    names.stateFields =
      state.compactMap { name in names.stateFields.first { $0.name == name } }
      + names.stateFields.filter { !state.contains($0.name) }
    useCases = chosen.map(\.name)
    requested = chosen.filter { $0.kind == .request }.map(\.name)
    let methods = Set(
      chosen.flatMap {
        [$0.kind == .request ? $0.request : $0.present, $0.present, $0.display]
      })
    paths =
      methods.map { ".\($0)." } + chosen.map { ".\(names.place(of: $0))." }
      + useCases.map { ".\(names.scene).\($0)." }
      + own.flatMap { field in
        ["state", "self", "$0", names.store].map { ".\($0).\(field.name)." }
      }
    titles =
      chosen.map { "\($0.phrase)\"" }
      + own.flatMap { field in [",", ")", "."].map { "\\.\(field.name)\($0)" } }
    for useCase in chosen {
      pieces += names.pieces(for: useCase, in: module, templates)
    }
    let fields = own + chosen.compactMap(names.formField)
    for field in fields where names.hasGeneratedView(in: module) {
      let declaration = field.declaration(value: names.placeholder(of: field), infersType: true)
      let comment = field.comment(access: names.access)
      pieces.append(
        UseCasePiece(
          code: (comment.isEmpty ? "" : "    /// \(comment)\n")
            + "    \(names.access)var \(declaration)",
          place: SourcePlace(path: [names.scene, names.state], isApart: false)))
    }
  }

  /// Returns the lines of a source that name the use cases, what the state had of them, or their titles.
  package func lines(in source: SwiftSource) -> [(number: Int, code: String)] {
    let declared = Set(
      source.tokens.indices.dropFirst().filter { index in
        source.tokens[index].depth > 0 && "enum" ~= source.tokens[index - 1]
          && useCases.contains(source.tokens[index].text)
      }.map { source.tokens[$0].line })
    return zip(source.text.lines, source.textWithoutComments.lines).enumerated()
      .compactMap { index, line in
        let words = line.1.split { !($0.isLetter || $0.isNumber || "_$.".contains($0)) }
        let isNaming =
          declared.contains(index + 1) || titles.contains(where: line.1.contains)
          || words.contains { word in paths.contains { ".\(word).".contains($0) } }
        return isNaming ? (index + 1, String(line.0.drop { $0 == " " || $0 == "\t" })) : nil
      }
  }
}

extension SceneDescription {
  /// Replaces what the fields of a use case are until there is a rule by what a function returns for their paths.
  fileprivate mutating func setPlaceholders(of name: String, _ value: (String) -> String?) {
    func set(_ fields: inout [Field], _ payload: String) {
      for index in fields.indices {
        let hole = "`\(UseCasePieces.hole) \(payload).\(fields[index].name)`"
        fields[index].placeholder = value(hole)
      }
    }
    func set(_ parts: inout [UseCase]) {
      for index in parts.indices where parts[index].name == name {
        var (response, viewModel) = (parts[index].responseFields, parts[index].viewModelFields)
        set(&parts[index].requestFields, "Request")
        set(&response, "Response")
        set(&viewModel, "ViewModel")
        if parts[index].response != nil { parts[index].response = response }
        parts[index].viewModel = viewModel
      }
    }
    set(&useCases)
    set(&outcomes)
  }
}

extension SceneNames {
  /// Returns whether the view of a scene that exists has a store for its state, not a view controller's own.
  fileprivate func hasGeneratedView(in module: SwiftModule) -> Bool {
    module.conformer(to: "\(scene)DisplayLogic").map { $0.name == "\(scene)View" } ?? true
  }

  fileprivate func pieces(
    for useCase: UseCase, in module: SwiftModule, _ templates: TemplateSet
  ) -> [UseCasePiece] {
    // The template, the type in whose body its text belongs, and the protocol that the body conforms to.
    var rows: [(template: String, type: String, conformance: String?)] = []
    if useCase.kind == .request {
      rows += [
        ("Requirement", "\(scene)BusinessLogic", nil),
        ("Rule", "\(scene)Interactor", "BusinessLogic"),
        ("Action", "\(scene)View", nil), ("RequestTest", "\(scene)InteractorTests", nil),
        ("ActionTest", "\(scene)ViewTests", nil),
      ]
    }
    rows += [
      ("PresentRequirement", "\(scene)PresentationLogic", nil),
      ("DisplayRequirement", "\(scene)DisplayLogic", nil),
      ("Presentation", "\(scene)Presenter", "PresentationLogic"),
      ("Display", "\(scene)View", "DisplayLogic"), ("PresentTest", "\(scene)PresenterTests", nil),
      ("DisplayTest", "\(scene)ViewTests", nil), ("Payloads", scene, nil),
    ]
    if useCase.asksWorker {
      let worker = worker(of: useCase)
      let samples = [sampleType(of: worker), "Catalog\(worker.type)"]
      let found = samples.first { module.place(of: $0) != nil } ?? samples[0]
      rows += [
        ("WorkRequirement", worker.type, nil), ("BuiltInWork", found, nil),
        ("WorkCall", "\(worker.type)Stub.Call", nil), ("StubbedWork", "\(worker.type)Stub", nil),
      ]
      if found == samples[1] { rows.append(("WorkTest", "\(scene)WorkerTests", nil)) }
    }
    let waits = useCase.asksWorker && description.waits
    if waits, hasOwnPlace(useCase) { rows.append(("WorkProperty", "\(scene)Interactor", nil)) }
    let common = SceneValues(self, module: module.name)
    let own = UseCaseValues(names: self, useCase: useCase)
    let hasStore = module.sources.contains {
      $0.members(of: "\(scene)View", keyword: "let").contains(store)
    }
    let isOurs = hasGeneratedView(in: module)
    if !isOurs { rows.removeAll { $0.template == "DisplayTest" } }
    return rows.map { row in
      UseCasePiece(
        code: row.template == "Display" && !isOurs
          ? """
            \(access)func \(useCase.display)(viewModel: \(scene).\(useCase.name).ViewModel) {
              // Show the view model here.
            }
          """ : String(templates.text(of: row.template, common, own).dropLast()),
        place: SourcePlace(
          path: row.type.split(separator: ".").map(String.init),
          conformance: row.conformance.map { scene + $0 },
          isApart: !row.type.hasSuffix("Logic") && row.template != "WorkCall",
          isBeforeInit: row.template == "WorkProperty"),
        isTest: row.template.hasSuffix("Test")
          || ["StubbedWork", "WorkCall"].contains(row.template),
        isClear: hasStore || !["Display", "DisplayTest"].contains(row.template))
    }
  }
}

extension SceneDescription {
  /// Returns the keys and indices of a use case in a scene of a JSON file.
  fileprivate func path(of useCase: UseCase) -> [String] {
    useCases.firstIndex { $0.name == useCase.name }.map { ["useCases", "\($0)"] } ?? []
  }
}
