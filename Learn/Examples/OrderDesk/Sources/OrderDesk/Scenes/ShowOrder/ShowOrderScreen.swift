import SceneUI

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension ShowOrderView {
  /// Makes the model of a screen, which loads the state, and knows what the scene waits for.
  @MainActor
  func makeModel() -> SceneModel<ShowOrder.DisplayedOrder> {
    SceneModel(order, waitsFor: [\.fetchProgress, \.cancelProgress, \.markProgress]) {
      self.fetchOrder()
      self.watchStatus()
    }
  }
}

extension ShowOrderView: ScreenScene {
  #if canImport(SwiftUI)
    func makeScreen() -> AnyView { AnyView(ShowOrderScreen(view: self)) }
  #endif

  func reloadScreen() {
    fetchOrder()
  }
}

#if canImport(SwiftUI)
  /// Shows the state of ShowOrder, and offers its use cases.
  struct ShowOrderScreen: SwiftUI.View {
    private let view: ShowOrderView
    @State private var model: SceneModel<ShowOrder.DisplayedOrder>
    @State private var confirmsCancelOrder = false
    @State private var isShown = false
    @Environment(\.scenePhase) private var scenePhase

    /// Creates a screen of a scene, whose components are connected.
    init(view: ShowOrderView) {
      self.view = view
      _model = State(initialValue: view.makeModel())
    }

    var body: some SwiftUI.View {
      List {
        Section {
          if !model.state.title.isEmpty { Text(verbatim: "Title: \(model.state.title)") }
          if !model.state.due.isEmpty { Text(verbatim: "Due: \(model.state.due)") }
          if !model.state.delivery.isEmpty { Text(verbatim: "Delivery: \(model.state.delivery)") }
          if !model.state.price.isEmpty { Text(verbatim: "Price: \(model.state.price)") }
          if !model.state.status.isEmpty { Text(verbatim: "Status: \(model.state.status)") }
          if !model.state.message.isEmpty { Text(verbatim: model.state.message) }
          if !model.state.fetchProgress.isEmpty { Text(verbatim: model.state.fetchProgress) }
          if !model.state.cancelProgress.isEmpty { Text(verbatim: model.state.cancelProgress) }
          if !model.state.markProgress.isEmpty { Text(verbatim: model.state.markProgress) }
        }
        Section {
          Button("Load order") {
            view.fetchOrder()
          }
        }
        .disabled(model.isWaiting)
        Section("Mark as") {
          ForEach(model.state.statuses, id: \.status) { choice in
            Button(choice.title) { view.markOrder(status: choice.status) }
          }
        }
        .disabled(model.isWaiting)
        Section {
          Button("Change order") {
            view.changeOrder()
          }
        }
        .disabled(model.isWaiting)
        Section {
          Button("Cancel order") {
            confirmsCancelOrder = true
          }
          .confirmationDialog(
            "Cancel this order?", isPresented: $confirmsCancelOrder, titleVisibility: .visible
          ) {
            Button("Cancel order", role: .destructive) { view.cancelOrder() }
          }
        }
        .disabled(model.isWaiting)
      }
      .navigationTitle("Order")
      .navigationBarBackButtonHidden(
        !model.state.cancelProgress.isEmpty || !model.state.markProgress.isEmpty
      )
      .task {
        view.offerStatuses()
        model.load()
      }
      .onAppear { isShown = true }
      .onDisappear { isShown = false }
      .onChange(of: isShown && scenePhase != .background) { _, isSeen in
        if isSeen { view.watchStatus() } else { view.stopWatching() }
      }
    }
  }

  #Preview {
    NavigationStack {
      ShowOrderScreen(view: ShowOrderView().configure(services: .samples()))
    }
  }
#endif
