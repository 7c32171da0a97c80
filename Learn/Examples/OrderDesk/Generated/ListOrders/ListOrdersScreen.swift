import SceneUI

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension ListOrdersView {
  /// Makes the model of a screen, which loads the state, and knows what the scene waits for.
  @MainActor
  func makeModel() -> SceneModel<ListOrders.DisplayedOrders> {
    SceneModel(orders, waitsFor: [\.fetchProgress, \.findProgress]) {
      self.reload()
    }
  }
}

extension ListOrdersView: ScreenScene {
  #if canImport(SwiftUI)
    func makeScreen() -> AnyView { AnyView(ListOrdersScreen(view: self)) }
  #endif

  func reloadScreen() {
    reload()
  }
}

#if canImport(SwiftUI)
  /// Shows the state of ListOrders, and offers its use cases.
  struct ListOrdersScreen: SwiftUI.View {
    private let view: ListOrdersView
    @State private var model: SceneModel<ListOrders.DisplayedOrders>
    @State private var findOrdersText = ""

    /// Creates a screen of a scene, whose components are connected.
    init(view: ListOrdersView) {
      self.view = view
      _model = State(initialValue: view.makeModel())
    }

    var body: some SwiftUI.View {
      List {
        Section {
          ForEach(model.state.orders.rows(by: \.id)) { row in
            Button {
              view.selectOrder(id: row.entry.id)
            } label: {
              Text(verbatim: row.entry.title)
            }
          }
          if !model.state.fetchProgress.isEmpty { Text(verbatim: model.state.fetchProgress) }
          if !model.state.message.isEmpty { Text(verbatim: model.state.message) }
          if !model.state.findProgress.isEmpty { Text(verbatim: model.state.findProgress) }
        }
        Section {
          Button("Load orders") {
            view.reload()
          }
        }
        .disabled(model.isWaiting)
        Section {
          Button("Start order") {
            view.startOrder()
          }
        }
        .disabled(model.isWaiting)
      }
      .navigationTitle("Orders")
      .searchable(text: $findOrdersText, prompt: "Search orders")
      .onChange(of: findOrdersText) { _, text in view.findOrders(text: text) }
      .task { model.load() }
    }
  }

  #Preview {
    NavigationStack {
      ListOrdersScreen(view: ListOrdersView().configure(services: .samples()))
    }
  }
#endif
