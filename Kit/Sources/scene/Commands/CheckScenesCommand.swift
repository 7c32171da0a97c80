import Arguments
import PlainText
import SceneCheck
import StrictJSON
import SwiftReading

/// Checks scenes that exist, in folders that need not be packages.
struct CheckScenesCommand {
  let workspace: Workspace

  private var options: [GivenOption<SceneOption>] { workspace.invocation.options }

  func run() throws(Refusal) -> SceneProgram.Outcome {
    if options.contains(.rules) {
      return .init(output: HelpTable.text(Rule.allCases.map { ($0.rawValue, $0.summary) }) + "\n")
    }
    let configuration = try workspace.configuration()
    let (sources, faults) = try workspace.sources(
      in: workspace.invocation.operands, excluding: configuration.exclude)
    if sources.isEmpty, faults.isEmpty { throw Refusal("No Swift files here. Name a folder.") }
    let checker = Checker(rules(configuration))
    let project = Project(sources, configuration)
    var found = checker.findings(in: project)
    if let path = options[.writeBaseline] { return try write(found, to: path, faults) }
    if options.contains(.fix) { return try fix(found, in: sources, project) }
    if let revision = options[.changedSince] {
      let changed = try workspace.filesChanged(since: revision)
      found.removeAll { !changed.contains($0.file) }
    }
    var baseline = Baseline("")
    if let path = options[.baseline] ?? configuration.baseline {
      baseline = Baseline(String(decoding: try workspace.package.bytes(of: path), as: UTF8.self))
    }
    let (new, mended) = baseline.compare(
      with: found, of: checker.rules, in: sources.map(\.file))
    let format =
      options.contains(.json) ? .json : options[.format].flatMap(ReportFormat.init) ?? .text
    let files = Set(new.map(\.file)).count
    let summary =
      "\(new.count.counted("finding")) in \(files) of \(sources.count.counted("file"))."
      + (found.count > new.count ? " The baseline accepts \(found.count - new.count)." : "")
      // Of the files that did not change, nothing is known.
      + (mended > 0 && !options.contains(.changedSince)
        ? " It has \(mended) more that are fixed: write it again." : "")
    return .init(
      status: new.isEmpty && faults.isEmpty ? 0 : 1, output: format.text(of: new, configuration),
      errors: (faults + [summary] + counts(new) + unseen(project)).map { $0 + "\n" }.joined())
  }

  /// The rules that the command line names, or else those of the configuration.
  private func rules(_ configuration: Configuration) -> [Rule] {
    let (named, disabled) = (options.values(of: .rule), options.values(of: .disableRule))
    let rules =
      named.isEmpty
      ? configuration.rules : Rule.allCases.filter { named.contains($0.rawValue) }
    return rules.filter { !disabled.contains($0.rawValue) }
  }

  /// Returns how often each rule found something, if several did.
  private func counts(_ findings: [Finding]) -> [String] {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    if counts.count < 2 { return [] }
    let rules = Rule.allCases.sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }
    return [
      rules.compactMap { rule in counts[rule].map { "\($0) \(rule.rawValue)" } }
        .joined(separator: ", ") + "."
    ]
  }

  /// Says how many scenes have components that were not found.
  private func unseen(_ project: Project) -> [String] {
    let (all, count) = project.sceneCounts
    if count == 0 { return [] }
    return [
      "Of \(count) of \(all.counted("scene")), a component was not found, so some rules say nothing. See: scene list"
    ]
  }

  /// Mends what has an exact remedy, and says what is left.
  private func fix(
    _ found: [Finding], in sources: [SwiftSource], _ project: Project
  ) throws(Refusal) -> SceneProgram.Outcome {
    let (texts, mended) = Fixes(in: project).apply(to: found)
    let left = "\(mended.count.counted("finding")) fixed, \(found.count - mended.count) left.\n"
    if texts.isEmpty { return .init(output: "Nothing has an exact fix.\n", errors: left) }
    var changes = FileChanges()
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) { changes.files.append((path, text)) }
    try changes.check(in: workspace.package)
    let differences = changes.differences(from: workspace.package)
    if !options.contains(.dryRun) { try changes.apply(in: workspace.package) }
    return .init(output: differences, errors: left)
  }

  private func write(
    _ found: [Finding], to path: String, _ faults: [String]
  ) throws(Refusal) -> SceneProgram.Outcome {
    let package = workspace.package
    if package.has(path), package.text(of: path).map(Baseline.isBaseline) != true {
      throw Refusal(
        "\(path.printable) exists, and is not a baseline. Move it, or name another file."
      ).unwritten
    }
    var changes = FileChanges()
    changes.rewrite(path, as: Baseline.text(of: found), in: workspace.package)
    let summary = "\(found.count.counted("finding")) in \(path.printable)"
    try changes.check(in: package)
    if options.contains(.dryRun) { return .init(output: "Would accept \(summary).\n") }
    try changes.apply(in: workspace.package)
    return .init(
      output: "Accepted \(summary). To find new ones, run with: --baseline \(path.shellWord)\n",
      errors: faults.map { $0 + "\n" }.joined())
  }
}
