import Foundation

/// Offers what a scene can do.
@MainActor
protocol MenuOnStack {
  /// Loads the state, if the first use case is a fetch that asks for nothing.
  func appear() async
  /// Shows the state, and what can be chosen.
  func offer()
  /// Does what a line of input says.
  func choose(_ line: String) async
}

/// A scene's view that a menu can show.
@MainActor
protocol MenuScene: AnyObject {
  /// Returns a menu.
  func menu(read: @escaping () -> String?, write: @escaping (String) -> Void) -> any MenuOnStack
}

/// Shows the menu of the scene on top.
@MainActor
final class MenuStack: @MainActor SceneNavigation {
  private var menus: [any MenuOnStack] = []
  /// Whether the scene on top has not appeared yet.
  private var isNew = false
  private let read: () -> String?
  private let write: (String) -> Void

  /// Creates a stack without scenes.
  ///
  /// - Parameters:
  ///   - read: Returns the next line of input; `nil` at its end.
  ///   - write: Prints a line.
  init(
    read: @escaping () -> String? = { readLine() },
    write: @escaping (String) -> Void = {
      print($0)
      fflush(nil)
    }
  ) {
    self.read = read
    self.write = write
  }

  func show(_ view: AnyObject) {
    guard let scene = view as? any MenuScene else { return write("\(type(of: view)) has no menu.") }
    menus.append(scene.menu(read: read, write: write))
    isNew = true
  }

  func goBack() {
    _ = menus.popLast()
    isNew = true
  }

  /// Runs until the last scene is left, or the input ends; `q` leaves a scene.
  ///
  /// A scene appears when it is opened, and when the one on top of it is left.
  func run() async {
    while let menu = menus.last {
      if isNew {
        isNew = false
        await menu.appear()
        // It may have led to another scene.
        continue
      }
      menu.offer()
      guard let line = read() else { return }
      if line == "q" { goBack() } else { await menu.choose(line) }
    }
  }
}
