import SceneTemplates
import Spies
import SwiftReading
import SwiftWriting

/// Writes generated files again, from the protocols as they are now.
struct RefreshCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let plan = try plan()
    guard plan.problems.isEmpty else { throw Refusal(plan.problems) }
    let isCheck = workspace.invocation.options.contains(.check)
    if isCheck, !plan.changes.isEmpty {
      throw Refusal(
        plan.changes.paths.map { "\($0) is out of date." }
          + ["Run: swift package --allow-writing-to-package-directory scene refresh"])
    }
    if plan.count == 0 {
      return .init(output: "There are no generated files. To write some, run scene new.\n")
    }
    if plan.changes.isEmpty {
      let files = plan.count == 1 ? "file is" : "files are"
      return .init(output: "\(plan.count) generated \(files) up to date.\n")
    }
    return try workspace.finish(plan.changes, ("Wrote", "write"))
  }

  /// Returns the files to write, the number of generated files, and what prevents writing.
  func plan() throws(Refusal) -> (changes: FileChanges, count: Int, problems: [String]) {
    var changes = FileChanges()
    var count = 0
    var problems: [String] = []
    var modules: [String: SwiftModule] = [:]
    var indices: [String: ProtocolIndex] = [:]
    let package = workspace.package
    for target in workspace.targets {
      for path in try package.swiftFiles(in: target.folder) {
        guard let text = package.text(of: path), text.contains(GeneratedFile.marker),
          let header = GeneratedFile.header(of: text.plain)
        else { continue }
        let old = text.plain
        count += 1
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let file = GeneratedFile(named: name) else {
          problems.append(
            "\(path) is marked as generated, but is neither a Trace nor a Spy. Rename it, or remove the mark."
          )
          continue
        }
        for other in candidates(for: target) where modules[other.name] == nil {
          modules[other.name] = try package.module(of: other)
        }
        do throws(SourceFault) {
          let module = try source(of: file, for: target, path: path, in: modules)
          var writer = CodeWriter(templates: workspace.templates)
          writer.header = header
          writer.indentation = Indentation(of: old)
          let index = indices[module.name] ?? ProtocolIndex(module.sources)
          indices[module.name] = index
          let new = try file.text(
            from: module, index, importing: module.name != target.name, with: writer)
          // The last line need not end.
          if ![old, old + "\n"].contains(new) { changes.rewrite(path, as: new, in: package) }
        } catch {
          // Several files can be derived from one protocol.
          if !problems.contains(error.message) { problems.append(error.message) }
        }
      }
    }
    return (changes, count, problems)
  }

  /// Returns a target and those that it tests.
  private func candidates(for target: PackageTarget) -> [PackageTarget] {
    [target] + workspace.targets.filter { target.dependencies.contains($0.name) }
  }

  /// Returns the module that declares the protocols: the target itself, or one that it tests.
  private func source(
    of file: GeneratedFile, for target: PackageTarget, path: String,
    in modules: [String: SwiftModule]
  ) throws(SourceFault) -> SwiftModule {
    var faults: [SourceFault] = []
    for module in candidates(for: target).compactMap({ modules[$0.name] }) {
      if try module.swiftProtocol(named: file.protocolName) != nil { return module }
      faults += module.faults
    }
    // A file that could not be read may have the protocol.
    if let fault = faults.first { throw fault }
    throw .noProtocol(file.protocolName, file: path)
  }
}
