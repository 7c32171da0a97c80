import Scenery

/// The view models of the scene.
@MainActor
protocol EditOrderDisplayLogic: AnyObject {
  func displayOrder(viewModel: EditOrder.FetchOrder.ViewModel)
  func displaySavedOrder(viewModel: EditOrder.SaveOrder.ViewModel)
  func displayCheckTitle(viewModel: EditOrder.CheckTitle.ViewModel)
  func displayAnswerQuestion(viewModel: EditOrder.AnswerQuestion.ViewModel)
  func displayOfferChoices(viewModel: EditOrder.OfferChoices.ViewModel)
  func displayCustomer(viewModel: EditOrder.TakeCustomer.ViewModel)
  func displaySaveQuestion(viewModel: EditOrder.SaveQuestion.ViewModel)
  func displayLostOrder(viewModel: EditOrder.LostOrder.ViewModel)
  func displayFetchProgress(viewModel: EditOrder.FetchProgress.ViewModel)
  func displayFetchFailure(viewModel: EditOrder.FetchFailure.ViewModel)
  func displaySaveProgress(viewModel: EditOrder.SaveProgress.ViewModel)
  func displaySaveFailure(viewModel: EditOrder.SaveFailure.ViewModel)
  func displaySaveRefusal(viewModel: EditOrder.SaveRefusal.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
@MainActor
final class EditOrderView {
  /// Receives the requests.
  var interactor: (any EditOrderBusinessLogic)?
  /// Navigates to other scenes.
  var router: (any EditOrderRoutingLogic & EditOrderDataPassing)?
  /// The state that renderers observe.
  let order = ObservableStore(EditOrder.DisplayedOrder())
  /// The order that the form began with, or that was fetched.
  private(set) var opened: Order

  /// Creates a form that is not filled in.
  init() {
    opened = order.state.saveOrderForm.order
  }

  /// Whether the user changed the form.
  var hasChanges: Bool { order.state.saveOrderForm.order != opened }

  /// Fills in the form before the user sees it.
  func begin(with order: Order) {
    opened = order
    fillIn(.init(order: order))
  }

  /// Fetches the order.
  func fetchOrder() {
    interactor?.fetchOrder(request: EditOrder.FetchOrder.Request())
  }

  /// Saves the order, as the form says.
  func saveOrder() {
    interactor?.saveOrder(request: order.state.saveOrderForm)
  }

  /// Changes the form of `saveOrder()`.
  func fillIn(_ form: EditOrder.SaveOrder.Request) {
    order.update { $0.saveOrderForm = form }
  }

  /// Checks the title.
  func checkTitle(title: String) {
    interactor?.checkTitle(request: EditOrder.CheckTitle.Request(title: title))
  }

  /// Answers the question.
  func answerQuestion(isYes: Bool) {
    interactor?.answerQuestion(request: EditOrder.AnswerQuestion.Request(isYes: isYes))
  }

  /// Offers the choices.
  func offerChoices() {
    interactor?.offerChoices(request: EditOrder.OfferChoices.Request())
  }

  /// Opens the list of orders to pick a customer.
  func pickCustomer() { router?.routeToListOrders() }

  /// Takes over the customer that the user picked, if there is one.
  func takeCustomer() {
    interactor?.takeCustomer(request: EditOrder.TakeCustomer.Request())
  }
}

extension EditOrderView: EditOrderDisplayLogic {
  func displayOrder(viewModel: EditOrder.FetchOrder.ViewModel) {
    opened = viewModel.order
    order.update { state in
      state.fetchProgress = ""
      state.fetchOrderFailed = false
      state.saveOrderProblems = [:]
      state.saveOrderForm.order = viewModel.order
    }
  }

  func displaySavedOrder(viewModel: EditOrder.SaveOrder.ViewModel) {
    order.update { state in
      state.saveProgress = ""
      state.saveOrderProblems = [:]
    }
    router?.routeToOrigin()
  }

  func displayCheckTitle(viewModel: EditOrder.CheckTitle.ViewModel) {
    order.update { state in
      state.titleProblem = viewModel.titleProblem
      state.message = ""
    }
  }

  func displayAnswerQuestion(viewModel: EditOrder.AnswerQuestion.ViewModel) {
    order.update { state in
      state.question = viewModel.question
      state.message = ""
    }
  }

  func displayOfferChoices(viewModel: EditOrder.OfferChoices.ViewModel) {
    order.update { state in
      state.formats = viewModel.formats
      state.deliveries = viewModel.deliveries
      state.message = ""
    }
  }

  func displayCustomer(viewModel: EditOrder.TakeCustomer.ViewModel) {
    order.update { $0.saveOrderForm.order.customer = viewModel.customer }
  }

  func displaySaveQuestion(viewModel: EditOrder.SaveQuestion.ViewModel) {
    order.update { state in
      state.question = viewModel.question
      state.message = ""
    }
  }

  func displayLostOrder(viewModel: EditOrder.LostOrder.ViewModel) {
    order.update { state in
      state.lostOrder = viewModel.lostOrder
      state.fetchProgress = ""
      state.message = ""
      state.saveProgress = ""
    }
  }

  func displayFetchProgress(viewModel: EditOrder.FetchProgress.ViewModel) {
    order.update { state in
      state.fetchProgress = viewModel.fetchProgress
      state.message = ""
    }
  }

  func displayFetchFailure(viewModel: EditOrder.FetchFailure.ViewModel) {
    order.update { state in
      state.message = viewModel.message
      state.fetchProgress = ""
      state.fetchOrderFailed = true
    }
  }

  func displaySaveProgress(viewModel: EditOrder.SaveProgress.ViewModel) {
    order.update { state in
      state.saveProgress = viewModel.saveProgress
      state.message = ""
      state.saveOrderProblems = [:]
    }
  }

  func displaySaveFailure(viewModel: EditOrder.SaveFailure.ViewModel) {
    order.update { state in
      state.message = viewModel.message
      state.saveProgress = ""
    }
  }

  func displaySaveRefusal(viewModel: EditOrder.SaveRefusal.ViewModel) {
    order.update { state in
      state.saveOrderProblems = viewModel.saveOrderProblems
      state.message = ""
    }
  }
}
