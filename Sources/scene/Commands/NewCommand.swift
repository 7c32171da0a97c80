import PlainText
import SceneTemplates

/// Writes a scene and its tests.
struct NewCommand {
  /// Why nothing was written.
  private struct Refusal: Error {
    var messages: [String]
    var status: Int32 = 1
  }

  let invocation: SceneInvocation
  let package: PackageFolder
  let targets: [PackageTarget]

  /// Runs the command.
  ///
  /// - Throws: `UsageError` for values that make no sense.
  func run() throws(UsageError) -> SceneProgram.Outcome {
    let layout = try invocation.layout()
    // The names are checked before anything is looked for.
    var description = try invocation.description(module: "")
    do throws(NameFault) {
      try description.validate()
    } catch {
      return .failure([error.message], status: 2)
    }
    do throws(Refusal) {
      let folder = try scenesFolder()
      let header = try self.header()
      let target = try self.target()
      let tests = try testTarget(of: target)
      description.module = target.name
      return try write(
        description, in: folder, of: target, tests: tests, header: header, layout: layout)
    } catch {
      return .failure(error.messages, status: error.status)
    }
  }

  // MARK: Where

  private func scenesFolder() throws(Refusal) -> String {
    guard let path = invocation.value(of: .path) else { return "Scenes" }
    if path == "." { return "" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && !part.unicodeScalars.contains { $0.value < 0x20 }
    }
    guard isPlain else {
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
      guard let target = choices.first(where: { $0.name == name }) else {
        throw Refusal(
          messages: [
            choices.isEmpty
              ? "This package has no targets. Add one to Package.swift, with a source file."
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
      guard let found = choices.first(where: { $0.name == name }) else {
        throw Refusal(messages: ["There is no test target \(name.quoted). \(Self.remedy(target))"])
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
    _ description: SceneDescription, in folder: String, of target: PackageTarget,
    tests: PackageTarget, header: String, layout: SwiftLayout
  ) throws(Refusal) -> SceneProgram.Outcome {
    let files: SceneFiles
    do throws(SourceFault) {
      files = try SceneFiles(description, folder: folder, header: header, layout: layout)
    } catch {
      throw Refusal(messages: [error.message])
    }
    let module = package.module(of: target)
    let testModule = package.module(of: tests)
    var changes = FileChanges()
    var kept: [String] = []
    var problems: [String] = []
    for (target, module, list) in [
      (target, module, files.sources), (tests, testModule, files.tests),
    ] {
      for file in list {
        let path = "\(target.folder)/\(file.path)"
        let type = file.path.split(separator: "/").last?.dropLast(".swift".count)
        if file.isShared, package.has(path) || type.flatMap({ module.place(of: String($0)) }) != nil
        {
          kept.append(path)
        } else if package.has(path), !invocation.flags.contains(.force) {
          problems.append("\(path) already exists. Add --force to overwrite it.")
        } else {
          changes.write(file.contents, to: path)
        }
      }
    }
    let taken = files.types.compactMap { type -> String? in
      guard let place = module.place(of: type), !changes.paths.contains(place.file) else {
        return nil
      }
      return "\(place.file):\(place.line): \(type) is already declared here. Choose another name."
    }
    // A file that exists explains why its types do.
    if problems.isEmpty { problems += taken }
    if case .scene(let name) = description.route {
      problems += destinationProblems(name, in: module)
    }
    guard problems.isEmpty else { throw Refusal(messages: problems + ["Nothing was written."]) }
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
        + kept.map { "Left alone, since it exists: \($0)\n" }.joined()
        + Self.next(for: description, target: target))
  }

  /// Returns what another scene lacks to be led to.
  private func destinationProblems(_ name: String, in module: SwiftModule) -> [String] {
    do throws(SourceFault) {
      guard module.place(of: "\(name)Router") != nil,
        let store = try module.swiftProtocol(named: "\(name)DataStore")
      else {
        return [
          "There is no scene \(name) with a router. Write it first: "
            + "scene new \(name) --router --use-case …"
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
  private static func next(for description: SceneDescription, target: PackageTarget) -> String {
    var steps: [String] = []
    if !description.isStandalone, target.dependencies?.contains("Scenery") != true {
      steps.append(
        "Make \(target.name) depend on Scenery in Package.swift, unless it does:\n"
          + "    .product(name: \"Scenery\", package: \"scoops\")")
    }
    if description.hasMenu {
      let call = "\(description.isAsync ? "await " : "")\(description.name)Menu().run()"
      steps.append("Call \(call) in your program, and run it.")
    }
    steps.append("Run swift test: the new tests pass.")
    steps.append(
      "Put your rules into \(description.name)Interactor and your words into "
        + "\(description.name)Presenter.")
    return "\nNext:\n" + steps.map { "  \($0)\n" }.joined()
  }
}
