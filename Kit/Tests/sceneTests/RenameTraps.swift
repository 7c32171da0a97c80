import Foundation
import Testing

/// Sources in which a name is not only that of a scene, and what renaming it changes, reports or refuses.
struct RenameTrap: CustomTestStringConvertible {
  let title: String
  let command: [String]
  /// A file beside those of the scene.
  var path = "App/Other.swift"
  /// Its text, in which `‹Map›` changes, and `«map»` stays and is listed.
  let text: String
  /// What the refusal says, if nothing changes.
  var refusal: String?

  var before: String { text.filter { !"‹›«»".contains($0) } }

  /// What becomes of the text.
  var after: String { marked.filter { !"«»".contains($0) } }

  /// The lines and columns of what is left and listed.
  var mentions: [String] {
    marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      line, text in
      text.indices.filter { text[$0] == "«" }.map { place in
        "\(line + 1):\(text[..<place].count { !"«»".contains($0) } + 1)"
      }
    }
  }

  private var marked: String {
    let names = ["Map": "Atlas", "Fetch": "Load", "fetch": "load"]
    return names.reduce(text) { $0.replacingOccurrences(of: "‹\($1.key)›", with: $1.value) }
  }

  var testDescription: String { title }

  /// The files of a scene that was written by hand.
  static let files = [
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
  private static let scene = ["Map", "Atlas"]

  /// Renames the scene.
  ///
  /// The lists have their types, since the compiler takes seconds to find them.
  static let ofScenes: [RenameTrap] =
    inTheScene + inOtherFiles + refusals + [
      RenameTrap(
        title: "a new name that a framework has", command: ["Map", "Calendar"],
        text: "let a = Calendar.current",
        refusal: "App/Other.swift:1:9: Calendar already means something")
    ]

  private static let inTheScene: [RenameTrap] =
    ([
      // Foreign names that contain the scene's.
      ("a class of a framework", "let view = «MKMapView»()"),
      ("a method of lists", "let halves = [\"1\"].«compactMap» { Int($0) }"),
      ("map", "let ones = [1].«map» { $0 + 1 }"),
      (
        "a protocol of a framework, and its requirement",
        "class A: NSObject, «MKMapViewDelegate» { func «mapView»(_ «mapView»: «MKMapView») {} }"
      ),
      ("a word that only begins so", "let mapping = Mapping()"),
      ("a word that only ends so", "let roadmap = Roadmap()"),
      ("an import", "import «MapKit»\nlet a = ‹Map›Interactor()"),
      ("a type that a module qualifies", "let a = «_MapKit_SwiftUI».«Map»()"),
      // Texts.
      ("an address", "let path = \"/board/«map»\""),
      ("a sentence", "let text = \"The «Map» is open\""),
      ("a name in a string", "let kind = NSClassFromString(\"App.«MapInteractor»\")"),
      ("a raw string", "let text = #\"\\(«MapInteractor».self)\"#"),
      ("a string over several lines", "let text = \"\"\"\n  «Map»\n  \"\"\""),
      ("a regular expression", "let word = /«map»[a-z]/"),
      ("code in a string", "let text = \"«Map»: \\(‹Map›Interactor.self)\""),
      ("code in a string in a string", "let text = \"\\(\"\\(‹Map›Interactor.self)\")\""),
      ("a comment", "// Opens the «Map».\nlet a = 1"),
      ("a comment in a comment", "/* a /* «Map» */ */ let a = ‹Map›.Fetch.self"),
      // Other declarations.
      (
        "coding keys",
        """
        struct «MapDTO»: Codable {
          let «mapType»: String
          enum CodingKeys: String, CodingKey { case «mapType» }
        }
        """
      ),
      ("a case", "enum Tab { case «Map», list }\nlet tab = Tab.«Map»"),
      ("a second case", "enum Tab { case list, «Map» }"),
      ("a case without its type", "enum Tab { case «Map» }\nlet tab: Tab = .«Map»"),
      ("a label", "func open(«Map»: Int) {}\nlet a: () = open(«Map»: 1)"),
      ("a local variable", "func open() { let «map» = 1; print(«map») }"),
      ("a property and its parts", "struct Board { var «mapView» = 1; var «theMap» = 2 }"),
      (
        "another scene whose name begins so",
        """
        enum «MapDetail» { enum Fetch { struct Request {} } }
        protocol «MapDetailBusinessLogic» { func fetch(request: «MapDetail».Fetch.Request) }
        final class «MapDetailInteractor»: «MapDetailBusinessLogic» {
          func fetch(request: «MapDetail».Fetch.Request) {}
        }
        """
      ),
      ("a type that is only called like a part", "struct «MapModel» { var a = 1 }"),
      ("a route of another scene", "protocol BoardRoutingLogic { func «routeToMap»() }"),
      ("a name for Objective-C", "@objc(«MapInteractor») class Board {}"),
      ("a condition", "#if «Map»\nlet a = ‹Map›.Fetch.self\n#endif"),
      // References.
      ("a type in backticks", "let a = `‹Map›`.Fetch.self"),
      ("a generic argument", "let a: [‹Map›.Fetch.Request] = Array<‹Map›.Fetch.Request>()"),
      (
        "a key path, a cast and a protocol",
        "func a(b: any ‹Map›BusinessLogic) { _ = b as? ‹Map›Interactor; _ = \\‹Map›Interactor.presenter }"
      ),
      ("an extension", "extension ‹Map›.Fetch { static let «map» = 1 }"),
      ("an alias", "typealias Models = ‹Map›\nlet a = Models.Fetch.self"),
      (
        "a parameter with a label",
        "func open(«Map»: Int) { print(«Map») }\nlet a = ‹Map›.Fetch.self"
      ),
      ("a parameter without a label", "func open(_ «Map»: Int) { print(«Map») }"),
      ("a selector", "let a = #selector(‹Map›ViewController.viewDidLoad)"),
      (
        "code in a condition",
        "#if DEBUG\nlet a = ‹Map›Interactor()\n#else\nlet a = ‹Map›Presenter()\n#endif"
      ),
      (
        "a type that an extension adds",
        "extension ‹Map› { enum Close { struct Request {} } }\nlet a = ‹Map›.Close.Request()"
      ),
      (
        "an identifier of a storyboard",
        "let a = board.instantiateViewController(withIdentifier: \"«MapViewController»\") as? ‹Map›ViewController"
      ),
      (
        "a default value and a generic requirement",
        "func a<B: ‹Map›BusinessLogic>(b: B, c: ‹Map›Presenter = ‹Map›Presenter()) where B == ‹Map›Interactor {}"
      ),
      (
        "a pattern",
        "func a(b: Any) { switch b { case is ‹Map›Interactor: break; case let c as ‹Map›Presenter: print(c); default: break } }"
      ),
      ("a label in a tuple", "let a = («Map»: 1, «map»: 2)\nlet b = a.«Map»"),
      ("a macro's argument", "#Preview { ‹Map›ViewController() }"),
      ("an attribute", "@Injected(\\.«map») var a: ‹Map›BusinessLogic"),
    ] as [(String, String)]).map { RenameTrap(title: $0, command: scene, text: $1) }

  private static let inOtherFiles: [RenameTrap] =
    ([
      (
        "a spy in the tests", "Tests/MapBusinessLogicSpy.swift",
        "@testable import App\nclass ‹Map›BusinessLogicSpy: ‹Map›BusinessLogic { func fetch(request: ‹Map›.Fetch.Request) {} }"
      ),
      (
        "a scene file of an interface builder", "App/Main.storyboard",
        "<viewController customClass=\"«MapViewController»\" storyboardIdentifier=\"«Map»\"/>"
      ),
      (
        "a file that does not import the module", "Tests/Board.swift",
        "import XCTest\nlet a = «Map»()"
      ),
    ] as [(String, String, String)]).map {
      RenameTrap(title: $0, command: scene, path: $1, text: $2)
    }

  private static let refusals: [RenameTrap] =
    ([
      (
        "a type that is declared twice", "final class MapInteractor {}",
        "App/Other.swift:1:13: MapInteractor is also declared"
      ),
      (
        "a nested type of the same name", "struct Board { struct Map {}; let a = Map() }",
        "App/Other.swift:1:23"
      ),
      ("a type parameter", "func open<Map>(_ map: Map) {}", "App/Other.swift:1:11"),
      (
        "a local type", "func open() { struct Map {}; print(Map()) }",
        "App/Other.swift:1:22: Map is also declared"
      ),
      ("an associated type", "protocol Board { associatedtype Map }", "App/Other.swift:1:33"),
      ("a nested alias", "struct Board { typealias Map = Int }", "App/Other.swift:1:26"),
      ("a variable with a capital letter", "let Map = 1", "App/Other.swift:1:5"),
      ("a module of the same name", "import Map", "App/Other.swift:1:8"),
      (
        "a new name that is used", "import Maps\nlet a = AtlasInteractor()",
        "App/Other.swift:2:9: AtlasInteractor already means something"
      ),
      ("code that cannot be read", "let a = \"Map", "App/Other.swift:1"),
    ] as [(String, String, String)]).map {
      RenameTrap(title: $0, command: scene, text: $1, refusal: $2)
    }
}
