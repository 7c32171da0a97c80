import PlainText
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// Types names where letters were commands once, and random keys.
struct TypedNamesTests {
  /// Words of names in ten languages.
  private static let words = [
    "strawberry", "candy", "quark", "blueberry", "Kirsche", "Schlagsahne", "Minze", "crème brûlée",
    "fraise", "pépites", "turrón", "dulce de leche", "limón", "stracciatella", "nocciola",
    "amarena", "maracujá", "coco", "aardbei", "hagelslag", "śliwka", "jagody", "fıstık", "çilek",
    "抹茶", "あずき", "芒果", "椰子", "7up", "99 Flake", "half-baked", "Ben & Jerry", "m&m", "dulse",
  ]

  /// Returns different names of one to three words.
  private static func names(_ count: Int, _ numbers: inout FixedNumbers) -> [String] {
    var names: [String] = []
    while names.count < count {
      let name = (0..<Int.random(in: 1...3, using: &numbers))
        .compactMap { _ in words.randomElement(using: &numbers) }.joined(separator: " ")
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  @Test(arguments: [(6, 500), (60, 470), (1_000, 30)])
  func `searches while a name is typed, and chooses what is highlighted`(size: Int, count: Int) {
    var numbers = FixedNumbers(seed: UInt64(size))
    let names = Self.names(size, &numbers)
    var scene = CreateMenuScene(IceCreamCatalog(cones: names, flavors: ["F"], toppings: ["T"]))
    for _ in 0..<count {
      let name = names.randomElement(using: &numbers) ?? ""
      // A name that begins with a digit is searched for after a slash.
      let keys = (name.first?.isNumber == true ? "/" : "") + name
      for letter in keys.unicodeScalars {
        let action = scene.menu.take(.character(letter), in: scene.state, rows: 9)
        #expect(action == nil, "\(letter) of \(name)")
      }

      let highlighted = scene.menu.option(in: scene.state) ?? -1
      #expect(names[highlighted].folded.starts(with: name.folded), "\(name)")
      #expect(scene.menu.take(.enter, in: scene.state, rows: 9) == .select(.cone, highlighted))
      #expect(scene.menu.take(.escape, in: scene.state, rows: 9) == nil)
    }
    #expect(scene.state.progress.steps.cone.choice == nil)
  }

  @Test func `only searches the saved ice creams while a name is typed`() {
    var numbers = FixedNumbers(seed: 1)
    let list = ListIceCreams.DisplayedIceCreams(
      total: 1,
      iceCreams: [
        DisplayedResult(
          id: Seeds.id, madeAt: Seeds.madeAt, names: PerKind(cone: "", flavor: "", topping: ""),
          sentence: "")
      ], canUndo: true)
    for name in Self.names(1_000, &numbers) {
      var menu = ListMenuState()
      for letter in name.unicodeScalars {
        guard case .search? = menu.take(.character(letter), in: list) else {
          Issue.record("\(letter) of \(name)")
          return
        }
      }
      #expect(menu.take(.enter, in: list) == .select(0))
    }
  }

  @Test func `runs no command by random keys but those on the screen`() {
    var numbers = FixedNumbers(seed: 5)
    let keys: [Key] =
      "abcdehiklmnopqrstuy/ 7?é".unicodeScalars.map(Key.character)
      + [.up, .down, .left, .right, .enter, .enter, .tab, .backTab, .escape, .backspace, .delete]
      + "abdnprsuwxo".unicodeScalars.map(Key.control) + [.paste("mint"), .home, .end, .pageDown]
    var scene = CreateMenuScene(
      services: IceCreamServices(
        worker: CatalogWorkerStub(.success(Seeds.iceCream)), store: InMemoryIceCreamStore()))
    var made = 0
    for _ in 0..<5_000 {
      guard let key = keys.randomElement(using: &numbers) else { return }
      let isList = scene.state.alert == nil
      let shown = scene.menu.keys(in: scene.state).filter { $0.keys.contains(key) }
      let action = scene.menu.take(key, in: scene.state, rows: 5)
      if isList, case .character(let letter) = key {
        switch action {
        case nil,
          .help where letter == "?", .select where letter == "7":
          break
        default: Issue.record("\(letter) in a list requests \(String(describing: action))")
        }
      } else if action != nil {
        #expect(shown.count == 1, "\(key)")
      }
      switch action {
      case .select(let kind, let index):
        scene.view.selectIngredient(kind, .index(index))
        if scene.state.refusal == nil { goOn(&scene) }
        scene.view.dismissRefusal()
      case .surprise:
        scene.view.surprise()
        goOn(&scene)
      case .undoSurprise: scene.view.undoSurprise()
      case .finish:
        scene.view.finishIceCream()
        scene.view.dismissRefusal()
        made += scene.state.alert == nil ? 0 : 1
      case .startOver, .undo: scene.view.startOver()
      default: break
      }
    }
    #expect(made > 10)
  }

  private func goOn(_ scene: inout CreateMenuScene) {
    if let kind = scene.state.progress.next {
      scene.menu.go(to: kind, in: scene.state)
    } else {
      scene.menu.go(to: nil, in: scene.state)
    }
  }
}
