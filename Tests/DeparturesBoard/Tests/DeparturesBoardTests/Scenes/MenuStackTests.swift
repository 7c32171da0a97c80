import Testing

@testable import DeparturesBoard

/// The stack shows the scene on top, and frees the scenes that are left.
@MainActor
struct MenuStackTests {
  @Test func `shows the scene on top, and the one below when it is left`() async {
    var rest = ["a", "b", "q", "c", "q", "d"][...]
    var output: [String] = []
    let stack = MenuStack(read: { rest.popFirst() }, write: { output.append($0) })
    weak var top: MenuSceneFake?
    do {
      let scene = MenuSceneFake(name: "top")
      stack.show(MenuSceneFake(name: "bottom"))
      stack.show(scene)
      top = scene
    }
    #expect(top != nil)

    await stack.run()

    #expect(
      output == [
        "top appears", "top", "top a", "top", "top b", "top",
        "bottom appears", "bottom", "bottom c", "bottom",
      ])
    #expect(rest == ["d"])
    #expect(top == nil)
  }
}

@MainActor
private final class MenuSceneFake: MenuScene, MenuOnStack {
  private let name: String
  private var write: (String) -> Void = { _ in }

  init(name: String) {
    self.name = name
  }

  func menu(read: @escaping () -> String?, write: @escaping (String) -> Void) -> any MenuOnStack {
    self.write = write
    return self
  }

  func appear() async { write("\(name) appears") }
  func offer() { write(name) }
  func choose(_ line: String) async { write("\(name) \(line)") }
}
