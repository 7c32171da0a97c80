#if canImport(SwiftUI)
  import SceneUI
  import SwiftUI

  extension EnvironmentValues {
    private struct OrderStoreKey: EnvironmentKey {
      static let defaultValue: any OrderStore = SampleOrderStore()
    }

    /// Where the app keeps its orders.
    var orderStore: any OrderStore {
      get { self[OrderStoreKey.self] }
      set { self[OrderStoreKey.self] = newValue }
    }
  }

  /// The desk as an app, which `main.swift` replaces by a terminal.
  ///
  /// In a target without that file, write `@main` here.
  struct DeskApp: App {
    // A UI test begins with the same two orders each time.
    private let store = MemoryOrderStore(
      CommandLine.arguments.contains("-samples") ? [.first, .second] : [])

    var body: some SwiftUI.Scene {
      WindowGroup {
        DeskRoot { await store.changes() }.environment(\.orderStore, store)
      }
    }
  }

  /// Takes the store from the environment, and hands it to the scenes.
  struct DeskRoot: SwiftUI.View {
    @Environment(\.orderStore) private var orderStore
    let changes: @Sendable () async -> AsyncStream<Void>

    var body: some SwiftUI.View {
      DeskWindow(desk: DeskNavigation(orderStore: orderStore), changes: changes)
    }
  }

  /// A window, which keeps the scenes that it gets first.
  struct DeskWindow: SwiftUI.View {
    @State var desk: DeskNavigation
    @SceneStorage("link") private var link: URL?
    var changes: @Sendable () async -> AsyncStream<Void> = { AsyncStream { $0.finish() } }

    var body: some SwiftUI.View {
      DeskStack(desk: desk) { desk.follow($0) }
        .onOpenURL { desk.open($0) }
        .onAppear { if desk.path.isEmpty, let link { desk.open(link) } }
        .onChange(of: desk.link) { _, current in link = current }
        .task { await desk.follow(await changes()) }
    }
  }

  /// The scenes of a window, or of a tab.
  struct DeskStack: SwiftUI.View {
    @Bindable var desk: DeskNavigation
    /// Opens a link although a form is open.
    let follow: (URL) -> Void

    private var isLinkWaiting: Binding<Bool> {
      Binding(get: { desk.waitingLink != nil }, set: { if !$0 { desk.waitingLink = nil } })
    }

    var body: some SwiftUI.View {
      NavigationStack(path: $desk.path) {
        desk.first.screen
          .navigationDestination(for: DeskNavigation.Entry.self) { entry in
            switch entry {
            case .scene(let scene): scene.screen
            case .settings: SettingsScreen()
            }
          }
          .toolbar {
            Button("Settings", systemImage: "gear") { desk.path.append(.settings) }
          }
      }
      .sheet(item: $desk.sheet) { stack in
        ScreenStackView(stack: stack)
          .confirmationDialog(
            "Lose what you filled in?", isPresented: isLinkWaiting, titleVisibility: .visible,
            presenting: desk.waitingLink
          ) { link in
            Button("Open the link", role: .destructive) { follow(link) }
          }
      }
    }
  }

  /// A screen without rules, which needs no scene.
  struct SettingsScreen: SwiftUI.View {
    @AppStorage("showsProofs") private var showsProofs = true

    var body: some SwiftUI.View {
      Form { Toggle("Show proofs", isOn: $showsProofs) }
    }
  }

  #Preview("Two orders") {
    DeskWindow(desk: DeskNavigation(orderStore: SampleOrderStore()))
  }

  #Preview("A form after a link") {
    let desk = DeskNavigation(orderStore: SampleOrderStore())
    if let link = URL(string: "desk://orders/\(Order.first.id)/edit") { desk.open(link) }
    return DeskWindow(desk: desk)
  }
#endif
