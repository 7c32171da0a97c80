import IceCreamDomain
import IceCreamFiles
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
      let name = path.map { FileCatalogWorker(path: $0).source }
      let report = settings.isJSON ? json(of: catalog, name) : sentence(on: catalog, name)
      return (report + "\n", true)
    } catch {
      let lines = settings.isJSON ? [json(of: error)] : CatalogFaultWording.lines(for: error)
      return (lines.map { $0 + "\n" }.joined(), false)
    }
  }

  private func sentence(on catalog: IceCream, _ name: String?) -> String {
    let counts = IngredientKind.allCases.map { kind in
      let count = catalog.names(of: kind).count
      return "\(count) \(count == 1 ? kind.rawValue : kind.listName)"
    }
    let name = (name ?? "the built-in catalog").printable
    return "\(name): no faults; \(counts.joined(separator: ", "))"
  }

  private func json(of catalog: IceCream, _ name: String?) -> String {
    JSONText.object([
      "file": name.map(JSONText.text) ?? "null", "ok": "true",
      "cones": "\(catalog.cones.count)", "flavors": "\(catalog.flavors.count)",
      "toppings": "\(catalog.toppings.count)",
    ])
  }

  private func json(of error: CatalogError) -> String {
    let faults = error.faults.map { fault in
      let words = CatalogFaultWording(fault)
      return JSONText.object([
        "line": fault.hasPosition ? "\(fault.line)" : "null",
        "column": fault.hasPosition ? "\(fault.column)" : "null",
        "path": JSONText.text(fault.path), "problem": JSONText.text(words.problem),
        "remedy": JSONText.text(words.remedy),
      ])
    }
    return JSONText.object([
      "file": JSONText.text(error.file), "ok": "false",
      "faults": "[" + faults.joined(separator: ",") + "]", "isCutShort": "\(error.isCutShort)",
    ])
  }
}
