import PlainText

/// The responses of the scene.
public protocol ShowIceCreamPresentationLogic: AnyObject {
  /// Presents an ice cream.
  func presentIceCream(response: ShowIceCream.FetchIceCream.Response)
  /// Presents the question before the deletion.
  func presentQuestion(response: ShowIceCream.DeleteIceCream.Response)
  /// Presents the deletion.
  func presentDeletedIceCream(response: ShowIceCream.ConfirmDeletion.Response)
  /// Presents an ice cream that could not be fetched or deleted.
  func presentFailure(response: ShowIceCream.Failure.Response)
}

/// Formats responses into view models.
public final class ShowIceCreamPresenter {
  /// Receives the view models; weak, because the view owns the presenter through the interactor.
  public weak var view: (any ShowIceCreamDisplayLogic)?
  /// The words of the catalog that the ice cream was presented with.
  private var wording = IceCreamWording()

  private let advice: (DisplayedAdvice) -> String

  /// Creates a presenter.
  ///
  /// - Parameter advice: Returns a front end's words for what to do about a failed change.
  public init(advice: @escaping (DisplayedAdvice) -> String = { $0.sentence }) {
    self.advice = advice
  }
}

extension ShowIceCreamPresenter: ShowIceCreamPresentationLogic {
  public func presentIceCream(response: ShowIceCream.FetchIceCream.Response) {
    wording.words = response.words
    let iceCream = wording.result(for: response.iceCream)
    view?.displayIceCream(
      viewModel: .init(
        iceCream: iceCream, labels: response.words.labels,
        picture: DisplayedPicture(response.look, caption: iceCream.sentence),
        notes: notes(on: response),
        news: response.isUpdated ? IceCreamStoreWording.news(ofUpdated: response.iceCream) : nil,
        canUndo: response.canUndo))
  }

  public func presentQuestion(response: ShowIceCream.DeleteIceCream.Response) {
    view?.displayQuestion(
      viewModel: .init(
        question: response.iceCream.map { QuestionWording.question(deleting: [$0], wording) }))
  }

  public func presentDeletedIceCream(response: ShowIceCream.ConfirmDeletion.Response) {
    view?.displayDeletedIceCream(
      viewModel: .init(news: IceCreamStoreWording.news(of: .deleted([response.iceCream]))))
  }

  public func presentFailure(response: ShowIceCream.Failure.Response) {
    switch response {
    case .notFetched(let error):
      view?.displayFailure(viewModel: .notFetched(IceCreamStoreWording.failure(for: error)))
    case .notDeleted(let error, canRetry: true):
      view?.displayQuestion(
        viewModel: .init(question: QuestionWording.question(retrying: error, advising: advice)))
    case .notDeleted(let error, canRetry: false):
      view?.displayFailure(
        viewModel: .news(IceCreamStoreWording.failure(for: error).message(advising: advice)))
    }
  }

  private func notes(on response: ShowIceCream.FetchIceCream.Response) -> [String] {
    switch response.look {
    case .unknown(let error):
      return CatalogFaultWording.failure(for: error).details
        + [CatalogFaultWording.note(on: response.look)].compactMap { $0 }
    case .inCatalog(let appearances):
      return IngredientKind.allCases.filter { appearances[$0] == nil }.map { kind in
        "\(response.iceCream.names[kind]) is not in the catalog."
      }
    }
  }
}
