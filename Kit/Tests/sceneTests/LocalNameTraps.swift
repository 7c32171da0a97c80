extension RenameTrap {
  /// Returns a method of a type that has a part of the scene.
  private static func method(_ lines: String) -> String {
    """
    class A {
      let map = MapInteractor()
      func b(a: Some) {
        \(lines.replacing("\n", with: "\n    "))
      }
    }
    """
  }

  /// Renames the use case, where functions and closures declare names.
  static let ofLocalNames: [RenameTrap] =
    [
      (
        "`if let`",
        method(
          "if let map = a as? Client { map.«fetch»(request: 1) }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "`else`",
        method(
          "if let map = a as? Client { map.«fetch»(request: 1) } else { map.‹fetch›(request: .init(id: 1)) }"
        )
      ),
      (
        "an `if` as a value",
        method(
          "let b = if let map = a as? Client { map.«fetch»(request: 1) } else { map.‹fetch›(request: .init(id: 1)) }"
        )
      ),
      (
        "`for`",
        method(
          "for map: Client in a { map.«fetch»(request: 1) }\nmap.‹fetch›(request: .init(id: 1))")
      ),
      (
        "`for` with a condition",
        method(
          "for map: Client in a where map.«fetch»(request: 1) {}\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "`while let`",
        method(
          "while let map: Client = a.next() { map.«fetch»(request: 1) }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "`repeat`",
        method(
          "repeat {} while a.isEmpty\nlet map = Client()\na.forEach { _ in }\nmap.«fetch»(request: 1)"
        )
      ),
      (
        "`guard let`",
        method(
          "map.‹fetch›(request: .init(id: 1))\nguard let map = a as? Client else { return }\nmap.«fetch»(request: 1)"
        )
      ),
      (
        "`guard let` in a closure",
        method(
          "a.do { guard let map = a as? Client else { return }; map.«fetch»(request: 1) }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "a pattern of an `if`",
        method("if case .one(let map) = a { print(map) }\nmap.‹fetch›(request: .init(id: 1))")
      ),
      (
        "a pattern of a `case`",
        method(
          "switch a { case let .one(map) where map == 1: print(map)\ndefault: map.‹fetch›(request: .init(id: 1)) }"
        )
      ),
      (
        "`catch`",
        method(
          "do { try a() } catch let map as Client { print(map) }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      ("a name that hides itself", method("let map = map\nmap.‹fetch›(request: .init(id: 1))")),
      (
        "a value with the name that it gets",
        method("let map = Client(map.‹fetch›(request: .init(id: 1)))\nmap.«fetch»(request: 1)")
      ),
      ("a second variable", method("let b = 1, map = Client()\nmap.«fetch»(request: 1)")),
      (
        "`if let` without a value",
        method(
          "if let map { map.‹fetch›(request: .init(id: 1)) }\nguard let map else { return }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "a parameter of a closure",
        method(
          "a.do { (map: Client, b) -> Int in map.«fetch»(request: 1) }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "a parameter with a call in a string before it",
        "class A { let map = MapInteractor(); func b(c: String = \"\\(1)\", map: Client) { map.«fetch»(request: 1) } }"
      ),
      (
        "a parameter of a subscript",
        "class A { let map = MapInteractor(); subscript(map: Client) -> Int { map.«fetch»(request: 1) } }"
      ),
      (
        "a parameter of a function in a function",
        method(
          "func b(map: Client) -> Int { map.«fetch»(request: 1) }\nmap.‹fetch›(request: .init(id: 1))"
        )
      ),
      (
        "a class in a function",
        method(
          "let map = Client()\nclass B { let map = MapInteractor(); func c() { map.‹fetch›(request: .init(id: 1)) } }\nmap.«fetch»(request: 1)"
        )
      ),
      (
        "a parameter of the same name",
        "extension MapInteractor { func a(_ «fetch»: Int) { print(«fetch») } }"
      ),
      (
        "a function in a function",
        "extension MapInteractor { func a() { func «fetch»(request: Int) {}; «fetch»(request: 1) } }"
      ),
      (
        "`if let` at the top",
        "let map = MapInteractor()\nif let map = a as? Client { map.«fetch»(request: 1) }"
      ),
    ].map { RenameTrap(title: $0, command: useCase, text: $1) }
    + [
      (
        "a name in a pattern", method("if case .one(let map) = a { map.fetch(request: 1) }"), "4:37"
      ),
      (
        "a name of a `case`",
        method("switch a { case .one(let map as Client): map.fetch(request: 1)\ndefault: break }"),
        "4:50"
      ),
      ("a name of two", method("let (map, b) = a\nmap.fetch(request: 1)"), "5:9"),
      (
        "a name that a closure captures", method("a.do { [map = a] in map.fetch(request: 1) }"),
        "4:29"
      ),
    ]
    .map { RenameTrap(title: $0, command: useCase, text: $1, refusal: "App/Other.swift:\($2)") }
}
