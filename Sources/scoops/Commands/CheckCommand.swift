import IceCreamDomain
import PlainText
import StrictJSON
import TerminalMenu

/// `scoops check`: checks catalogs, and prints every fault with its place.
struct CheckCommand {
  let settings: Settings
  let files: [String]

  func run() -> ExitStatus {
    let catalogs = files.isEmpty ? [settings.catalog] : files.map(Optional.some)
    var status = ExitStatus.done
    for catalog in catalogs {
      let (report, isGood) = check(catalog)
      if settings.terminal.put(report) != .done { return .failed }
      if !isGood { status = .failed }
    }
    return status
  }

  private func check(_ path: String?) -> (report: String, isGood: Bool) {
    do {
      let catalog = try SceneFactory.makeWorker(for: path).fetchIceCream()
      if settings.isJSON { return ("", true) }
      let counts = IngredientKind.allCases.map { kind in
        let count = catalog.names(of: kind).count
        return "\(count) \(count == 1 ? kind.rawValue : kind.listName)"
      }
      let name = path.map { FileCatalogWorker(path: $0).source } ?? "the built-in catalog"
      return ("\(name.printable): no faults; \(counts.joined(separator: ", "))\n", true)
    } catch {
      let lines = settings.isJSON ? json(of: error) : CatalogFaultWording.lines(for: error)
      return (lines.map { $0 + "\n" }.joined(), false)
    }
  }

  private func json(of error: CatalogError) -> [String] {
    let faults = error.faults.map { json(of: $0, in: error.file) }
    guard error.isCutShort else { return faults }
    let rest = JSONText.object([
      "file": JSONText.text(error.file), "problem": JSONText.text("there may be more faults"),
      "remedy": JSONText.text("fix these first"),
    ])
    return faults + [rest]
  }

  private func json(of fault: CatalogFault, in file: String) -> String {
    let words = CatalogFaultWording(fault)
    return JSONText.object([
      "file": JSONText.text(file), "line": "\(fault.line)", "column": "\(fault.column)",
      "path": JSONText.text(fault.path), "problem": JSONText.text(words.problem),
      "remedy": JSONText.text(words.remedy),
    ])
  }
}
