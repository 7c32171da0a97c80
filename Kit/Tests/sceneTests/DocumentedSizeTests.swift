import Foundation
import Testing

@testable import TestSupport
@testable import scene

/// Articles say how much is generated.
struct DocumentedSizeTests {
  private func article(_ name: String) throws -> String {
    let path = "Learn/Learn.docc/Articles/\(name).md"
    return try Repository.text(of: path).replacingOccurrences(of: "\n", with: " ")
  }

  /// Returns the files of a scene with two use cases.
  private func scene(_ options: [String] = []) -> [String] {
    let package = TemporaryPackage()
    let names = ["--use-case", "FetchTeas", "--use-case", "ChooseTea"]
    _ = package.run(["new", "ListTeas"] + names + options)
    return package.files.filter { $0.key.contains("/Scenes/") }.map(\.value)
  }

  @Test(arguments: [
    ("two empty use cases has", []),
    (
      "With an asynchronous worker, a router and a screen, it has",
      ["--async", "--router", "--front-end", "swiftui"]
    ),
  ])
  func `counts the files of a scene, and its lines to the next ten`(
    words: String, options: [String]
  ) throws {
    let files = scene(options)

    let lines = files.map { $0.count { $0 == "\n" } }.reduce(0, +)
    let size = "\(words) about \((lines + 5) / 10 * 10) lines in \(files.count) files"
    #expect(try article("GeneratedScenes").contains(size))
  }

  @Test func `counts what a worker adds that takes time`() throws {
    func count(_ pattern: String, in files: [String]) throws -> Int {
      let regex = try Regex(pattern)
      return files.filter { !$0.contains("import Testing") && !$0.contains("@testable") }
        .map { $0.matches(of: regex).count }.reduce(0, +)
    }
    let (plain, waiting) = (scene(), scene(["--async"]))
    // Without the state that they change, and the namespaces.
    let patterns = [#"(protocol|struct) \w+|enum \w+Error"#, #"func \w+"#]

    let added = try patterns.map { try count($0, in: waiting) - count($0, in: plain) }

    // Each method is required, and written.
    #expect(added == [7, 5 * 2])
    #expect(try article("FAQ").contains("adds seven types and five methods"))
  }
}
