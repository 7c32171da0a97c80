import Scenery

/// Shows the menu of the scene on top.
///
/// Show a scene, then run the stack:
///
/// ```swift
/// let stack = MenuStack()
/// let services = SceneServices(orderStore: MemoryOrderStore(), navigation: stack)
/// stack.show(ListOrdersView().configure(services: services))
/// await stack.run()
/// ```
@MainActor
public final class MenuStack: @MainActor SceneNavigation {
  private var shown: [any MenuScene] = []
  /// Whether the scene on top has to load its state, since it is new or shown again.
  private var hasToAppear = false
  private let console: MenuConsole

  /// Creates a stack without scenes.
  public init(console: MenuConsole = .standard) {
    self.console = console
  }

  public func show(_ view: AnyObject) {
    guard let scene = view as? any MenuScene else {
      return console.write("\(type(of: view)) has no menu.")
    }
    shown.append(scene)
    hasToAppear = true
  }

  public func goBack(from view: AnyObject) {
    guard let index = shown.firstIndex(where: { $0 === view }) else { return }
    shown.removeSubrange(index...)
    hasToAppear = true
  }

  /// Runs until the last scene is left, or the input ends; `q` leaves a scene.
  ///
  /// A scene appears when it is opened, and when the one on top of it is left.
  public func run() async {
    while let scene = shown.last {
      if !(await run(scene)) { return }
    }
  }

  /// Shows a scene, or does what a line of input says; returns whether there was one.
  private func run(_ scene: some MenuScene) async -> Bool {
    let menu = scene.menu
    if hasToAppear {
      hasToAppear = false
      await menu.appear(on: console)
      // It may have led to another scene.
      return true
    }
    menu.offer(on: console, leaving: "Leave")
    guard let line = await console.answer() else { return false }
    if line == "q" { goBack(from: scene) } else { await menu.choose(line, on: console) }
    return true
  }
}
