import SceneTemplates

/// Writes generated files again, from the protocols as they are now.
struct RefreshCommand {
  let invocation: SceneInvocation
  let package: PackageFolder
  let targets: [PackageTarget]
  let templates: TemplateSet

  /// Runs the command.
  func run() -> SceneProgram.Outcome {
    let plan = plan()
    return plan.problems.isEmpty
      ? finish(plan.changes, count: plan.count) : .failure(plan.problems)
  }

  /// Returns the files to write, the number of generated files, and what prevents writing.
  func plan() -> (changes: FileChanges, count: Int, problems: [String]) {
    var changes = FileChanges()
    var count = 0
    var problems: [String] = []
    var modules: [String: SwiftModule] = [:]
    for target in targets {
      for path in package.swiftFiles(in: target.folder) {
        guard let old = package.text(of: path), let header = GeneratedFile.header(of: old) else {
          continue
        }
        count += 1
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let content = GeneratedFile.content(of: name) else {
          problems.append(
            "\(path) is marked as generated, but is neither a Trace nor a Spy. Rename it, or remove the mark."
          )
          continue
        }
        do throws(SourceFault) {
          let module = try source(of: content, for: target, path: path, modules: &modules)
          var destination = Destination(templates: templates)
          destination.header = header
          destination.indentation = Indentation(of: old)
          let new = try GeneratedFile.text(
            of: content, from: module, importing: module.name != target.name, in: destination)
          if new != old { changes.write(new, to: path) }
        } catch {
          // Several files can be derived from one protocol.
          if !problems.contains(error.message) { problems.append(error.message) }
        }
      }
    }
    return (changes, count, problems)
  }

  /// Returns the module that declares the protocols: the target itself, or one that it tests.
  private func source(
    of content: GeneratedFile.Content, for target: PackageTarget, path: String,
    modules: inout [String: SwiftModule]
  ) throws(SourceFault) -> SwiftModule {
    let dependencies = targets.filter { target.dependencies?.contains($0.name) ?? !$0.isTest }
    var faults: [SourceFault] = []
    for candidate in [target] + dependencies {
      let module = modules[candidate.name] ?? package.module(of: candidate)
      modules[candidate.name] = module
      if try module.swiftProtocol(named: content.protocolName) != nil { return module }
      faults += module.faults
    }
    // A file that could not be read may have the protocol.
    if let fault = faults.first { throw fault }
    throw SourceFault(file: path, line: 1, problem: .noProtocol(content.protocolName))
  }

  private func finish(_ changes: FileChanges, count: Int) -> SceneProgram.Outcome {
    let isCheck = invocation.flags.contains(.check)
    if isCheck, !changes.isEmpty {
      return .failure(
        changes.paths.map { "\($0) is out of date." }
          + ["Run: swift package --allow-writing-to-package-directory scene refresh"])
    }
    let list = changes.paths.map { "  \($0)\n" }.joined()
    let upToDate = "\(count) generated \(count == 1 ? "file is" : "files are") up to date.\n"
    if changes.isEmpty { return .init(output: count == 0 ? Self.none : upToDate) }
    if invocation.flags.contains(.dryRun) { return .init(output: "Would write:\n\(list)") }
    do throws(FileChanges.Failure) {
      try changes.apply(in: package)
    } catch {
      return .failure(["\(error.path): \(error.reason). Nothing was written."])
    }
    return .init(output: "Wrote:\n\(list)")
  }

  private static let none = "There are no generated files. scene new writes some.\n"
}
