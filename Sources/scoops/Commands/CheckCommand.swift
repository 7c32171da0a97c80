import IceCreamDomain
import IceCreamFiles
import PlainText
import StrictJSON
import TerminalMenu

/// `scoops check`: checks catalogs, and prints every fault with its place.
struct CheckCommand {
  let settings: Settings
  let invocation: Invocation

  func run() -> ExitStatus {
    let files = (invocation.options[.catalog].map { [$0] } ?? []) + invocation.operands
    let catalogs = files.isEmpty ? [settings.catalog] : files.map(Optional.some)
    var result = ExitStatus.done
    for catalog in catalogs {
      let (lines, isGood) = check(catalog)
      let status =
        settings.isJSON
        ? settings.terminal.put(exact: lines.map { $0 + "\n" }.joined())
        : settings.terminal.put(lines.map { "\($0)" }.lines)
      if status != .done { return .failed }
      if !isGood { result = .failed }
    }
    return result
  }

  private func check(_ path: String?) -> (lines: [String], isGood: Bool) {
    do {
      let catalog = try Program.makeWorker(for: path).fetchCatalog()
      let name = path.map { FileCatalogWorker(path: $0).source }
      return (settings.isJSON ? [json(of: catalog, name)] : sentences(on: catalog, name), true)
    } catch {
      return (settings.isJSON ? [json(of: error)] : CatalogFaultWording.lines(for: error), false)
    }
  }

  private func sentences(on catalog: IceCreamCatalog, _ name: String?) -> [String] {
    let counts = IngredientKind.allCases.map { kind in
      let count = catalog.names(of: kind).count
      return "\(count) \(count == 1 ? kind.rawValue : kind.listName)"
    }
    let name = name ?? "the built-in catalog"
    let guesses = guesses(in: catalog)
    return ["\(name): no faults; \(counts.joined(separator: ", "))"]
      + (guesses.isEmpty ? [] : ["Guessed from names:"] + guesses)
  }

  private var isVerbose: Bool { invocation.options.contains(.verbose) }

  /// Returns what is guessed of the ingredients' looks, in their order: lines, or JSON; none unless asked for.
  private func guesses(in catalog: IceCreamCatalog) -> [String] {
    if !isVerbose { return [] }
    return IngredientKind.allCases.flatMap { kind in
      catalog.names(of: kind).enumerated().compactMap { index, name in
        let given = catalog.given(at: index, of: kind)
        let guess = catalog.guess(at: index, of: kind)
        let shape = given.shape == nil ? guess.shape.rawValue : nil
        // What draws nothing has no color.
        let hasColors = given.colors.isEmpty && !(shape != nil && guess.shape == .nothing)
        let colors = hasColors ? guess.colors.map(\.description) : nil
        if shape == nil, colors == nil { return nil }
        if settings.isJSON {
          return JSONText.object([
            "list": JSONText.text(kind.listName), "name": JSONText.text(name),
            "shape": shape.map(JSONText.text) ?? "null",
            "color": colors.map(JSONText.list) ?? "null",
          ])
        }
        let looks = [shape].compactMap(\.self) + (colors ?? [])
        return "  \(name): \(looks.joined(separator: " "))"
      }
    }
  }

  private func json(of catalog: IceCreamCatalog, _ name: String?) -> String {
    let json = JSONText.object([
      "file": name.map(JSONText.text) ?? "null", "ok": "true",
      "cones": "\(catalog.cones.count)", "flavors": "\(catalog.flavors.count)",
      "toppings": "\(catalog.toppings.count)",
    ])
    guard isVerbose else { return json }
    let guesses = guesses(in: catalog).joined(separator: ",")
    return json.dropLast() + ",\"guesses\":[\(guesses)]}"
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
