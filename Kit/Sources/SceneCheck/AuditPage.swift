import PlainText
import SwiftReading

/// A page about the scenes of a project: who leads to whom, what each has, and what the rules find.
///
/// It is one file of HTML, without scripts and without anything from a network.
package struct AuditPage {
  private let title: String
  private let scenes: [SceneInventory]
  private let routes: [(from: Int, to: Int)]
  private let findings: [Finding]
  /// The findings by the place of the scene that they are about; those about none have `nil`.
  private let findingsByPlace: [String?: [Finding]]
  private let configuration: Configuration
  private let fileCount: Int

  /// Creates a page from a project and what was found in it.
  package init(
    _ title: String, of project: Project, _ findings: [Finding], _ configuration: Configuration
  ) {
    self.title = title
    let scenes = project.inventory
    self.scenes = scenes
    routes = project.routes(between: scenes)
    self.findings = findings
    findingsByPlace = Dictionary(grouping: findings) { Self.owner(of: $0, among: scenes) }
    self.configuration = configuration
    fileCount = project.sources.count
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.escapedForXML)</title>
    <style>
    :root { color-scheme: light dark; --line: #8888; --bad: #c22; --good: #287a3c; }
    @media (prefers-color-scheme: dark) { :root { --bad: #ff7b72; --good: #6cc982; } }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
    table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top; }
    td.number { text-align: right; } section { border-top: 1px solid var(--line); margin-top: 1.5rem; }
    .map { overflow-x: auto; } svg { display: block; max-width: 100%; height: auto; } svg text { fill: currentColor; font: 14px system-ui, sans-serif; }
    svg rect { fill: Canvas; stroke: currentColor; } svg path { fill: none; stroke: currentColor; } svg .back { stroke-dasharray: 5 3; } svg .bad { stroke: var(--bad); stroke-width: 2; }
    svg marker path { fill: currentColor; } code { font-size: .9em; overflow-wrap: anywhere; } th code { white-space: nowrap; }
    @media (max-width: 40em) { .rules thead { display: none; } .rules tr { display: grid; grid-template-columns: 3em 1fr; } .rules tr :nth-child(3) { grid-column: 2; } } .bad { color: var(--bad); } .good { color: var(--good); }
    </style>
    </head>
    <body>
    <main>
    <h1>\(title.escapedForXML)</h1>
    <p>\(summary)</p>
    \(rules)\(picture)\(scenes.map(section).joined())\(others)</main>
    </body>
    </html>

    """
  }

  private var summary: String {
    let tested = scenes.count { !$0.tested.isEmpty }
    return
      "\(scenes.count.counted("scene")) in \(fileCount.counted("file")), \(tested) with tests. \(findings.count.counted("finding"))."
  }

  // MARK: Rules

  private var rules: String {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    let rows = configuration.rules.map { rule in
      let count = counts[rule] ?? 0
      return """
        <tr><td class="number \(count == 0 ? "good" : "bad")">\(count)</td><th scope="row"><code>\(rule.rawValue)</code></th><td>\(rule.summary.escapedForXML)</td></tr>

        """
    }.joined()
    return """
      <h2>Findings by rule</h2>
      <table class="rules">
      <thead><tr><th scope="col">Number</th><th scope="col">Rule</th><th scope="col">Finds</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  // MARK: Picture

  /// The column of each scene: how many steps lead to it from one that nothing leads to.
  private var columns: [Int] {
    var columns = [Int?](repeating: nil, count: scenes.count)
    var open = scenes.indices.filter { scene in !routes.contains { $0.to == scene } }
    for scene in open { columns[scene] = 0 }
    func follow() {
      var next = 0
      while next < open.count {
        for route in routes where route.from == open[next] && columns[route.to] == nil {
          columns[route.to] = (columns[open[next]] ?? 0) + 1
          open.append(route.to)
        }
        next += 1
      }
    }
    follow()
    // Those that only lead to each other.
    while let first = columns.firstIndex(where: { $0 == nil }) {
      columns[first] = 0
      open = [first]
      follow()
    }
    return columns.map { $0 ?? 0 }
  }

  private var picture: String {
    if scenes.isEmpty { return "" }
    let (width, height, columns) = (200, 56, columns)
    var rows: [Int: Int] = [:]
    let places = columns.map { column -> (x: Int, y: Int) in
      defer { rows[column, default: 0] += 1 }
      return (10 + column * (width + 50), 10 + (rows[column] ?? 0) * (height + 16))
    }
    let (right, bottom) = (
      (places.map(\.x).max() ?? 0) + width + 10, (places.map(\.y).max() ?? 0) + height + 10
    )
    let boxes = zip(scenes, places).map { scene, place in
      let count = findingsByPlace[scene.place, default: []].count
      let name = scene.name.count > 22 ? scene.name.prefix(21) + "…" : scene.name[...]
      return """
        <rect x="\(place.x)" y="\(place.y)" width="\(width)" height="\(height)" rx="8"\(count > 0 ? " class=\"bad\"" : "")/>
        <text x="\(place.x + 12)" y="\(place.y + 23)">\(String(name).escapedForXML)</text>
        <text x="\(place.x + 12)" y="\(place.y + 43)">\(count.counted("finding"))</text>

        """
    }.joined()
    let arrows = routes.map { route in
      Self.arrow(from: places[route.from], to: places[route.to], width, height)
    }.joined()
    return """
      <h2>Who leads to whom</h2>
      <div class="map" tabindex="0" role="region" aria-label="Who leads to whom">
      <svg viewBox="0 0 \(right) \(bottom)" width="\(right)" style="min-width: \(right * 3 / 4)px" role="img" aria-labelledby="map">
      <title id="map">\(routes.count.counted("route")) between \(scenes.count.counted("scene")), which the sections below name.</title>
      <defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8 Z"/></marker></defs>
      \(arrows)\(boxes)</svg>
      </div>
      \(arrows.contains("back") ? "<p>Dashed arrows lead back.</p>\n" : "")
      """
  }

  /// Returns the curve between two boxes; one that does not lead forward ends at the right side, and is dashed.
  private static func arrow(
    from: (x: Int, y: Int), to: (x: Int, y: Int), _ width: Int, _ height: Int
  ) -> String {
    let (y, end, bend) = (from.y + height / 2, to.y + height / 2, 28)
    if to.x > from.x {
      let x = from.x + width
      return path("M\(x) \(y) C\(x + bend) \(y), \(to.x - bend) \(end), \(to.x) \(end)")
    }
    // Lower, since what leads forward begins in the middle.
    let isBeside = to.x == from.x
    let (x, endX, low) = (from.x + (isBeside ? width : 0), to.x + width, 16)
    let turn = isBeside ? x + bend : x - bend
    return path(
      "M\(x) \(y + low) C\(turn) \(y + low), \(endX + bend) \(end + low), \(endX) \(end + low)",
      " class=\"back\"")
  }

  private static func path(_ curve: String, _ attributes: String = "") -> String {
    "<path d=\"\(curve)\"\(attributes) marker-end=\"url(#end)\"/>\n"
  }

  // MARK: Scenes

  /// Returns the place of the scene with the longest name that a finding is about.
  private static func owner(of finding: Finding, among scenes: [SceneInventory]) -> String? {
    scenes.filter { scene in
      finding.subject.hasPrefix(scene.name)
        && !(finding.subject.dropFirst(scene.name.count).first?.isLowercase ?? false)
    }.max { one, other in
      (one.name.count, one.nearness(to: finding.file)) < (
        other.name.count, other.nearness(to: finding.file)
      )
    }?.place
  }

  private func section(_ scene: SceneInventory) -> String {
    let index = scenes.firstIndex(of: scene)
    let next = routes.filter { $0.from == index }.map { scenes[$0.to].name }
    var rows: [(String, String)] = [
      ("Place", "<code>\(scene.place.escapedForXML)</code>"),
      (
        "Use cases",
        scene.useCases.isEmpty ? "none found" : scene.useCases.joined(separator: ", ").escapedForXML
      ),
      ("Components", scene.components.joined(separator: ", ")),
    ]
    if !scene.missing.isEmpty {
      rows.append(
        ("Not found", "<span class=\"bad\">\(scene.missing.joined(separator: ", "))</span>"))
    }
    if !next.isEmpty { rows.append(("Leads to", next.joined(separator: ", ").escapedForXML)) }
    rows.append(
      (
        "Tests",
        scene.tested.isEmpty
          ? "<span class=\"bad\">none</span>" : "of " + scene.tested.listed(with: "and")
      ))
    rows.append(("Spies", "\(scene.spied.count) of \(scene.protocols.count) protocols"))
    let table = rows.map { "<tr><th scope=\"row\">\($0)</th><td>\($1)</td></tr>\n" }.joined()
    return """
      <section>
      <h2>\(scene.name.escapedForXML)</h2>
      <table>
      \(table)</table>
      \(list(findingsByPlace[scene.place, default: []]))</section>

      """
  }

  private func list(_ findings: [Finding]) -> String {
    if findings.isEmpty { return "<p class=\"good\">No findings.</p>\n" }
    // What matters most is read first.
    let sorted = Rule.Severity.allCases.flatMap { severity in
      findings.filter { configuration.severity(of: $0.rule) == severity }
    }
    let items = sorted.map { finding in
      """
      <li><code>\(finding.rule.rawValue)</code> \(finding.message.escapedForXML)<br><code>\("\(finding.file):\(finding.line)".escapedForXML)</code></li>

      """
    }.joined()
    return "<ul>\n\(items)</ul>\n"
  }

  private var others: String {
    guard let left = findingsByPlace[nil] else { return "" }
    return "<section>\n<h2>Other findings</h2>\n\(list(left))</section>\n"
  }
}

extension SceneInventory {
  /// Returns how many folders its interactor has in common with a file.
  fileprivate func nearness(to file: String) -> Int {
    zip(place.split(separator: "/"), file.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension Project {
  /// Returns which scenes lead to which others: whose routers or views name the view of another, also in texts.
  fileprivate func routes(between scenes: [SceneInventory]) -> [(from: Int, to: Int)] {
    var indices: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() { indices[scene.place] = index }
    var sceneOfView: [String: Int] = [:]
    var owners: [(scene: Int, type: ProjectType)] = []
    for view in components where role(of: view) == .view {
      for interactor in components(of: view, .interactor) {
        guard let index = indices[interactor.location] else { continue }
        sceneOfView[view.name] = index
        let routers = components(of: view, .router)
        owners += (routers.isEmpty ? [view] : routers).map { (index, $0) }
      }
    }
    var known: Set<[Int]> = []
    var routes: [(from: Int, to: Int)] = []
    for (scene, type) in owners {
      for method in type.methods {
        for index in method.body ?? 0...0 {
          let token = method.source.tokens[index]
          let words =
            token.kind == .literal
            ? token.text.split { !$0.isLetter && !$0.isNumber }.map(String.init) : [token.text]
          for to in words.compactMap({ sceneOfView[$0] })
          where to != scene && known.insert([scene, to]).inserted {
            routes.append((scene, to))
          }
        }
      }
    }
    return routes
  }
}
