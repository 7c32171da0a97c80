import SwiftReading

/// The names of a use case that a scene is to get.
package struct NewUseCase {
  /// The name of its payloads' namespace, such as `DeleteBoat`.
  let name: String
  /// The method that requests it, such as `deleteBoat`.
  let request: String
  /// What is presented and displayed, such as `DeletedBoat`.
  let outcome: String
  /// What it does, such as `Deletes the boat`.
  let summary: String
  /// What is shown after it.
  let message: String

  package init(name: String, request: String, outcome: String, summary: String, message: String) {
    (self.name, self.request, self.outcome) = (name, request, outcome)
    (self.summary, self.message) = (summary, message)
  }
}

/// The code of a new use case for a scene that people wrote, in the words of its other use cases.
package struct UseCaseCode {
  /// The pieces, each with the place where it belongs.
  package private(set) var pieces: [(place: String, code: String)] = []

  private let project: Project
  private let useCase: NewUseCase
  /// The payload of the use case to be copied, such as `ListBoatsModels.FetchBoats.Request`, by its parts.
  private let payload: [String]
  /// What it is called.
  private let old: String

  /// Writes the code for a scene; `nil` if the project has no such scene.
  package init?(_ useCase: NewUseCase, of scene: String, in project: Project) {
    guard
      let parts = project.sceneParts.first(where: {
        project.calledScene(of: $0.interactor) == scene
      })
    else {
      return nil
    }
    let interactor = parts.interactor
    let methods = project.useCases(of: interactor, views: parts.views).map(\.method)
    let requests = methods.filter { !$0.payload.isEmpty }
    guard
      let model = requests.last(where: { $0.payload.count > 1 }) ?? requests.last ?? methods.last
    else {
      return nil
    }
    (self.project, self.useCase, payload) = (project, useCase, model.payload)
    old =
      payload.dropLast().last ?? payload.first?.removing(suffix: "Request")
      ?? model.name.capitalizedFirst
    let request = step(like: model, useCase.request, ("request", "Request"))
    add(request, of: interactor, like: model, documentation: useCase.summary)
    for view in parts.views { addRequest(request, in: view, of: interactor, like: model) }
    addDoubles(request, of: project.boundaries(of: interactor, requiring: model))
    for presenter in parts.presenters {
      add(to: presenter, of: interactor, views: parts.views, request, model)
    }
    addPayloads(beside: interactor)
  }

  /// Adds what an interactor asks a presenter for, and the presenter the views.
  private mutating func add(
    to presenter: ProjectType, of interactor: ProjectType, views: [ProjectType],
    _ request: UseCaseStep,
    _ model: ProjectType.Method
  ) {
    let answer = project.answer(of: presenter, to: interactor, for: payload)
    let present = step(like: answer, "present" + useCase.outcome, ("response", "Response"))
    let access = ComponentAccess(of: presenter, in: interactor, project)
    let views = views.filter { project.property(of: presenter, holding: $0) != nil }
    addBody(
      of: request, in: interactor, like: model,
      [access.call(present, present.payload.map { _ in ".init()" })])
    let shown = views.map {
      (view: $0, answer: project.answer(of: $0, to: presenter, for: payload))
    }
    let displays = shown.map { view, answer in
      step(like: answer, "display" + useCase.outcome, ("viewModel", "ViewModel"))
    }
    add(
      present, of: presenter, like: answer,
      documentation: "Presents the outcome of `\(useCase.name)`")
    addBody(
      of: present, in: presenter, like: answer,
      zip(views, displays).map { view, display in
        ComponentAccess(of: view, in: presenter, project).call(
          display, display.payload.map { _ in ".init(message: \"\(useCase.message)\")" })
      })
    addDoubles(present, of: project.boundaries(of: presenter, requiring: answer))
    for (shown, display) in zip(shown, displays) {
      add(
        display, of: shown.view, like: shown.answer,
        documentation: "Shows the outcome of `\(useCase.name)`")
      addBody(of: display, in: shown.view, like: shown.answer, ["// Show the view model here."])
      addDoubles(display, of: project.boundaries(of: shown.view, requiring: shown.answer))
    }
    addTest(
      "RespondsTo" + useCase.name, of: interactor, request, answered: present,
      by: project.boundaries(of: presenter, requiring: answer), access)
    guard let view = shown.first, let display = displays.first else { return }
    addTest(
      "Presents" + useCase.outcome, of: presenter, present, answered: display,
      by: project.boundaries(of: view.view, requiring: view.answer),
      ComponentAccess(of: view.view, in: presenter, project))
  }

  /// Returns a method of the use case that is declared as another one.
  private func step(
    like model: ProjectType.Method?, _ name: String, _ payload: (parameter: String, type: String)
  ) -> UseCaseStep {
    var step = UseCaseStep(method: name)
    if let model {
      if model.name == old.lowercasedFirst { step.method = useCase.name.lowercasedFirst }
      if model.name.hasSuffix(old), model.name.count > old.count {
        step.method = model.name.dropLast(old.count) + useCase.name
      }
    }
    if self.payload.isEmpty { return step }
    let parameter = model.flatMap { $0.payload.isEmpty ? nil : $0.signature.parameters.first }
    step.label = parameter.map { $0.label ?? "_" } ?? payload.parameter
    step.parameter = parameter?.name ?? payload.parameter
    let last = model?.payload.last ?? payload.type
    step.payload =
      self.payload.count > 1
      ? (self.payload.dropLast(2) + [useCase.name, last]).joined(separator: ".")
      : useCase.name + payload.type
    return step
  }

  /// Adds a requirement to each protocol that requires the method to be copied.
  private mutating func add(
    _ step: UseCaseStep, of type: ProjectType, like model: ProjectType.Method?,
    documentation: String
  ) {
    for boundary in project.boundaries(of: type, requiring: model) {
      let margin = boundary.methods.first.map(\.margin) ?? .usual
      let code = "\(margin)/// \(documentation).\n\(margin)\(step.declaration)"
      pieces.append(("\(boundary.name) at \(boundary.location)", code))
    }
  }

  private mutating func addBody(
    of step: UseCaseStep, in type: ProjectType, like model: ProjectType.Method?, _ lines: [String]
  ) {
    let beside = model.flatMap { model in type.methods.first { $0.name == model.name } }
    let access = beside?.modifiers.contains("public") ?? false ? "public " : ""
    let code = Self.function(access + step.declaration, lines, beside?.margin ?? .usual)
    pieces.append((type.place(beside: beside), code))
  }

  private mutating func addRequest(
    _ request: UseCaseStep, in view: ProjectType, of interactor: ProjectType,
    like model: ProjectType.Method
  ) {
    let call = ComponentAccess(of: interactor, in: view, project).call(
      request, request.payload.map { _ in ".init()" })
    let margin = view.methods.first.map(\.margin) ?? .usual
    let method = Self.function("func \(useCase.request)()", [call], margin)
    pieces.append((view.place(beside: nil), "\(margin)/// \(useCase.summary).\n\(method)"))
  }

  /// Adds the method to the doubles in tests, unless these are generated.
  private mutating func addDoubles(_ step: UseCaseStep, of boundaries: [ProjectType]) {
    for double in project.doubles(of: boundaries) where !double.source.isGenerated {
      let margin = double.methods.first.map(\.margin) ?? .usual
      let isPlain = step.payload == nil
      let type = step.payload.map { ": [\($0)] = []" } ?? " = 0"
      let code = isPlain ? "\(step.record) += 1" : "\(step.record).append(\(step.parameter))"
      let method = Self.function(step.declaration, [code], margin)
      pieces.append(
        (double.place(beside: nil), "\(margin)private(set) var \(step.record)\(type)\n\n\(method)"))
    }
  }

  private mutating func addTest(
    _ name: String, of type: ProjectType, _ request: UseCaseStep, answered answer: UseCaseStep,
    by boundaries: [ProjectType], _ access: ComponentAccess
  ) {
    let suite = project.suite(of: type)
    let known = suite?.properties.first { property in
      project.values(of: property).contains { $0 === type }
    }
    let double = project.doubles(of: boundaries).first
    let spy = double?.name ?? (boundaries.first?.name ?? access.property.capitalizedFirst) + "Spy"
    let subject = known?.name ?? type.roleByName.map(\.rawValue) ?? "component"
    var lines = ["let \(access.property) = \(spy)()"]
    let (made, isPassed) = type.made(passing: access.property)
    if known == nil { lines.append("let \(subject) = \(made)") }
    if known != nil || !isPassed {
      lines.append("\(subject).\(access.property) = \(access.property)")
    }
    lines += ["", "\(subject).\(request.call(request.payload.map { _ in ".init()" }))", ""]
    let isSwiftTesting = suite.map { $0.source.imports["Testing"] != nil } ?? false
    let isRecorded = double.map { !$0.source.isGenerated } ?? false
    let found =
      isRecorded
      ? "\(access.property).\(answer.record)\(answer.payload == nil ? "" : ".count")"
      : "\(access.property).calls.count"
    lines.append(isSwiftTesting ? "#expect(\(found) == 1)" : "XCTAssertEqual(\(found), 1)")
    let margin = suite?.methods.first?.margin ?? .usual
    let head = isSwiftTesting ? "@Test func \(name.lowercasedFirst)()" : "func test\(name)()"
    let place = suite?.place(beside: nil) ?? "a suite of tests, such as \(type.name)Tests"
    pieces.append((place, Self.function(head, lines, margin)))
  }

  private mutating func addPayloads(beside interactor: ProjectType) {
    if payload.isEmpty { return }
    let payloads = [
      "struct \(payload.count > 1 ? payload[payload.count - 1] : useCase.name + "Request") {}",
      "struct \(payload.count > 1 ? "" : useCase.name)Response {}",
      "struct \(payload.count > 1 ? "" : useCase.name)ViewModel {",
      "  var message: String", "}",
    ]
    guard payload.count > 1 else {
      pieces.append(("the file with \(payload[0])", payloads.joined(separator: "\n")))
      return
    }
    let scope = Array(payload.dropLast(2))
    let namespace = project.resolve(scope, in: interactor.scope, near: interactor.source)
    let neighbor = project.resolve(
      Array(payload.dropLast()), in: interactor.scope, near: interactor.source)
    let margin = String(repeating: "  ", count: scope.count)
    let known = namespace.map { "\($0.name) at \($0.location)" } ?? scope.joined(separator: ".")
    let place = neighbor.map { "the file of \($0.name), \($0.location)" } ?? "a new file"
    let lines =
      ["/// \(useCase.summary).", "\(neighbor?.keyword ?? "enum") \(useCase.name) {"]
      + payloads.map { "  " + $0 } + ["}"]
    pieces.append(
      (scope.isEmpty ? place : known, lines.map { margin + $0 }.joined(separator: "\n")))
  }

  private static func function(_ head: String, _ lines: [String], _ margin: Margin) -> String {
    (["\(head) {"] + lines.map { $0.isEmpty ? "" : margin.unit + $0 } + ["}"])
      .map { $0.isEmpty ? "" : "\(margin)\($0)" }.joined(separator: "\n")
  }
}

extension Project {
  /// Returns the property by which a component refers to another one.
  func property(
    of owner: ProjectType, holding type: ProjectType
  ) -> ProjectType.Property? {
    owner.allProperties.first { property in values(of: property).contains { $0 === type } }
  }

  /// Returns the protocols of a type that require a method.
  fileprivate func boundaries(
    of type: ProjectType, requiring method: ProjectType.Method?
  ) -> [ProjectType] {
    guard let method else { return [] }
    return parents(of: type).filter { $0.isProtocol && $0.methodNames.contains(method.name) }
  }

  /// Returns the method by which a component gets the answer to a request.
  ///
  /// - Parameter payload: The request, by its parts.
  fileprivate func answer(
    of type: ProjectType, to owner: ProjectType, for payload: [String]
  ) -> ProjectType.Method? {
    let referred = owner.allProperties.flatMap { types(of: $0) }.flatMap { [$0] + parents(of: $0) }
    let own = ([type] + parents(of: type)).filter { parent in
      referred.contains { $0 === parent }
    }
    let methods = own.filter { $0.isProtocol || $0 === type }.flatMap(\.methods).filter {
      $0.signature.result == nil && $0.signature.parameters.count < 2
    }
    return methods.first { payload.count > 1 && $0.payload.dropLast() == payload.dropLast() }
      ?? methods.last { $0.payload.isEmpty == payload.isEmpty }
  }

  /// Returns the types of tests that conform to one of some protocols.
  func doubles(of boundaries: [ProjectType]) -> [ProjectType] {
    named.values.joined().filter { type in
      type.isConcrete && type.source.isTest
        && parents(of: type).contains { parent in boundaries.contains { $0 === parent } }
    }.sorted { $0.location < $1.location }
  }

  /// Returns the suite that tests a component.
  fileprivate func suite(of component: ProjectType) -> ProjectType? {
    let suites = named.values.joined().filter { type in
      type.isConcrete && type.source.isTest
        && type.source.tokens.contains { component.name ~= $0 }
        && type.methods.contains {
          $0.name.hasPrefix("test") || $0.source.attributes(of: $0.member).contains("Test")
        }
    }.sorted { $0.location < $1.location }
    return suites.first { $0.name.hasPrefix(component.name) } ?? suites.first
  }
}

extension ProjectType {
  fileprivate func place(beside method: Method?) -> String {
    guard let method else { return "\(name) at \(location)" }
    let line = method.source.tokens[method.member.keywordIndex].line
    return "\(name), beside \(method.name) at \(method.source.file):\(line)"
  }

  /// Returns the code that creates a value, and whether it is given a spy that has the name of a property.
  fileprivate func made(passing property: String) -> (code: String, isPassed: Bool) {
    let parameters = methods.first { $0.name == "init" }?.signature.parameters ?? []
    let arguments = parameters.filter { !$0.hasDefault || $0.name == property }.map { parameter in
      let value = parameter.name == property ? property : "<#\(parameter.type)#>"
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return (
      "\(name)(\(arguments.joined(separator: ", ")))", parameters.contains { $0.name == property }
    )
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
