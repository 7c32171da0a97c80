import Foundation
import Testing

/// The modules in CONTRIBUTING.md match the manifest.
struct ContributingTests {
  @Test func `says what each module may import`() throws {
    let manifest = try PackageFolder.lines(of: "Package.swift").joined(separator: " ")
    let targets = manifest.matches(of: #/\.(?:target|executableTarget)\(\s*name: "(\w+)"([^)]*)/#)
    let contributing = try MarkdownFile("CONTRIBUTING.md")
    let rows = contributing.rows.filter { $0.cells.count == 3 }.dropFirst()

    var imports: [String: [String]] = [:]
    for target in targets where PackageFolder.has("Sources/\(target.output.1)") {
      let list = target.output.2.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.output.1 ?? ""
      imports[String(target.output.1)] = list.matches(of: #/"(\w+)"/#).map { String($0.output.1) }
    }

    #expect(imports.count > 4)
    #expect(rows.count == imports.count)
    for (line, cells) in rows {
      let module = cells[0].components(separatedBy: "`")[1]
      let named = cells[2].matches(of: #/`(\w+)`/#).map { String($0.output.1) }
      let all = cells[2] == "all of them" ? imports.keys.filter { $0 != module } : named
      #expect(Set(all) == Set(imports[module] ?? ["nothing known"]), "CONTRIBUTING.md:\(line)")
    }
  }
}
