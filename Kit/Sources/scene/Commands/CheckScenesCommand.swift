import Arguments
import PlainText
import SceneCheck
import SwiftReading

/// Checks scenes that exist, in folders that need not be packages.
struct CheckScenesCommand {
  let workspace: Workspace

  private var options: [GivenOption<SceneOption>] { workspace.invocation.options }

  func run() throws(Refusal) -> SceneProgram.Outcome {
    if options.contains(.rules) {
      return .init(output: HelpTable.text(Rule.allCases.map { ($0.rawValue, $0.summary) }) + "\n")
    }
    let (sources, faults) = try workspace.sources(in: workspace.invocation.operands)
    if sources.isEmpty, faults.isEmpty { throw Refusal("No Swift files here. Name a folder.") }
    let named = options.values(of: .rule)
    let rules = Rule.allCases.filter { named.contains($0.rawValue) }
    let checker = Checker(rules.isEmpty ? nil : rules)
    let found = checker.findings(in: Project(sources))
    if let path = options[.writeBaseline] { return try write(found, to: path, faults) }
    var baseline = Baseline("")
    if let path = options[.baseline] {
      baseline = Baseline(String(decoding: try workspace.package.bytes(of: path), as: UTF8.self))
    }
    let (new, mended) = baseline.compare(
      with: found, of: checker.rules, in: sources.map(\.file))
    let lines = new.map { options.contains(.json) ? $0.json : $0.text }
    let files = Set(new.map(\.file)).count
    let summary =
      "\(new.count.counted("finding")) in \(files) of \(sources.count.counted("file"))."
      + (found.count > new.count ? " The baseline accepts \(found.count - new.count)." : "")
      + (mended > 0 ? " It has \(mended) more that are fixed: write it again." : "")
    return .init(
      status: new.isEmpty && faults.isEmpty ? 0 : 1, output: lines.map { $0 + "\n" }.joined(),
      errors: faults.map { $0 + "\n" }.joined() + summary + "\n")
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

extension Int {
  /// Returns the number with a noun, such as `2 files`.
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
