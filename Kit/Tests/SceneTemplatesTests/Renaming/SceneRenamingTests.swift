import SwiftReading
import Testing

@testable import SceneTemplates
@testable import SwiftWriting
@testable import TestSupport

/// A name is found in time that grows with the sources.
struct SceneRenamingTests {
  private let scene = """
    enum Map { enum Fetch { struct Request { var id = 1 } } }
    protocol MapBusinessLogic { func fetch(request: Map.Fetch.Request) }
    class MapInteractor: MapBusinessLogic { func fetch(request: Map.Fetch.Request) {} }

    """

  /// Code in which one line is repeated, with the numbers of it and of the line before it.
  @Test(arguments: [
    ("class A { let map = MapInteractor(); func a() {\n", "map.fetch(request: .init())\n", "} }"),
    ("let all: [Any] = [", "MapInteractor.fetch, ", "]"),
    ("extension MapInteractor {\n", "func a#() { fetch(request: .init()) }\n", "}"),
    ("class A { func a() {\n", "if let b# = c { b#.fetch(request: .init()) }\n", "} }"),
    (
      "class A0: MapInteractor {}\n",
      "class A#: A% { override func fetch(request: Map.Fetch.Request) {} }\n", ""
    ),
  ])
  func `takes time that grows with the sources`(start: String, line: String, end: String) throws {
    func time(_ count: Int) throws -> Double {
      let lines = (1...count).map { number in
        line.replacing("#", with: "\(number)").replacing("%", with: "\(number - 1)")
      }
      let text = scene + start + lines.joined() + end
      var changed: String?
      let time = try processorTime {
        let sources = [NamedSource(try SwiftSource(text, file: "A.swift"))]
        let index = TypeIndex(sources)
        let types = SceneTypes(of: "Map", others: [], in: sources, index)
        let names = NewNames(
          "Fetch", of: types, to: "Load", in: nil, index, templates: try TemplateSet())
        changed = SceneRenaming(names, in: sources, module: "App", index).texts["A.swift"]
      }
      try #require(changed?.contains("func load(request: Map.Load.Request)") == true)
      return time
    }
    _ = try time(1)
    let control = try time(40)

    // Linear time is 8 times as much, and quadratic time 64 times.
    #expect(try time(320) < 20 * control)
  }
}
