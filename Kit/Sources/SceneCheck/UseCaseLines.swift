import SwiftReading

/// Where a use case of a scene is declared and used, for a person who removes it by hand.
package struct UseCaseLines {
  /// The declarations, each as its file, line and code.
  package var declared: [String] { Self.texts(of: declarations) }
  /// The other lines that name what is declared there.
  package var used: [String] { Self.texts(of: uses) }

  private typealias Place = (source: ProjectSource, index: Int)

  private var declarations: [Place] = []
  private var uses: [Place] = []

  private let project: Project
  /// The types that declare each of its methods.
  private var methods: [String: [ProjectType]] = [:]
  /// The type with its payloads.
  private var payloads: ProjectType?
  /// The code of its declarations, by file.
  private var bodies: [String: [ClosedRange<Int>]] = [:]

  /// Finds the lines of the use case that a method requests; `nil` if the scene has none of this name.
  package init?(of request: String, in scene: String, _ project: Project) {
    guard
      let parts = project.sceneParts.first(where: {
        project.calledScene(of: $0.interactor) == scene
      }),
      let useCase = project.useCases(of: parts.interactor, views: parts.views)
        .first(where: { $0.method.name == request })
    else { return nil }
    self.project = project
    payloads = project.payloads(of: useCase.method, of: parts.interactor)
    add(request, of: [parts.interactor])
    let presented = Self.answers(to: [request], of: [parts.interactor], by: parts.presenters)
    for name in presented { add(name, of: parts.presenters) }
    for name in Self.answers(to: presented, of: parts.presenters, by: parts.views) {
      add(name, of: parts.views)
    }
    if let payloads {
      let end = payloads.source.tokens.indices[payloads.place...].first {
        "{" ~= payloads.source.tokens[$0]
      }.flatMap { payloads.source.source.ends[$0] }
      add(payloads.place, to: end, in: payloads.source)
    }
    findUses()
  }

  /// Returns the lines of places, each once.
  private static func texts(of places: [Place]) -> [String] {
    var known: Set<String> = []
    return places.sorted { ($0.source.file, $0.index) < ($1.source.file, $1.index) }
      .map { $0.source.line(at: $0.index) }.filter { known.insert($0).inserted }
  }

  /// Returns the methods that only some methods of their callers call.
  private static func answers(
    to methods: Set<String>, of callers: [ProjectType], by types: [ProjectType]
  ) -> Set<String> {
    let names = types.reduce(into: Set<String>()) { $0.formUnion($1.methodNames) }
    var (called, others): (Set<String>, Set<String>) = ([], [])
    for method in callers.flatMap(\.methods) {
      guard let body = method.body else { continue }
      let tokens = method.source.tokens
      let calls = body.dropFirst(2).dropLast().filter {
        "." ~= tokens[$0 - 1] && "(" ~= tokens[$0 + 1] && names.contains(tokens[$0].text)
      }.map { tokens[$0].text }
      if methods.contains(method.name) { called.formUnion(calls) } else { others.formUnion(calls) }
    }
    return called.subtracting(others)
  }

  /// Adds the declarations of a method, also those in protocols and in doubles.
  private mutating func add(_ name: String, of components: [ProjectType]) {
    let boundaries = components.flatMap { project.parents(of: $0) }.filter {
      $0.isProtocol && $0.methodNames.contains(name)
    }.unique
    methods[name, default: []] += components + boundaries
    for type in components + boundaries + project.doubles(of: boundaries)
    where !type.source.isGenerated {
      for method in type.methods where method.name == name {
        add(
          method.member.keywordIndex, to: method.member.tokens.upperBound - 1, in: method.source)
      }
    }
  }

  private mutating func add(_ place: Int, to end: Int?, in source: ProjectSource) {
    declarations.append((source, place))
    bodies[source.file, default: []].append(place...(end ?? place + 1))
  }

  private mutating func findUses() {
    let typed = project.typedCalls(of: Set(methods.keys))
    for source in project.sources where !source.isGenerated {
      let (tokens, bodies) = (source.tokens, bodies[source.file] ?? [])
      for index in tokens.indices.dropFirst().dropLast()
      where tokens[index].kind == .word && !bodies.contains(where: { $0.contains(index) }) {
        let types = typed[source.file]?[index]
        if isCall(at: index, in: source, types) || isPayload(at: index, in: source) {
          uses.append((source, index))
        }
      }
    }
  }

  /// Returns whether a method is called, or may be.
  ///
  /// - Parameter types: The types of the receiver, as far as they are known.
  private func isCall(at index: Int, in source: ProjectSource, _ types: [ProjectType]?) -> Bool {
    let tokens = source.tokens
    guard let declaring = methods[tokens[index].text], !("func" ~= tokens[index - 1]) else {
      return false
    }
    if let types {
      return types.contains { type in declaring.contains { project.areRelated($0, type) } }
    }
    return "." ~= tokens[index - 1]
      || "(" ~= tokens[index + 1] && declaring.contains { $0.files.contains(source.file) }
  }

  private func isPayload(at index: Int, in source: ProjectSource) -> Bool {
    let tokens = source.tokens
    guard let payloads, payloads.name ~= tokens[index] else { return false }
    let names = "." ~= tokens[index - 1] && index > 1 ? [tokens[index - 2].text] : []
    let found = project.resolve(names + [payloads.name], in: TypeScopes.root, near: source)
    return found.map { $0 === payloads } ?? true
  }
}

extension Project {
  /// Returns the type around the payloads of a method, such as `ListBoats.FetchBoats`.
  fileprivate func payloads(
    of method: ProjectType.Method, of interactor: ProjectType
  ) -> ProjectType? {
    let path = Array(method.payload.dropLast())
    guard let name = path.last else { return nil }
    // What is before it can be an alias.
    return resolve(path, in: interactor.scope, near: method.source)
      ?? named[name].flatMap { $0.count == 1 ? $0.first : nil }
  }
}

extension ProjectSource {
  /// Returns the file, the line and the code of a token.
  fileprivate func line(at index: Int) -> String {
    let token = tokens[index]
    let start = source.bytes[..<token.range.lowerBound].lastIndex(where: \.isLineBreak)
    let line = source.bytes[(start.map { $0 + 1 } ?? 0)...].prefix { !$0.isLineBreak }
    let text = String(decoding: line, as: UTF8.self)
    return "\(file):\(token.line): \(text.drop(while: \.isWhitespace))"
  }
}
