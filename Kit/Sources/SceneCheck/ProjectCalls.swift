import SwiftReading

/// What the program calls, by names and, where they are known, by the types of the receivers.
struct ProjectCalls {
  /// The names that are used, besides declaring functions of that name, also in texts such as selectors.
  ///
  /// One that is called has its first label behind a bracket, as in `show(request`.
  private var names: Set<String> = []
  /// The types of the properties by which methods are called, by such names.
  private var receivers: [String: [ProjectType]] = [:]

  /// Finds the calls of methods with some names.
  init(of methods: Set<String>, in project: Project) {
    let known = project.typedCalls(of: methods)
    var unlabeled: Set<String> = []
    for source in project.sources where !source.isTest {
      let (tokens, known) = (source.tokens, known[source.file] ?? [:])
      for (index, token) in tokens.enumerated() {
        if token.kind == .word {
          if index > 0, "func" ~= tokens[index - 1] {
            if tokens[index...].dropFirst(2).first.map({ ")" ~= $0 || "_" ~= $0 }) ?? false {
              unlabeled.insert(token.text)
            }
            continue
          }
          let name = tokens[(index + 1)...].label.map { "\(token.text)(\($0)" } ?? token.text
          if let types = known[index] {
            receivers[name, default: []] += types
          } else {
            names.insert(name)
          }
        } else if token.kind == .literal {
          names.formUnion(
            token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
      }
    }
    // A call without a label that nothing declares so is in old Swift, where the first label was left out.
    func isOld(_ name: String) -> Bool {
      name.hasSuffix("(") && !unlabeled.contains(String(name.dropLast()))
    }
    names.formUnion(names.filter(isOld).map { String($0.dropLast()) })
    for (name, types) in receivers where isOld(name) {
      receivers[String(name.dropLast()), default: []] += types
    }
    receivers = receivers.mapValues(\.unique)
  }

  /// Returns whether a requirement is called, perhaps by another type of the same object.
  func include(_ required: ProjectUseCase, in project: Project) -> Bool {
    project.callNames(of: required.method).contains { name in
      names.contains(name)
        || (receivers[name] ?? []).contains { project.areRelated($0, required.boundary) }
    }
  }
}

extension Project {
  /// Returns the types of the properties by which methods are called, by file and by the index of the method's name.
  func typedCalls(of methods: Set<String>) -> [String: [Int: [ProjectType]]] {
    var known: [String: [Int: [ProjectType]]] = [:]
    for type in components {
      for body in type.bodies {
        for call in calls(of: methods, in: body, of: type) {
          known[body.source.file, default: [:]][call.index] = call.types
        }
      }
    }
    return known
  }

  /// Returns the calls of methods by properties whose types are all known.
  fileprivate func calls(
    of methods: Set<String>, in body: ProjectType.Body, of type: ProjectType
  ) -> [(index: Int, types: [ProjectType])] {
    var uses: [String: [MemberUse]] = [:]
    ProjectType.addUses(in: body.range, of: body.source, except: body.hidden, to: &uses)
    return uses.flatMap { name, uses -> [(index: Int, types: [ProjectType])] in
      let calls = uses.filter { $0.isCall && methods.contains($0.name) }
      guard !calls.isEmpty, let property = type.property(named: name), property.type.isPlain
      else { return [] }
      let foreign = property.type.names.filter {
        $0 != ["NSObjectProtocol"] && $0 != ["AnyObject"]
          && resolve($0, in: property.scope, near: property.namedIn) == nil
      }
      let types = types(of: property)
      return foreign.isEmpty && !types.isEmpty ? calls.map { ($0.index, types) } : []
    }
  }

  /// Returns whether an object can be of both types.
  func areRelated(_ one: ProjectType, _ other: ProjectType) -> Bool {
    if one === other { return true }
    let values = Set(one.values.map(ObjectIdentifier.init))
    return other.values.contains { values.contains(ObjectIdentifier($0)) }
      || parents(of: one).contains { $0 === other } || parents(of: other).contains { $0 === one }
  }

  /// Returns the names with which a method can be called or referred to.
  fileprivate func callNames(of method: ProjectType.Method) -> Set<String> {
    guard let first = method.signature.parameters.first else {
      return [method.name, "\(method.name)("]
    }
    let label = "\(method.name)(\(first.label ?? "")"
    // A call can leave out a default value, and write a closure behind its brackets.
    let type = first.type.filter { $0 != "?" && $0 != "!" }
    let isClosure = type.contains("->") || named[type]?.contains(where: \.isAlias) ?? false
    return first.hasDefault || isClosure
      ? [method.name, label, "\(method.name)("] : [method.name, label]
  }
}

extension ArraySlice<SwiftToken> {
  /// The first label of the call whose brackets it begins with, empty without one; `nil` if it begins otherwise.
  fileprivate var label: String? {
    guard let open = first, "(" ~= open else { return nil }
    let rest = dropFirst()
    guard let name = rest.first, name.kind == .word, let colon = rest.dropFirst().first,
      ":" ~= colon
    else { return "" }
    return name.text == "_" ? "" : name.text
  }
}
