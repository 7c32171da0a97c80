import PlainText
import SceneTemplates
import SwiftReading

/// Writes scenes and their tests.
struct NewCommand {
  let workspace: Workspace

  private var invocation: SceneInvocation { workspace.invocation }
  /// Whether the scenes depend on a copy of the library instead of a package.
  private var isStandalone: Bool { invocation.options.contains(.standalone) }
  private static let library = "SceneLibrary"

  func run() throws(Refusal) -> SceneProgram.Outcome {
    var destination = invocation.destination(templates: workspace.templates)
    let common = invocation.description
    // The names are checked before anything is looked for.
    let descriptions = try workspace.described(common) ?? SceneDescriptions([common])
    if descriptions.scenes.contains(where: \.useCases.isEmpty) {
      throw .usage(
        "A scene needs a use case. Add one: swift package scene new \(common.name.shellWord) "
          + "--use-case FetchTeas")
    }
    let faults = descriptions.faults.map(\.message)
    if !faults.isEmpty { throw Refusal(faults, status: 2) }
    try checkTools(for: descriptions.scenes)
    if workspace.isInFolder, let catalog = descriptions.data.catalog {
      throw Refusal("Only a package can embed \(catalog.file). Remove the catalog.")
    }
    destination.folder = try scenesFolder()
    destination.writer.header = try header()
    let target = try workspace.target()
    destination.module = target.name
    let tests = try workspace.testTarget(of: target)
    return try write(descriptions, in: destination, of: target, tests: tests)
  }

  private func checkTools(for scenes: [SceneDescription]) throws(Refusal) {
    guard let version = invocation.options[.toolsVersion].flatMap({ Int($0) }), version < 6,
      let scene = scenes.first(where: \.waits)
    else { return }
    throw Refusal(
      "\(scene.name) is asynchronous, which needs Swift 6. "
        + "Begin Package.swift with: // swift-tools-version: 6.0")
  }

  private func scenesFolder() throws(Refusal) -> String {
    guard let path = invocation.options[.path] else { return "Scenes" }
    guard path == "." || path.isInside else {
      throw .usage("--path must be a folder inside the target, such as Scenes, not \(path.quoted).")
    }
    return path == "." ? "" : path
  }

  private func header() throws(Refusal) -> String {
    guard let path = invocation.options[.header] else { return "" }
    let text = String(validating: try workspace.package.bytes(of: path), as: UTF8.self)
    let lines = (text ?? "").split(whereSeparator: \.isNewline)
    guard !lines.isEmpty, lines.allSatisfy({ $0.hasPrefix("//") }) else {
      throw Refusal("\(path.printable): Each line of a header must begin with //. Add the slashes.")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func write(
    _ descriptions: SceneDescriptions, in destination: Destination, of target: PackageTarget,
    tests: PackageTarget
  ) throws(Refusal) -> SceneProgram.Outcome {
    var (scenes, data) = (descriptions.scenes, descriptions.data)
    var plan = try NewFiles(workspace, target: target, tests: tests)
    var destination = destination
    destination.knownServices = plan.module.services
    destination.accessOfServices = plan.module.source(of: "SceneServices").map {
      Destination.Access(of: "SceneServices", in: $0)
    }
    destination.services = plan.module.services(and: descriptions.services)
    do throws(SourceFault) {
      // A file grows with its package: what people have made of its other scenes is theirs.
      var all: [(scene: SceneDescription, files: SceneFiles)] = []
      for scene in scenes {
        all.append((scene, try SceneFiles(scene, data: data, in: destination)))
      }
      let new = all.filter { !plan.has($0.files) }
      let written = new.isEmpty ? all : new
      for (_, files) in written { plan.add(files) }
      scenes = written.map(\.scene)
    } catch {
      throw Refusal([error.message]).unwritten
    }
    plan.add(SceneFiles(data, in: destination))
    var known = descriptions
    known.scenes.removeAll { plan.module.place(of: "\($0.name)View") == nil }
    plan.add(SceneFiles(servicesOf: descriptions, beside: known, in: destination))
    if isStandalone { plan.addLibrary(in: Self.library) }
    let problems =
      plan.problems(destination.access) + accessProblems(of: destination)
      + plan.left.flatMap { [$0.sentence] + $0.code.lines.map { "  " + $0 } }
      + routeProblems(
        of: scenes, among: descriptions.scenes.map(\.name), in: plan.module, target)
    guard problems.isEmpty else { throw Refusal(problems).unwritten }
    if plan.changes.isEmpty {
      return .init(output: "All \(plan.done.count) files are up to date.\n")
    }
    return try workspace.finish(
      plan.changes, ("Wrote", "write"),
      what: plan.changes.paths.count == 1 ? " 1 file" : " \(plan.changes.paths.count) files",
      next: plan.kept.map { "Kept existing file: \($0)\n" }.joined()
        + next(
          for: SceneDescriptions(scenes, data: data),
          beside: known.scenes.presentingErrors(of: scenes), target: target, tests: tests))
  }

  /// Returns why `SceneServices` cannot have the workers of new scenes.
  private func accessProblems(of destination: Destination) -> [String] {
    let levels = Destination.Access.allCases
    guard destination.services != destination.knownServices,
      let level = destination.accessOfServices, level != destination.access,
      levels.prefix(while: { $0 != destination.access }).contains(level)
    else { return [] }
    let new = destination.services.last.map(\.type) ?? ""
    return [
      "SceneServices is \(level), but \(new) would be \(destination.access). "
        + "Add --access \(level)."
    ]
  }

  /// Returns why scenes cannot lead to others, or be led to.
  private func routeProblems(
    of scenes: [SceneDescription], among described: [String], in module: SwiftModule,
    _ target: PackageTarget
  ) -> [String] {
    scenes.compactMap { scene in
      guard scene.isRouted else { return nil }
      let names = scene.routes.compactMap { if case .scene(let name) = $0 { name } else { nil } }
      let name = names.first {
        !described.contains($0) && module.place(of: "\($0)Router") == nil
      }
      guard let name else {
        let isolated = names.first { name in
          module.sources.contains { $0.has(modifier: "MainActor", on: "\(name)View") }
        }
        guard let isolated, !scene.isOnMainActor, !workspace.manifest.isOnMainActor(target.name)
        else { return nil }
        return
          "\(isolated) is on the main actor, so \(scene.name) must be, too. Add --main-actor."
      }
      // A file that could not be read may have it.
      let others = (described + module.scenes).filter { $0 != name }
      return module.faults.first?.message
        ?? "There is no \(name)Router to lead to. "
        + (name.closest(in: others).map { "Did you mean \($0)?" }
          ?? "Write the scene first: swift package scene new \(name) --router --use-case …")
    }
  }

  private func next(
    for descriptions: SceneDescriptions, beside others: [SceneDescription],
    target: PackageTarget, tests: PackageTarget
  ) -> String {
    let package = isStandalone ? Self.library : invocation.options[.scoopsPackage] ?? "scoops"
    let scenes = descriptions.scenes
    let catalog = descriptions.data.catalog
    let products =
      ["Scenery"] + (scenes.contains { $0.frontEnd != nil } ? ["SceneUI"] : [])
      + (catalog == nil ? [] : ["StrictJSON"])
    let lines =
      missing(products, in: target, package)
      + (catalog.map { ["    resources: [.embedInCode(\"Resources/\($0.file)\")]"] } ?? [])
    let testLines = missing(["SceneTesting"], in: tests, package)
    var steps: [String] = []
    if workspace.isInFolder {
      steps.append("Add the files to their targets.")
      if !lines.isEmpty {
        steps.append(
          "Link \(products.listed(with: "and")), and SceneTesting to the tests: products of "
            + (isStandalone
              ? "the package SceneLibrary." : "Scoops, or of its copy: add --standalone."))
      }
    } else {
      if isStandalone, !lines.isEmpty {
        steps.append(
          "Add to the dependencies in Package.swift: .package(path: \"\(Self.library)\")")
      }
      for (target, lines) in [(target, lines), (tests, testLines)] where !lines.isEmpty {
        steps.append(
          "Add these lines to \(target.name) in Package.swift. It does not compile without them:\n"
            + lines.joined(separator: ",\n"))
      }
    }
    let routed = scenes.filter { $0.isRouted }.prefix(1)
    steps += (scenes.filter { !$0.isRouted } + routed).compactMap {
      Self.showing($0, with: descriptions.samples(for: $0))
    }
    if !others.isEmpty, let file = invocation.options[.from] {
      steps.append(
        "Let \(others.map(\.name).listed(with: "and")) present the new errors of services: "
          + "swift package scene add --from \(file.shellWord)")
    }
    steps.append("Run \(workspace.runner): the new tests pass.")
    func components(_ suffix: String) -> String {
      scenes.count > 5
        ? "the \(suffix.lowercased())s" : scenes.map { $0.name + suffix }.listed(with: "and")
    }
    steps.append(
      "Write your rules in \(components("Interactor")) and your wording in \(components("Presenter"))."
    )
    let passed = scenes.compactMap { scene -> String? in
      if case .scene = scene.route { return "selection in \(scene.name)Interactor" }
      return scene.route == nil ? nil : scene.result.map { "\($0.name) in \(scene.name)Interactor" }
    }
    if !passed.isEmpty { steps.append("Set \(passed.listed(with: "and")), which routers pass on.") }
    return Workspace.next(steps)
  }

  /// Returns the lines of a manifest that make a target depend on products, as far as it does not.
  private func missing(
    _ products: [String], in target: PackageTarget, _ package: String
  ) -> [String] {
    let missing = products.filter { !target.dependencies.contains($0) }
      .map { "      .product(name: \"\($0)\", package: \"\(package)\"),\n" }
    return missing.isEmpty ? [] : ["    dependencies: [\n\(missing.joined())    ]"]
  }

  /// Returns how a program shows a scene, or scenes that lead to each other and back.
  private static func showing(
    _ scene: SceneDescription, with samples: String
  ) -> String? {
    let view = "\(scene.name)View().configure(\(samples))"
    let show = "stack.show(\(view))"
    switch (scene.frontEnd, scene.isRouted) {
    case (.text, false):
      return
        "Call await \(view).menu.run() in your program; in another target, this needs --access package."
    case (.swiftUI, false):
      return "In your app, make view = \(view) once, and show \(scene.name)Screen(view: view)."
    case (.text, true):
      return "Run the scenes in your program; in another target, this needs --access package:\n"
        + "    import SceneUI\n    let stack = MenuStack()\n    \(show)\n    await stack.run()"
    case (.swiftUI, true):
      return "In your app, do this once:\n    let stack = ScreenStack()\n    \(show)\n  "
        + "and show ScreenStackView(stack: stack)."
    case (.uiKit, false):
      return "Show \(scene.name)ViewController(scene: \(view)) in your app."
    case (.uiKit, true):
      return "In your app's scene delegate, do this once, and keep the stack:\n"
        + "    let stack = ControllerStack()\n    \(show)\n"
        + "    window.rootViewController = stack.navigationController"
    case (nil, true):
      return
        "Show scenes in a type that conforms to SceneNavigation, and pass it on in SceneServices."
    case (nil, false): return nil
    }
  }
}
