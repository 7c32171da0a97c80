import SceneUI

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension EditOrderView {
  /// Makes the model of a screen, which loads the state, and knows what the scene waits for.
  @MainActor
  func makeModel() -> SceneModel<EditOrder.DisplayedOrder> {
    SceneModel(order, waitsFor: [\.fetchProgress, \.saveProgress]) {
      self.fetchOrder()
    }
  }
}

extension EditOrder.DisplayedOrder {
  /// Whether a message is to be read, and not beside a button that tries again.
  var hasMessage: Bool { !message.isEmpty && !fetchOrderFailed }
  /// Whether the billing address is that of the delivery.
  var billsToAddress: Bool { saveOrderForm.order.billing == saveOrderForm.order.address }
  /// Whether a question is open.
  var hasQuestion: Bool { !question.isEmpty }
}

extension EditOrderView: ScreenScene {
  #if canImport(SwiftUI)
    func makeScreen() -> AnyView { AnyView(EditOrderScreen(view: self)) }
  #endif

  /// Keeps what the user filled in.
  func reloadScreen() { takeCustomer() }
}

#if canImport(SwiftUI)
  /// Shows the state of EditOrder, and offers its use cases.
  struct EditOrderScreen: SwiftUI.View {
    private let view: EditOrderView
    @State private var model: SceneModel<EditOrder.DisplayedOrder>
    @State private var unreadable: Set<Int> = []
    @State private var asksToClose = false
    @FocusState private var focus: Order.Field?
    @GestureState private var zoom = 1.0
    @AppStorage("showsProofs") private var showsProofs = true

    /// Creates a screen of a scene, whose components are connected.
    init(view: EditOrderView) {
      self.view = view
      _model = State(initialValue: view.makeModel())
    }

    /// The order as the form has it.
    private var order: Binding<Order> {
      model.binding(\.saveOrderForm.order) { view.fillInOrder($0) }
    }

    private var billsToAddress: Binding<Bool> {
      model.binding(\.billsToAddress) { view.billToAddress($0) }
    }

    /// Whether a message is to be read; the screen can only take it back.
    private var hasMessage: Binding<Bool> {
      model.binding(\.hasMessage) { if !$0, model.state.hasMessage { view.dismissMessage() } }
    }

    /// A save goes on without its screen, so the form stays until its end.
    private var isSaving: Bool { !model.state.saveProgress.isEmpty }

    /// Whether a question is open; closing it is not an answer.
    private var hasQuestion: Binding<Bool> {
      // SwiftUI may close a dialog before or after its button's action.
      model.binding(\.hasQuestion) { if !$0 { view.dismissQuestion() } }
    }

    var body: some SwiftUI.View {
      Form {
        if !model.state.lostOrder.isEmpty {
          Text(verbatim: model.state.lostOrder)
        } else if model.state.fetchOrderFailed {
          Text(verbatim: model.state.message)
          Button("Load order") { view.fetchOrder() }
        } else {
          Section {
            Button("Customer of another order…") { view.pickCustomer() }
            byHand
          } footer: {
            Text(verbatim: model.state.saveProgress)
          }
          Section { FormFields(form: order, fields: others, unreadable: $unreadable) }
          if showsProofs, let proof = order.wrappedValue.proof { picture(of: proof) }
        }
      }
      .toolbar {
        Button("Reset") { view.resetForm() }
        Button("Save") {
          view.saveOrder()
          let problems = model.state.saveOrderProblems
          focus = [.title, .email].first { problems[$0] != nil } ?? focus
        }
        .disabled(!unreadable.isEmpty || !model.state.lostOrder.isEmpty)
        .accessibilityIdentifier("save")
      }
      .disabled(model.isWaiting)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") {
            if view.hasChanges { asksToClose = true } else { view.close() }
          }
          .confirmationDialog(
            "Lose what you filled in?", isPresented: $asksToClose, titleVisibility: .visible
          ) {
            Button("Lose it", role: .destructive) { view.close() }
          }
          .disabled(isSaving)
        }
      }
      .interactiveDismissDisabled(view.hasChanges || isSaving)
      .alert("Not saved", isPresented: hasMessage, presenting: model.state.message) { _ in
        Button("Try again") { view.saveOrder() }
        Button("Close", role: .cancel) {}
      } message: { message in
        Text(verbatim: message)
      }
      .confirmationDialog(
        "Large order", isPresented: hasQuestion, titleVisibility: .visible,
        presenting: model.state.question
      ) { _ in
        Button("Print them") { view.answerQuestion(isYes: true) }
        Button("Don't print", role: .cancel) { view.answerQuestion(isYes: false) }
      } message: { question in
        Text(verbatim: question)
      }
      .onChange(of: focus) { left, _ in
        if left == .title { view.checkTitle(title: order.wrappedValue.title) }
      }
      .onChange(of: order.wrappedValue.title) { _, title in
        let isRefused = model.state.saveOrderProblems[.title] != nil
        if isRefused || model.state.titleProblem != nil { view.checkTitle(title: title) }
      }
      .task {
        view.offerChoices()
        model.load()
      }
    }

    @ViewBuilder private var byHand: some SwiftUI.View {
      TextField("Title", text: order.title)
        .accessibilityIdentifier("title")
        .focused($focus, equals: .title)
        .submitLabel(.next)
        .onSubmit { focus = .email }
      problem(model.state.titleProblem ?? model.state.saveOrderProblems[.title])
      TextField("Email", text: order.customer.email)
        .focused($focus, equals: .email)
      problem(model.state.saveOrderProblems[.email])
      Picker("Format", selection: order.format) {
        ForEach(model.state.formats, id: \.format) { Text(verbatim: $0.title) }
      }
      Picker("Delivery", selection: order.delivery) {
        ForEach(model.state.deliveries, id: \.delivery) { Text(verbatim: $0.title) }
      }
      Toggle("Double-sided", isOn: order.isDoubleSided)
      DatePicker(
        "Due", selection: order.due, in: view.firstDay(now: .now)..., displayedComponents: .date
      )
      .environment(\.timeZone, .gmt)
      problem(model.state.saveOrderProblems[.due])
      Toggle("Bill to the same address", isOn: billsToAddress)
    }

    /// The fields that need no control of their own.
    private var others: [FormField<Order>] {
      var byHand: Set<Order.Field> = [.title, .email, .format, .delivery, .isDoubleSided, .due]
      if model.state.billsToAddress {
        byHand.formUnion([.billingStreet, .billingCity, .billingPostalCode, .billingCountry])
      }
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

  #Preview("Order") {
    EditOrderScreen(view: EditOrderView().configure(services: .samples()))
  }

  #Preview("Refused") {
    EditOrderScreen(view: .sample { $0.saveOrderProblems = [.email: "Fill this in."] })
  }

  #Preview("Not saved") {
    EditOrderScreen(view: .sample { $0.message = "Could not save the order. Try again." })
  }

  extension EditOrderView {
    /// Returns a view in any state; its scene has no interactor, so nothing changes that.
    fileprivate static func sample(
      _ change: (inout EditOrder.DisplayedOrder) -> Void
    ) -> EditOrderView {
      let view = EditOrderView()
      view.order.update(change)
      return view
    }
  }
#endif
