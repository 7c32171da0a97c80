import IceCreamDomain
import IceCreamFiles
import SwiftUI

@main
struct ScoopsApp: App {
  /// The book, which all windows share; a scene reads it on the main actor, and waits a second at most.
  private let store = FileIceCreamStore(
    path: URL.applicationSupportDirectory.appending(path: "scoops/icecreams.jsonl")
      .path(percentEncoded: false),
    makesFolders: true, patience: .seconds(1))

  init() {
    // A program that is not in a bundle, as from `swift run`, has neither a menu nor the keyboard otherwise.
    NSApplication.shared.setActivationPolicy(.regular)
  }

  var body: some Scene {
    WindowGroup("Scoops") {
      ScoopsWindow(stack: ScreenStack(services: IceCreamServices(store: store)))
    }
  }
}

/// A window, which keeps the stack that it gets first.
struct ScoopsWindow: View {
  @State var stack: ScreenStack

  var body: some View {
    ScenesOnScreen(stack: stack)
      .onOpenURL { stack.open($0) }
      // A link opens in this window, not in a new one.
      .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
  }
}

/// The list, the scenes on top of it, and the one in a sheet.
struct ScenesOnScreen: View {
  @Bindable var stack: ScreenStack

  var body: some View {
    NavigationStack(path: $stack.path) {
      ListScreen(scene: stack.list, makeIceCream: stack.makeIceCream)
        .navigationDestination(for: ShowScene.self) { ShowScreen(scene: $0) }
    }
    .sheet(item: $stack.sheet) { scene in
      NavigationStack {
        CreateScreen(scene: scene)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Close") { stack.sheet = nil }
            }
          }
      }
    }
  }
}
