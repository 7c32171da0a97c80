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

extension ListOrders.DisplayedOrders {
  /// What a screen shows in place of rows.
  enum Placeholder: Equatable {
    case loading(String), failed(String), empty(String)
  }

  /// Is `nil` if there are rows, and before the first load.
  var placeholder: Placeholder? {
    if !orders.isEmpty { return nil }
    if !message.isEmpty { return .failed(message) }
    let progress = fetchProgress + findProgress
    if !progress.isEmpty { return .loading(progress) }
    return hint.isEmpty ? nil : .empty(hint)
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
          placeholder
          ForEach(model.state.orders.rows(by: \.id)) { row in
            Button {
              view.selectOrder(id: row.entry.id)
            } label: {
              Text(verbatim: row.entry.title)
            }
            .accessibilityIdentifier("order")
          }
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
      .refreshable { await model.refresh { view.reload() } }
      .animation(.default, value: model.state.orders)
      .safeAreaInset(edge: .top) { banner }
    }

    @ViewBuilder private var placeholder: some SwiftUI.View {
      switch model.state.placeholder {
      case .loading(let progress): ProgressView(progress)
      case .failed(let message):
        ContentUnavailableView {
          Label(message, systemImage: "exclamationmark.triangle")
        } actions: {
          Button("Try again") { view.reload() }
        }
      case .empty(let hint): ContentUnavailableView(hint, systemImage: "tray")
      case nil: EmptyView()
      }
    }

    /// What is said about rows that are out of date.
    @ViewBuilder private var banner: some SwiftUI.View {
      let messages = [model.state.message, model.state.fetchProgress, model.state.findProgress]
      if model.state.placeholder == nil, let text = messages.first(where: { !$0.isEmpty }) {
        Text(verbatim: text)
      }
    }
  }

  #Preview {
    NavigationStack {
      ListOrdersScreen(view: ListOrdersView().configure(services: .samples()))
    }
  }
#endif
