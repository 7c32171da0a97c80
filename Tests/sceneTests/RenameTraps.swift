import Testing

/// Sources in which a name is not only that of a scene, and what renaming it changes, reports or refuses.
struct RenameTrap: CustomTestStringConvertible {
  let title: String
  /// The name, unless it is the scene `Map`, which gets the name `Atlas`.
  var command = ["Map", "Atlas"]
  /// A file beside those of the scene.
  var path = "App/Other.swift"
  let before: String
  /// What becomes of it; `nil` if it stays.
  var after: String?
  /// The lines and columns of what is left and listed.
  var mentions: [String] = []
  /// What the refusal says, if nothing changes.
  var refusal: String?

  var testDescription: String { title }

  /// The files of a scene that nobody generated.
  static let scene = [
    "App/MapModels.swift": """
    enum Map {
      enum Fetch {
        struct Request { var id: Int }
        struct Response { var names: [String] }
        struct ViewModel { var names: [String] }
      }
    }
    """,
    "App/MapInteractor.swift": """
    protocol MapBusinessLogic { func fetch(request: Map.Fetch.Request) }
    final class MapInteractor: MapBusinessLogic {
      var presenter: MapPresentationLogic?
      func fetch(request: Map.Fetch.Request) { presenter?.presentFetch(response: .init(names: [])) }
    }
    """,
    "App/MapPresenter.swift": """
    protocol MapPresentationLogic { func presentFetch(response: Map.Fetch.Response) }
    final class MapPresenter: MapPresentationLogic {
      weak var viewController: MapDisplayLogic?
      func presentFetch(response: Map.Fetch.Response) {
        viewController?.displayFetch(viewModel: .init(names: response.names))
      }
    }
    """,
    "App/MapViewController.swift": """
    import UIKit
    protocol MapDisplayLogic: AnyObject { func displayFetch(viewModel: Map.Fetch.ViewModel) }
    final class MapViewController: UIViewController, MapDisplayLogic {
      var interactor: MapBusinessLogic?
      override func viewDidLoad() {
        super.viewDidLoad()
        let interactor = MapInteractor()
        let presenter = MapPresenter()
        self.interactor = interactor
        interactor.presenter = presenter
        presenter.viewController = self
        interactor.fetch(request: .init(id: 1))
      }
      func displayFetch(viewModel: Map.Fetch.ViewModel) { title = viewModel.names.first }
    }
    """,
  ]
}

extension RenameTrap {
  /// Renames the scene.
  static let ofScenes = [
    // Foreign names that contain the scene's.
    RenameTrap(
      title: "a class of a framework", before: "let view = MKMapView()", mentions: ["1:12"]),
    RenameTrap(
      title: "a method of lists", before: "let halves = [\"1\"].compactMap { Int($0) }",
      mentions: ["1:20"]),
    RenameTrap(title: "map", before: "let ones = [1].map { $0 + 1 }", mentions: ["1:16"]),
    RenameTrap(
      title: "a protocol of a framework, and its requirement",
      before: "class A: NSObject, MKMapViewDelegate { func mapView(_ mapView: MKMapView) {} }",
      mentions: ["1:20", "1:45", "1:55", "1:64"]),
    RenameTrap(title: "a word that only begins so", before: "let mapping = Mapping()"),
    RenameTrap(title: "a word that only ends so", before: "let roadmap = Roadmap()"),
    RenameTrap(
      title: "an import", before: "import MapKit\nlet a = MapInteractor()",
      after: "import MapKit\nlet a = AtlasInteractor()", mentions: ["1:8"]),
    RenameTrap(
      title: "a type that a module qualifies", before: "let a = _MapKit_SwiftUI.Map()",
      mentions: ["1:9", "1:25"]),
    // Texts.
    RenameTrap(title: "an address", before: "let path = \"/board/map\"", mentions: ["1:20"]),
    RenameTrap(title: "a sentence", before: "let text = \"The Map is open\"", mentions: ["1:17"]),
    RenameTrap(
      title: "a name in a string", before: "let kind = NSClassFromString(\"App.MapInteractor\")",
      mentions: ["1:35"]),
    RenameTrap(
      title: "a raw string", before: "let text = #\"\\(MapInteractor.self)\"#", mentions: ["1:16"]),
    RenameTrap(
      title: "a string over several lines", before: "let text = \"\"\"\n  Map\n  \"\"\"",
      mentions: ["2:3"]),
    RenameTrap(title: "a regular expression", before: "let word = /map[a-z]/", mentions: ["1:13"]),
    RenameTrap(
      title: "code in a string", before: "let text = \"Map: \\(MapInteractor.self)\"",
      after: "let text = \"Map: \\(AtlasInteractor.self)\"", mentions: ["1:13"]),
    RenameTrap(
      title: "code in a string in a string",
      before: "let text = \"\\(\"\\(MapInteractor.self)\")\"",
      after: "let text = \"\\(\"\\(AtlasInteractor.self)\")\""),
    RenameTrap(title: "a comment", before: "// Opens the Map.\nlet a = 1", mentions: ["1:14"]),
    RenameTrap(
      title: "a comment in a comment", before: "/* a /* Map */ */ let a = Map.Fetch.self",
      after: "/* a /* Map */ */ let a = Atlas.Fetch.self", mentions: ["1:9"]),
    // Other declarations.
    RenameTrap(
      title: "coding keys",
      before: """
        struct MapDTO: Codable {
          let mapType: String
          enum CodingKeys: String, CodingKey { case mapType }
        }
        """, mentions: ["1:8", "2:7", "3:45"]),
    RenameTrap(
      title: "a case", before: "enum Tab { case Map, list }\nlet tab = Tab.Map",
      mentions: ["1:17", "2:15"]),
    RenameTrap(
      title: "a second case", before: "enum Tab { case list, Map }", mentions: ["1:23"]),
    RenameTrap(
      title: "a case without its type", before: "enum Tab { case Map }\nlet tab: Tab = .Map",
      mentions: ["1:17", "2:17"]),
    RenameTrap(
      title: "a label", before: "func open(Map: Int) {}\nlet a: () = open(Map: 1)",
      mentions: ["1:11", "2:18"]),
    RenameTrap(
      title: "a local variable", before: "func open() { let map = 1; print(map) }",
      mentions: ["1:19", "1:34"]),
    RenameTrap(
      title: "a property and its parts", before: "struct Board { var mapView = 1; var theMap = 2 }",
      mentions: ["1:20", "1:37"]),
    RenameTrap(
      title: "another scene whose name begins so",
      before: """
        enum MapDetail { enum Fetch { struct Request {} } }
        protocol MapDetailBusinessLogic { func fetch(request: MapDetail.Fetch.Request) }
        final class MapDetailInteractor: MapDetailBusinessLogic {
          func fetch(request: MapDetail.Fetch.Request) {}
        }
        """, mentions: ["1:6", "2:10", "2:55", "3:13", "3:34", "4:23"]),
    RenameTrap(
      title: "a type that is only called like a part", before: "struct MapModel { var a = 1 }",
      mentions: ["1:8"]),
    RenameTrap(
      title: "a route of another scene",
      before: "protocol BoardRoutingLogic { func routeToMap() }", mentions: ["1:35"]),
    RenameTrap(
      title: "a name for Objective-C", before: "@objc(MapInteractor) class Board {}",
      mentions: ["1:7"]),
    RenameTrap(
      title: "a condition", before: "#if Map\nlet a = Map.Fetch.self\n#endif",
      after: "#if Map\nlet a = Atlas.Fetch.self\n#endif", mentions: ["1:5"]),
    // References.
    RenameTrap(
      title: "a type in backticks", before: "let a = `Map`.Fetch.self",
      after: "let a = `Atlas`.Fetch.self"),
    RenameTrap(
      title: "a generic argument",
      before: "let a: [Map.Fetch.Request] = Array<Map.Fetch.Request>()",
      after: "let a: [Atlas.Fetch.Request] = Array<Atlas.Fetch.Request>()"),
    RenameTrap(
      title: "a key path, a cast and a protocol",
      before:
        "func a(b: any MapBusinessLogic) { _ = b as? MapInteractor; _ = \\MapInteractor.presenter }",
      after:
        "func a(b: any AtlasBusinessLogic) { _ = b as? AtlasInteractor; _ = \\AtlasInteractor.presenter }"
    ),
    RenameTrap(
      title: "an extension", before: "extension Map.Fetch { static let map = 1 }",
      after: "extension Atlas.Fetch { static let map = 1 }", mentions: ["1:36"]),
    RenameTrap(
      title: "an alias", before: "typealias Models = Map\nlet a = Models.Fetch.self",
      after: "typealias Models = Atlas\nlet a = Models.Fetch.self"),
    RenameTrap(
      title: "a spy in the tests", path: "Tests/MapBusinessLogicSpy.swift",
      before:
        "@testable import App\nclass MapBusinessLogicSpy: MapBusinessLogic { func fetch(request: Map.Fetch.Request) {} }",
      after:
        "@testable import App\nclass AtlasBusinessLogicSpy: AtlasBusinessLogic { func fetch(request: Atlas.Fetch.Request) {} }"
    ),
    RenameTrap(
      title: "a file that does not import the module", path: "Tests/Board.swift",
      before: "import XCTest\nlet a = Map()", mentions: ["2:9"]),
    // What could be either.
    RenameTrap(
      title: "a type that is declared twice", before: "final class MapInteractor {}",
      refusal: "App/Other.swift:1:13: MapInteractor is also declared"),
    RenameTrap(
      title: "a nested type of the same name",
      before: "struct Board { struct Map {}; let a = Map() }", refusal: "App/Other.swift:1:23"),
    RenameTrap(
      title: "a type parameter", before: "func open<Map>(_ map: Map) {}",
      refusal: "App/Other.swift:1:11"),
    RenameTrap(
      title: "an associated type", before: "protocol Board { associatedtype Map }",
      refusal: "App/Other.swift:1:33"),
    RenameTrap(
      title: "a nested alias", before: "struct Board { typealias Map = Int }",
      refusal: "App/Other.swift:1:26"),
    RenameTrap(
      title: "a variable with a capital letter", before: "let Map = 1",
      refusal: "App/Other.swift:1:5"),
    RenameTrap(
      title: "a module of the same name", before: "import Map", refusal: "App/Other.swift:1:8"),
    RenameTrap(
      title: "a new name that is used", before: "import Maps\nlet a = AtlasInteractor()",
      refusal: "App/Other.swift:2:9: AtlasInteractor already means something"),
    RenameTrap(
      title: "a new name that a framework has", command: ["Map", "Calendar"],
      before: "let a = Calendar.current",
      refusal: "App/Other.swift:1:9: Calendar already means something"),
    RenameTrap(
      title: "code that cannot be read", before: "let a = \"Map", refusal: "App/Other.swift:1"),
  ]

  /// Renames the use case.
  static let ofUseCases =
    [
      (
        "a foreign method", "let a = session.fetch(url: 1)", "let a = session.fetch(url: 1)",
        []
      ),
      (
        "a receiver with a foreign type",
        "struct A { let client: Client; func b() { client.fetch(request: 1) } }",
        "struct A { let client: Client; func b() { client.fetch(request: 1) } }", []
      ),
      (
        "a receiver with the scene's type",
        "struct A { let map: MapBusinessLogic; func b() { map.fetch(request: .init(id: 1)) } }",
        "struct A { let map: MapBusinessLogic; func b() { map.load(request: .init(id: 1)) } }", []
      ),
      (
        "a parameter with the scene's type",
        "func a(_ map: any MapBusinessLogic) { map.fetch(request: .init(id: 1)) }",
        "func a(_ map: any MapBusinessLogic) { map.load(request: .init(id: 1)) }", []
      ),
      (
        "a local with the scene's type",
        "func a() {\n  let map = MapInteractor()\n  map.fetch(request: .init(id: 1))\n}",
        "func a() {\n  let map = MapInteractor()\n  map.load(request: .init(id: 1))\n}", []
      ),
      (
        "a local that hides a property",
        "class A { let map = MapInteractor(); func b() { let map = Client(); map.fetch(request: 1) } }",
        "class A { let map = MapInteractor(); func b() { let map = Client(); map.fetch(request: 1) } }",
        ["1:73"]
      ),
      (
        "a conforming type of another name",
        "final class Board: MapDisplayLogic { func displayFetch(viewModel: Map.Fetch.ViewModel) {} }",
        "final class Board: MapDisplayLogic { func displayLoad(viewModel: Map.Load.ViewModel) {} }",
        []
      ),
      (
        "another scene's use case",
        "enum List { enum Fetch {} }\nprotocol ListLogic { func fetch(request: List.Fetch) }",
        "enum List { enum Fetch {} }\nprotocol ListLogic { func fetch(request: List.Fetch) }", []
      ),
      (
        "an alias of the scene", "typealias Models = Map\nlet a: Models.Fetch.Request? = nil",
        "typealias Models = Map\nlet a: Models.Load.Request? = nil", []
      ),
      (
        "a text and a comment", "let a = MapInteractor() // fetch\nlet b = \"fetch\"",
        "let a = MapInteractor() // fetch\nlet b = \"fetch\"", ["1:28", "2:10"]
      ),
      (
        "another method of the same name",
        """
        extension MapInteractor {
          func fetch(id: Int) { fetch(id: 1); fetch(request: .init(id: 1)) }
        }
        """,
        """
        extension MapInteractor {
          func fetch(id: Int) { fetch(id: 1); load(request: .init(id: 1)) }
        }
        """, ["2:8", "2:25"]
      ),
      (
        "a property of the same name", "extension MapInteractor { var fetch: Int { 1 } }",
        "extension MapInteractor { var fetch: Int { 1 } }", ["1:31"]
      ),
      (
        "a subclass",
        """
        class A: MapInteractor {
          override func fetch(request: Map.Fetch.Request) { super.fetch(request: request) }
        }
        """,
        """
        class A: MapInteractor {
          override func load(request: Map.Load.Request) { super.load(request: request) }
        }
        """, []
      ),
      (
        "a call in a string",
        "func a(b: MapInteractor) -> String { \"fetch \\(b.fetch(request: .init(id: 1)))\" }",
        "func a(b: MapInteractor) -> String { \"fetch \\(b.load(request: .init(id: 1)))\" }",
        ["1:39"]
      ),
      (
        "a worker's method",
        "protocol MapWorking { func fetch(request: Int) }\nlet a = MapInteractor()",
        "protocol MapWorking { func fetch(request: Int) }\nlet a = MapInteractor()", ["1:28"]
      ),
    ].map { title, before, after, mentions in
      RenameTrap(
        title: title, command: ["Map.Fetch", "Load"], before: before, after: after,
        mentions: mentions)
    }
    + [
      ("a receiver that is not declared", "func a() { shared.fetch(request: 1) }", "1:19"),
      (
        "a requirement of another protocol",
        "protocol Fetching { func fetch(request: Int) }\nextension MapInteractor: Fetching {}", ""
      ),
      ("a name that the scene has", "extension MapInteractor { func load() {} }", "1:32"),
      (
        "a result that is not declared", "func a() { make().fetch(request: .init(id: 1)) }", "1:19"
      ),
      (
        "a method that is chosen without a call",
        "extension MapInteractor { func fetch(id: Int) {} }\nlet a = MapInteractor().fetch", "2:25"
      ),
    ].map { title, before, place in
      RenameTrap(
        title: title, command: ["Map.Fetch", "Load"], before: before,
        refusal: place.isEmpty ? "App/" : "App/Other.swift:\(place)")
    }
}
