#if canImport(SwiftUI)
  import Observation
  import Scenery
  import SwiftUI

  /// The state of EditOrder, which SwiftUI observes.
  @MainActor @Observable
  final class EditOrderModel {
    private(set) var state: EditOrder.DisplayedOrder
    @ObservationIgnored let view: EditOrderView
    @ObservationIgnored private var observation: ObservationToken?
    @ObservationIgnored private var hasLoaded = false

    /// Creates a model of a scene, which observes it.
    init(view: EditOrderView) {
      self.view = view
      state = view.order.state
      observation = view.order.observe { [weak self] state in
        self?.state = state
      }
    }

    /// Whether a worker is at work.
    var isWaiting: Bool { !state.fetchProgress.isEmpty || !state.saveProgress.isEmpty }

    /// The order as the form has it.
    var order: Order {
      get { state.saveOrderForm.order }
      set { view.fillIn(.init(order: newValue)) }
    }

    /// Whether a message is to be read; the screen can only take it back.
    var hasMessage: Bool {
      get { !state.message.isEmpty && !state.fetchOrderFailed }
      set { if !newValue, hasMessage { view.dismissMessage() } }
    }

    /// Whether a question is open; closing it is not an answer.
    var hasQuestion: Bool {
      get { !state.question.isEmpty }
      // SwiftUI may close a dialog before or after its button's action.
      set { if !newValue { view.dismissQuestion() } }
    }

    /// Loads the first time; SwiftUI repeats what a screen does when it appears.
    func load() {
      if hasLoaded { return }
      hasLoaded = true
      view.fetchOrder()
    }
  }

  /// Shows the state of EditOrder, and offers its use cases.
  struct EditOrderScreen: SwiftUI.View {
    @Bindable private var model: EditOrderModel
    @State private var unreadable: Set<Int> = []
    @FocusState private var focus: Order.Field?
    @GestureState private var zoom = 1.0
    @AppStorage("showsProofs") private var showsProofs = true

    /// Creates a screen of a model, which is made elsewhere, since SwiftUI makes screens again and again.
    init(model: EditOrderModel) {
      self.model = model
    }

    var body: some SwiftUI.View {
      Form {
        if model.state.fetchOrderFailed {
          Text(verbatim: model.state.message)
          Button("Load order") { model.view.fetchOrder() }
        } else {
          Section {
            byHand
          } footer: {
            Text(verbatim: model.state.saveProgress)
          }
          Section { FormFields(form: $model.order, fields: others, unreadable: $unreadable) }
          if showsProofs, let proof = model.order.proof { picture(of: proof) }
        }
      }
      .toolbar {
        Button("Reset") { model.view.resetForm() }
        Button("Save") {
          model.view.saveOrder()
          focus = [.title, .email].first { model.state.saveOrderProblems[$0] != nil }
        }
        .disabled(!unreadable.isEmpty)
      }
      .disabled(model.isWaiting)
      .alert(model.state.message, isPresented: $model.hasMessage) {
        Button("Try again") { model.view.saveOrder() }
        Button("Close", role: .cancel) {}
      }
      .confirmationDialog(
        model.state.question, isPresented: $model.hasQuestion, titleVisibility: .visible
      ) {
        Button("Print them") { model.view.answerQuestion(isYes: true) }
      }
      .onChange(of: focus) { left, _ in
        if left == .title { model.view.checkTitle(title: model.order.title) }
      }
      .onChange(of: model.order.title) { _, title in
        let isRefused = model.state.saveOrderProblems[.title] != nil
        if isRefused || model.state.titleProblem != nil { model.view.checkTitle(title: title) }
      }
      .task { model.load() }
    }

    @ViewBuilder private var byHand: some SwiftUI.View {
      TextField("Title", text: $model.order.title)
        .focused($focus, equals: .title)
      problem(model.state.titleProblem ?? model.state.saveOrderProblems[.title])
      TextField("Email", text: $model.order.customer.email)
        .focused($focus, equals: .email)
      problem(model.state.saveOrderProblems[.email])
      Picker("Format", selection: $model.order.format) {
        ForEach(Format.allCases, id: \.self) { Text(verbatim: $0.title) }
      }
      Toggle("Double-sided", isOn: $model.order.isDoubleSided)
    }

    /// The fields that need no control of their own.
    private var others: [FormField<Order>] {
      let byHand: Set<Order.Field> = [.title, .email, .format, .isDoubleSided]
      return zip(Order.Field.allCases, Order.fields(model.state.saveOrderProblems))
        .filter { !byHand.contains($0.0) }
        .map(\.1)
    }

    @ViewBuilder private func problem(_ text: String?) -> some SwiftUI.View {
      if let text, !text.isEmpty {
        Text(verbatim: text).font(.footnote).foregroundStyle(.red)
      }
    }

    private func picture(of proof: URL) -> some SwiftUI.View {
      AsyncImage(url: proof) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      .scaleEffect(zoom)
      .gesture(MagnifyGesture().updating($zoom) { value, zoom, _ in zoom = value.magnification })
    }
  }

  extension EditOrderView: ScreenScene {
    func makeScreen() -> AnyView { AnyView(EditOrderScreen(model: EditOrderModel(view: self))) }

    func reloadScreen() {
      fetchOrder()
    }
  }

  #Preview("Order") {
    EditOrderScreen(model: EditOrderModel(view: EditOrderView().configure(services: .samples())))
  }

  #Preview("Refused") {
    EditOrderScreen(model: .sample { $0.saveOrderProblems = [.email: "Fill this in."] })
  }

  #Preview("Not saved") {
    EditOrderScreen(model: .sample { $0.message = "Could not save the order. Try again." })
  }

  extension EditOrderModel {
    /// Returns a model in any state; its scene has no interactor, so nothing changes that.
    fileprivate static func sample(
      _ change: (inout EditOrder.DisplayedOrder) -> Void
    ) -> EditOrderModel {
      let view = EditOrderView()
      view.order.update(change)
      return EditOrderModel(view: view)
    }
  }
#endif
