/// The responses of the scene.
@MainActor
protocol EditOrderPresentationLogic: AnyObject {
  func presentOrder(response: EditOrder.FetchOrder.Response)
  func presentSavedOrder(response: EditOrder.SaveOrder.Response)
  func presentCheckTitle(response: EditOrder.CheckTitle.Response)
  func presentAnswerQuestion(response: EditOrder.AnswerQuestion.Response)
  func presentOfferChoices(response: EditOrder.OfferChoices.Response)
  func presentCustomer(response: EditOrder.TakeCustomer.Response)
  func presentSaveQuestion(response: EditOrder.SaveQuestion.Response)
  func presentLostOrder(response: EditOrder.LostOrder.Response)
  func presentFetchProgress(response: EditOrder.FetchProgress.Response)
  func presentFetchFailure(response: EditOrder.FetchFailure.Response)
  func presentSaveProgress(response: EditOrder.SaveProgress.Response)
  func presentSaveFailure(response: EditOrder.SaveFailure.Response)
  func presentSaveRefusal(response: EditOrder.SaveRefusal.Response)
}

/// Formats responses into view models.
@MainActor
final class EditOrderPresenter {
  /// Receives the view models; weak, because the view owns the presenter.
  weak var view: (any EditOrderDisplayLogic)?

  private let words: OrderWords

  /// Creates a presenter that names choices in one language.
  init(words: OrderWords = .english) {
    self.words = words
  }
}

extension EditOrderPresenter: EditOrderPresentationLogic {
  func presentOrder(response: EditOrder.FetchOrder.Response) {
    view?.displayOrder(viewModel: .init(order: response.order))
  }

  func presentSavedOrder(response: EditOrder.SaveOrder.Response) {
    view?.displaySavedOrder(viewModel: .init())
  }

  func presentCheckTitle(response: EditOrder.CheckTitle.Response) {
    view?.displayCheckTitle(
      viewModel: .init(titleProblem: response.problem.map(sentence(for:)) ?? ""))
  }

  func presentAnswerQuestion(response: EditOrder.AnswerQuestion.Response) {
    view?.displayAnswerQuestion(viewModel: .init(question: ""))
  }

  func presentSaveQuestion(response: EditOrder.SaveQuestion.Response) {
    let question = "\(response.copies) copies take a week. Print that many?"
    view?.displaySaveQuestion(viewModel: .init(question: question))
  }

  func presentLostOrder(response: EditOrder.LostOrder.Response) {
    view?.displayLostOrder(viewModel: .init(lostOrder: "This order was canceled."))
  }

  func presentOfferChoices(response: EditOrder.OfferChoices.Response) {
    let formats = response.formats.map { FormatChoice(format: $0, title: words.format($0)) }
    let deliveries = response.deliveries.map {
      DeliveryChoice(delivery: $0, title: words.delivery($0))
    }
    view?.displayOfferChoices(viewModel: .init(formats: formats, deliveries: deliveries))
  }

  func presentCustomer(response: EditOrder.TakeCustomer.Response) {
    view?.displayCustomer(viewModel: .init(customer: response.customer))
  }

  func presentFetchProgress(response: EditOrder.FetchProgress.Response) {
    view?.displayFetchProgress(viewModel: .init(fetchProgress: "Loading the order…"))
  }

  func presentFetchFailure(response: EditOrder.FetchFailure.Response) {
    let message =
      switch response.error {
      case .unavailable: "Could not load the order. Try again."
      case .notFound: "This order was canceled."
      }
    view?.displayFetchFailure(viewModel: .init(message: message))
  }

  func presentSaveProgress(response: EditOrder.SaveProgress.Response) {
    view?.displaySaveProgress(viewModel: .init(saveProgress: "Saving the order…"))
  }

  func presentSaveFailure(response: EditOrder.SaveFailure.Response) {
    let message =
      switch response.error {
      case .unavailable: "Could not save the order. Try again."
      case .notFound: "This order was canceled."
      }
    view?.displaySaveFailure(viewModel: .init(message: message))
  }

  func presentSaveRefusal(response: EditOrder.SaveRefusal.Response) {
    view?.displaySaveRefusal(
      viewModel: .init(saveOrderProblems: response.problems.mapValues(sentence(for:))))
  }

  private func sentence(for problem: Order.Problem) -> String {
    switch problem {
    case .missing: "Fill this in."
    case .outside(let range): "Fill in \(range.lowerBound) to \(range.upperBound)."
    case .past: "Choose today, or a later day."
    case .tooLong(let count): "Remove \(count) \(count == 1 ? "letter" : "letters")."
    }
  }
}
