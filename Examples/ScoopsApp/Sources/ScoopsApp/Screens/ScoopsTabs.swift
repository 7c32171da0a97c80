import IceCreamDomain
import SwiftUI

/// A window with tabs, each of which keeps its scenes while the other is selected.
struct ScoopsTabs: View {
  @State var tabs: ScreenTabs

  var body: some View {
    TabView(selection: $tabs.selected) {
      Tab("Saved", systemImage: "list.bullet", value: .saved) { ScenesOnScreen(stack: tabs.saved) }
      Tab("New", systemImage: "plus", value: .new) {
        NavigationStack { CreateScreen(scene: tabs.new) }
      }
    }
    .onOpenURL { tabs.open($0) }
  }
}
