import Scenery
import SceneTesting
import SceneUI
import Testing

/// The stack shows the scene on top, and frees the scenes that are left.
@MainActor
struct MenuStackTests {
  @Test func `shows the scene on top, and the one below when it is left`() async {
    let console = ScriptedConsole(["1", " 1", "q ", "1", "q", "1"])
    let stack = MenuStack(console: console.console)
    weak var top: MenuSceneFake?
    do {
      let scene = MenuSceneFake(name: "top", console)
      stack.show(MenuSceneFake(name: "bottom", console))
      stack.show(scene)
      top = scene
    }
    #expect(top != nil)

    await stack.run()

    let (top1, bottom) = (["top", "1 Send", "q Leave"], ["bottom", "1 Send", "q Leave"])
    #expect(
      console.output == ["top loads"] + top1 + ["top sends"] + top1 + ["top sends"] + top1
        + ["bottom loads"] + bottom + ["bottom sends"] + bottom)
    #expect(console.rest == ["1"])
    #expect(top == nil)
  }

  @Test func `loads the scene that another one leads to before it shows it`() async {
    let console = ScriptedConsole()
    let stack = MenuStack(console: console.console)
    stack.show(
      MenuSceneFake(name: "bottom", console) {
        stack.show(MenuSceneFake(name: "top", console))
      })

    await stack.run()

    #expect(console.output == ["bottom loads", "top loads", "top", "1 Send", "q Leave"])
  }

  @Test func `leaves a scene with those on top of it`() async {
    let console = ScriptedConsole()
    let stack = MenuStack(console: console.console)
    let middle = MenuSceneFake(name: "middle", console)
    stack.show(MenuSceneFake(name: "bottom", console))
    stack.show(middle)
    stack.show(MenuSceneFake(name: "top", console))

    stack.goBack(from: middle)
    await stack.run()

    #expect(console.output == ["bottom loads", "bottom", "1 Send", "q Leave"])
  }

  @Test func `says that a view has no menu`() async {
    let console = ScriptedConsole()
    let stack = MenuStack(console: console.console)

    stack.show(console)
    await stack.run()

    #expect(console.output == ["ScriptedConsole has no menu."])
  }
}

@MainActor
private final class MenuSceneFake: MenuScene {
  private let store: ObservableStore<String>
  private let console: ScriptedConsole
  private let load: () -> Void

  init(name: String, _ console: ScriptedConsole, load: @escaping () -> Void = {}) {
    store = ObservableStore(name)
    self.console = console
    self.load = load
  }

  var menu: SceneMenu<String> {
    SceneMenu(
      of: store, shows: [.text(\.self)], offers: [.send("Send") { self.write("sends") }],
      load: {
        self.write("loads")
        self.load()
      })
  }

  private func write(_ deed: String) {
    console.write("\(store.state) \(deed)")
  }
}
