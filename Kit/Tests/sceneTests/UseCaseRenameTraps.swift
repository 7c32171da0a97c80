extension RenameTrap {
  static let useCase = ["Map.Fetch", "Load"]

  /// Renames the use case, where types decide what a name means.
  static let ofUseCases: [RenameTrap] =
    [
      (
        "a foreign method", "let a = session.fetch(url: 1)"
      ),
      (
        "a receiver with a foreign type",
        "struct A { let client: Client; func b() { client.fetch(request: 1) } }"
      ),
      (
        "a receiver with the scene's type",
        "struct A { let map: MapBusinessLogic; func b() { map.‹fetch›(request: .init(id: 1)) } }"
      ),
      (
        "a parameter with the scene's type",
        "func a(_ map: any MapBusinessLogic) { map.‹fetch›(request: .init(id: 1)) }"
      ),
      (
        "a local with the scene's type",
        "func a() {\n  let map = MapInteractor()\n  map.‹fetch›(request: .init(id: 1))\n}"
      ),
      (
        "a local that hides a property",
        "class A { let map = MapInteractor(); func b() { let map = Client(); map.«fetch»(request: 1) } }"
      ),
      (
        "a conforming type of another name",
        "final class Board: MapDisplayLogic { func display‹Fetch›(viewModel: Map.‹Fetch›.ViewModel) {} }"
      ),
      (
        "another scene's use case",
        "enum List { enum Fetch {} }\nprotocol ListLogic { func fetch(request: List.Fetch) }"
      ),
      (
        "an alias of the scene", "typealias Models = Map\nlet a: Models.‹Fetch›.Request? = nil"
      ),
      (
        "a text and a comment", "let a = MapInteractor() // «fetch»\nlet b = \"«fetch»\""
      ),
      (
        "another method of the same name",
        """
        extension MapInteractor {
          func «fetch»(id: Int) { «fetch»(id: 1); ‹fetch›(request: .init(id: 1)) }
        }
        """
      ),
      (
        "a property of the same name", "extension MapInteractor { var «fetch»: Int { 1 } }"
      ),
      (
        "a subclass",
        """
        class A: MapInteractor {
          override func ‹fetch›(request: Map.‹Fetch›.Request) { super.‹fetch›(request: request) }
        }
        """
      ),
      (
        "a call in a string",
        "func a(b: MapInteractor) -> String { \"«fetch» \\(b.‹fetch›(request: .init(id: 1)))\" }"
      ),
      (
        "a worker's method",
        "protocol MapWorking { func «fetch»(request: Int) }\nlet a = MapInteractor()"
      ),
      (
        "an argument of a parent",
        "class A: Cell<MapInteractor> { func «fetch»(request: Int) {} }\nfunc b(c: A) { c.«fetch»(request: 1) }"
      ),
      (
        "a condition of an extension",
        "extension Cell where A == MapInteractor { func «fetch»(request: Int) {} }"
      ),
      (
        "a type parameter of a type",
        "class A<B: MapBusinessLogic>: Cell { func «fetch»(request: Int) {} }"
      ),
      (
        "an alias of a parent",
        "typealias A = Cell<MapInteractor>\nclass B: A { func «fetch»(request: Int) {} }"
      ),
      (
        "an alias of a list",
        "typealias A = [MapInteractor]\nfunc b(c: A) { c.first?.‹fetch›(request: .init(id: 1)) }"
      ),
      (
        "an alias over two lines",
        "typealias A =\n  MapBusinessLogic\nfunc b(c: A) { c.‹fetch›(request: .init(id: 1)) }"
      ),
      (
        "an alias of an alias",
        "typealias A = App.Map\ntypealias B = A\nlet c: B.‹Fetch›.Request? = nil"
      ),
      (
        "a composition",
        "typealias A = MapBusinessLogic & Sendable\nclass B: A { func ‹fetch›(request: Map.‹Fetch›.Request) {} }"
      ),
      (
        "a generic subclass",
        "class A<B>: MapInteractor {}\nclass C: A<Int> { override func ‹fetch›(request: Map.‹Fetch›.Request) {} }"
      ),
      (
        "a double in another type",
        "enum A { class B: MapDisplayLogic { func display‹Fetch›(viewModel: Map.‹Fetch›.ViewModel) {} } }"
      ),
      (
        "a default method",
        "extension MapBusinessLogic { func ‹fetch›(request: Map.‹Fetch›.Request) {} }\nclass A: MapBusinessLogic {}"
      ),
      (
        "a foreign type that conforms",
        "extension Client: MapBusinessLogic { func ‹fetch›(request: Map.‹Fetch›.Request) {} }"
      ),
      (
        "a selector", "let a = #selector(MapInteractor.‹fetch›(request:))"
      ),
      (
        "a method in backticks", "func a(b: MapInteractor) { b.`‹fetch›`(request: .init(id: 1)) }"
      ),
      (
        "code in a condition",
        "func a(b: MapInteractor) {\n#if DEBUG\n  b.‹fetch›(request: .init(id: 1))\n#else\n  b.presenter = nil\n#endif\n}"
      ),
      (
        "a label and a parameter",
        "func a(fetch: Int, b fetching: Int) -> Int { fetch }\nlet c = a(fetch: 1, b: 2)"
      ),
      (
        "a member of a type in the interactor",
        "extension MapInteractor { struct A { func «fetch»(request: Int) {} }\n  func b(c: A) { c.«fetch»(request: 1) } }"
      ),
      (
        "a key path of another type", "struct A { var fetch = 1 }\nlet b = \\A.fetch"
      ),
      (
        "a method as a value", "func a(b: MapInteractor) { let c = b.‹fetch›; c(.init(id: 1)) }"
      ),
      (
        "an optional chain and an unwrapped value",
        "class A { var b: MapBusinessLogic?; func c() { b?.‹fetch›(request: .init(id: 1)); b!.‹fetch›(request: .init(id: 2)) } }"
      ),
      (
        "a captured value",
        "class A { let b = MapInteractor(); func c() -> () -> Void { { [weak self] in self?.b.‹fetch›(request: .init(id: 1)) } } }"
      ),
      (
        "the storage of a wrapper",
        """
        final class MapView: MapDisplayLogic {
          func configure() {}
          func display‹Fetch›(viewModel: Map.‹Fetch›.ViewModel) {}
          @Published var ‹fetch›Form = 1
          init(a: Int) { _‹fetch›Form = Published(a); self._‹fetch›Form = a }
          func b() { c($‹fetch›Form, _‹fetch›Form, ‹fetch›Form) }
        }
        """
      ),
    ].map { RenameTrap(title: $0, command: useCase, text: $1) }
    + [
      ("a receiver that is not declared", "func a() { shared.fetch(request: 1) }", "1:19"),
      (
        "a requirement of another protocol",
        "protocol Fetching { func fetch(request: Int) }\nextension MapInteractor: Fetching {}",
        "App/MapInteractor.swift:1:34: Fetching also declares fetch"
      ),
      ("a name that the scene has", "extension MapInteractor { func load() {} }", "1:32"),
      (
        "a result that is not declared", "func a() { make().fetch(request: .init(id: 1)) }", "1:19"
      ),
      (
        "a method that is chosen without a call",
        "extension MapInteractor { func fetch(id: Int) {} }\nlet a = MapInteractor().fetch", "2:25"
      ),
      (
        "a type parameter with a scene's type",
        "func a<B: MapBusinessLogic>(b: B) { b.fetch(request: .init(id: 1)) }", "1:39"
      ),
      (
        "a type parameter with a condition",
        "func a<B>(b: B) where B: MapBusinessLogic { b.fetch(request: .init(id: 1)) }", "1:47"
      ),
      (
        "an extension for types of the scene",
        "extension A where Self: MapBusinessLogic { func b() { fetch(request: .init(id: 1)) } }",
        "1:55"
      ),
      (
        "an alias of several types",
        "class A { typealias M = Map; let a: M.Fetch.Request }\nclass B { typealias M = Board; let a: M.Fetch }\nenum Board { enum Fetch {} }",
        "1:39"
      ),
      (
        "a local type", "extension Map { static func a() { enum Fetch {}; print(Fetch.self) } }",
        "1:40"
      ),
      (
        "a method of a base class",
        "class A { func fetch(request: Map.Fetch.Request) {} }\nclass B: A, MapBusinessLogic {}",
        "App/MapInteractor.swift:1:34: A also declares fetch"
      ),
      (
        "a method of another protocol's extension",
        "protocol A {}\nextension A { func fetch(request: Map.Fetch.Request) {} }\nclass B: A, MapBusinessLogic {}",
        "App/MapInteractor.swift:1:34: A also declares fetch"
      ),
      (
        "a method of a foreign base class", "class A: Client, MapBusinessLogic {}",
        "App/MapInteractor.swift:1:34: A has fetch, but does not declare it here"
      ),
      (
        "a foreign type with the method", "extension Client: MapBusinessLogic {}",
        "App/MapInteractor.swift:1:34: Client has fetch, but does not declare it here"
      ),
      (
        "an overridden method of a foreign class",
        "class A: Client, MapBusinessLogic { override func fetch(request: Map.Fetch.Request) {} }",
        "1:51: fetch overrides a method that is not declared here"
      ),
    ]
    .map { title, text, place in
      RenameTrap(
        title: title, command: useCase, text: text,
        refusal: place.hasPrefix("App/") ? place : "App/Other.swift:\(place)")
    }
}
