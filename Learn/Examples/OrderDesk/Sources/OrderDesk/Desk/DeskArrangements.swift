#if canImport(SwiftUI)
  import SceneUI
  import SwiftUI

  /// The list and the selected order side by side, where there is room for both.
  struct SplitWindow: SwiftUI.View {
    @State var desk: DeskSplit
    /// The only column on an iPhone.
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some SwiftUI.View {
      NavigationSplitView(preferredCompactColumn: $column) {
        desk.list.screen
      } detail: {
        // With its own identity, the next order begins with a fresh screen.
        if let detail = desk.detail { detail.screen.id(detail.id) }
      }
      .onChange(of: desk.detail) { column = desk.detail == nil ? .sidebar : .detail }
      .sheet(item: $desk.sheet) { ScreenStackView(stack: $0) }
    }
  }

  /// A tab for the dashboard, and one for each list of orders.
  struct TabsWindow: SwiftUI.View {
    @State var tabs: DeskTabs
    let changes: @Sendable () async -> AsyncStream<Void>
    let archiveChanges: @Sendable () async -> AsyncStream<Void>

    var body: some SwiftUI.View {
      TabView(selection: $tabs.tab) {
        Tab("Overview", systemImage: "square.grid.2x2", value: DeskTabs.Tab.overview) {
          VStack {
            ForEach(tabs.dashboard.tiles) { tile in NavigationStack { tile.screen } }
          }
        }
        Tab("Orders", systemImage: "tray", value: DeskTabs.Tab.orders) {
          DeskStack(desk: tabs.orders) { tabs.follow($0) }
        }
        Tab("Archive", systemImage: "archivebox", value: DeskTabs.Tab.archive) {
          DeskStack(desk: tabs.archive) { tabs.follow($0) }
        }
      }
      .onOpenURL { tabs.open($0) }
      .task { await tabs.follow(await changes()) }
      .task { await tabs.follow(await archiveChanges()) }
    }
  }
#endif
