import PlainText
import SceneTemplates
import StrictJSON

/// Writes scenes and their tests.
struct NewCommand {
  /// Why nothing was written.
  private struct Refusal: Error {
    var messages: [String]
    var status: Int32 = 1
  }

  let invocation: SceneInvocation
  let package: PackageFolder
  let targets: [PackageTarget]
  let templates: TemplateSet

  /// Runs the command.
  ///
  /// - Throws: `UsageError` for values that make no sense.
  func run() throws(UsageError) -> SceneProgram.Outcome {
    var destination = try invocation.destination(templates: templates)
    let common = try invocation.description()
    do throws(Refusal) {
      // The names are checked before anything is looked for.
      let descriptions = try descriptions(common)
      try checkTools(for: descriptions.scenes)
      destination.folder = try scenesFolder()
      destination.header = try header()
      let target = try target()
      destination.module = target.name
      return try write(descriptions, in: destination, of: target, tests: testTarget(of: target))
    } catch {
      return .failure(error.messages, status: error.status)
    }
  }

  /// Returns the scene of the command line, or those of a file.
  private func descriptions(_ common: SceneDescription) throws(Refusal) -> SceneDescriptions {
    guard let path = invocation.value(of: .from) else {
      do throws(NameFault) {
        try common.validate()
        return SceneDescriptions([common])
      } catch {
        throw Refusal(messages: [error.message], status: 2)
      }
    }
    guard let bytes = package.bytes(of: path) else {
      let reason =
        package.hasFolder(path)
        ? "This is a folder. Name a file."
        : package.has(path)
          ? "The file cannot be read. Check its permissions."
          : "There is no such file. Name it from the package's folder."
      throw Refusal(messages: ["\(path.printable): \(reason)"])
    }
    do throws(JSONError) {
      return try DescriptionReader.read(bytes, common: common)
    } catch {
      let more = error.isCutShort ? ["There may be more faults."] : []
      throw Refusal(
        messages: error.faults.map { "\(path.printable):\($0)" } + more + ["Nothing was written."])
    }
  }

  private func checkTools(for scenes: [SceneDescription]) throws(Refusal) {
    guard let version = invocation.value(of: .toolsVersion).flatMap({ Int($0) }), version < 6,
      let scene = scenes.first(where: \.isAsync)
    else { return }
    throw Refusal(
      messages: [
        "\(scene.name) is asynchronous, which needs Swift 6. "
          + "Begin Package.swift with: // swift-tools-version: 6.0"
      ])
  }

  // MARK: Where

  private func scenesFolder() throws(Refusal) -> String {
    guard let path = invocation.value(of: .path) else { return "Scenes" }
    if path == "." { return "" }
    guard path.isInside else {
      throw Refusal(
        messages: [
          "--path must be a folder inside of the target, such as Scenes, not \(path.quoted)."
        ], status: 2)
    }
    return path
  }

  private func header() throws(Refusal) -> String {
    guard let path = invocation.value(of: .header) else { return "" }
    guard let text = package.text(of: path) else {
      throw Refusal(messages: ["\(path.printable): The header cannot be read. Check its path."])
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty, lines.allSatisfy({ $0.isEmpty || $0.hasPrefix("//") }) else {
      throw Refusal(
        messages: ["\(path.printable): Each line of a header must begin with //. Add it."])
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func target() throws(Refusal) -> PackageTarget {
    let choices = targets.filter { !$0.isTest }
    let names = choices.map(\.name).sorted().joined(separator: ", ")
    if let name = invocation.value(of: .target) {
      guard let target = choices.first(where: { $0.isCalled(name) }) else {
        throw Refusal(
          messages: [
            choices.isEmpty
              ? "This package has no targets. Add one to Package.swift, with a source file."
              : targets.contains { $0.isCalled(name) }
                ? "\(name) is a test target. Choose one of: \(names)."
                : "There is no target \(name.quoted). Choose one of: \(names)."
          ])
      }
      return target
    }
    guard let only = choices.first else {
      throw Refusal(
        messages: ["This package has no targets. Add one to Package.swift, with a source file."])
    }
    guard choices.count == 1 else {
      throw Refusal(
        messages: ["This package has several targets. Add --target with one of: \(names)."])
    }
    return only
  }

  private func testTarget(of target: PackageTarget) throws(Refusal) -> PackageTarget {
    let choices = targets.filter(\.isTest)
    if let name = invocation.value(of: .testTarget) {
      guard let found = choices.first(where: { $0.isCalled(name) }) else {
        let names = choices.map(\.name).sorted().joined(separator: ", ")
        throw Refusal(
          messages: [
            "There is no test target \(name.quoted). "
              + (names.isEmpty ? Self.remedy(target) : "Choose one of: \(names).")
          ])
      }
      return found
    }
    let depending = choices.filter { $0.dependencies?.contains(target.name) == true }
    let usual = choices.first { $0.name == "\(target.name)Tests" }
    guard let found = usual ?? (depending.count == 1 ? depending.first : nil) else {
      let names = depending.map(\.name).sorted().joined(separator: ", ")
      throw Refusal(
        messages: [
          depending.isEmpty
            ? "There is no test target for \(target.name). \(Self.remedy(target))"
            : "\(target.name) has several test targets. Add --test-target with one of: \(names)."
        ])
    }
    return found
  }

  private static func remedy(_ target: PackageTarget) -> String {
    "Add to Package.swift: .testTarget(name: \"\(target.name)Tests\", dependencies: [\"\(target.name)\"])"
      + ", and a file in Tests/\(target.name)Tests."
  }

  // MARK: What

  private func write(
    _ descriptions: SceneDescriptions, in destination: Destination, of target: PackageTarget,
    tests: PackageTarget
  ) throws(Refusal) -> SceneProgram.Outcome {
    let (scenes, data) = (descriptions.scenes, descriptions.data)
    var plan = NewFiles(
      package: package, target: target, tests: tests,
      overwrites: invocation.flags.contains(.force))
    for scene in scenes { plan.add(SceneFiles(scene, data: data, in: destination)) }
    plan.add(DataFiles(data, in: destination))
    var problems = plan.problems
    for case .scene(let name) in scenes.compactMap(\.route)
    where !scenes.contains(where: { $0.name == name }) {
      problems += destinationProblems(name, in: plan.module)
    }
    guard problems.isEmpty else { throw Refusal(messages: problems + ["Nothing was written."]) }
    let changes = plan.changes
    let list = changes.paths.map { "  \($0)\n" }.joined()
    if invocation.flags.contains(.dryRun) {
      return .init(output: "Would write \(changes.paths.count) files:\n\(list)")
    }
    do throws(FileChanges.Failure) {
      try changes.apply(in: package)
    } catch {
      throw Refusal(messages: ["\(error.path): \(error.reason). Nothing was written."])
    }
    return .init(
      output: "Wrote \(changes.paths.count) files:\n\(list)"
        + plan.kept.map { "Left alone, since it exists: \($0)\n" }.joined()
        + Self.next(
          for: descriptions, target: target,
          package: invocation.value(of: .scoopsPackage) ?? "scoops",
          differences: Self.differences(of: data, from: plan.module)))
  }

  /// Returns which described types exist with other fields.
  private static func differences(of data: DataModel, from module: SwiftModule) -> [String] {
    data.types.compactMap { type in
      guard let source = module.sources.first(where: { $0.line(of: type.name) != nil }) else {
        return nil
      }
      let fields = ["let", "var"].flatMap { source.members(of: type.name, keyword: $0) }
      if Set(fields) == Set(type.fields.map(\.name)) { return nil }
      return
        "\(type.name) exists with other fields (\(fields.joined(separator: ", "))): describe the same "
        + "ones, or change the new code."
    }
  }

  /// Returns what another scene lacks to be led to.
  private func destinationProblems(_ name: String, in module: SwiftModule) -> [String] {
    do throws(SourceFault) {
      guard module.place(of: "\(name)Router") != nil,
        let store = try module.swiftProtocol(named: "\(name)DataStore")
      else {
        return [
          module.scenes.contains(name)
            ? "\(name) has no router, so it cannot be led to. Write one by hand, as "
              + "scene new Other --router writes it, or lead to another scene."
            : "There is no scene \(name) with a router. Write it first: "
              + "swift package scene new \(name) --router --use-case …"
        ]
      }
      guard store.properties.contains(where: { $0.name == "selection" && $0.isSettable }) else {
        return [
          "\(store.file):\(store.line): \(store.name) needs var selection: String? { get set } "
            + "to be passed data."
        ]
      }
      return []
    } catch {
      return [error.message]
    }
  }

  /// Returns what to do next.
  private static func next(
    for descriptions: SceneDescriptions, target: PackageTarget, package: String,
    differences: [String]
  ) -> String {
    let scenes = descriptions.scenes
    var products: [String] = []
    if scenes.contains(where: { !$0.isStandalone }) { products.append("Scenery") }
    let catalog = descriptions.data.catalog
    if catalog != nil { products.append("StrictJSON") }
    let missing = products.filter { target.dependencies?.contains($0) != true }
    var steps = differences
    if !missing.isEmpty {
      steps.append(
        "Make \(target.name) depend on \(missing.listed(with: "and")) in Package.swift, unless it does:"
          + missing.map { "\n    .product(name: \"\($0)\", package: \"\(package)\")" }.joined())
    }
    if let catalog {
      steps.append(
        "Embed the catalog in \(target.name), in Package.swift, unless it is:\n"
          + "    resources: [.embedInCode(\"Resources/\(catalog.file)\")]")
    }
    for scene in scenes {
      switch scene.frontEnd {
      case .text:
        let call = "\(scene.isAsync ? "await " : "")\(scene.name)Menu().run()"
        steps.append("Call \(call) in your program, and run it.")
      case .swiftUI: steps.append("Show \(scene.name)Screen() in your app.")
      case nil: break
      }
    }
    if scenes.contains(where: { $0.route != nil }) {
      steps.append(
        "Show scenes in a type that conforms to SceneNavigation, and pass it to each router.")
    }
    steps.append("Run swift test: the new tests pass.")
    let interactors = scenes.map { "\($0.name)Interactor" }.listed(with: "and")
    let presenters = scenes.map { "\($0.name)Presenter" }.listed(with: "and")
    steps.append("Put your rules into \(interactors) and your words into \(presenters).")
    return "\nNext:\n" + steps.map { "  \($0)\n" }.joined()
  }
}
