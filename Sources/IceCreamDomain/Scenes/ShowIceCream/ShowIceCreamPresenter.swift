import PlainText

/// The responses of the scene.
public protocol ShowIceCreamPresentationLogic: AnyObject {
  /// Presents an ice cream.
  func presentIceCream(response: ShowIceCream.FetchIceCream.Response)
  /// Presents an ice cream that could not be fetched.
  func presentFetchFailure(response: ShowIceCream.FetchFailure.Response)
  /// Presents the scene that changes the ice cream.
  func presentEditing(response: ShowIceCream.EditIceCream.Response)
  /// Presents the question before the ice cream is deleted, or that it was deleted.
  func presentDeletedIceCream(response: ShowIceCream.DeleteIceCream.Response)
  /// Presents an ice cream that could not be deleted.
  func presentDeleteFailure(response: ShowIceCream.DeleteFailure.Response)
}

/// Formats responses into view models.
public final class ShowIceCreamPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  public weak var view: (any ShowIceCreamDisplayLogic)?

  /// Makes a presenter.
  public init() {}
}

extension ShowIceCreamPresenter: ShowIceCreamPresentationLogic {
  public func presentIceCream(response: ShowIceCream.FetchIceCream.Response) {
    let iceCream = IceCreamWording.result(for: response.iceCream)
    let appearances = response.appearances
    let news = IceCreamStoreWording.news(ofUpdated: response.iceCream)
    view?.displayIceCream(
      viewModel: .init(
        iceCream: DisplayedSavedIceCream(
          iceCream: iceCream,
          picture: DisplayedPicture(
            cone: appearances.cone, scoop: appearances.flavor, topping: appearances.topping,
            caption: iceCream.sentence),
          notes: notes(on: response), news: response.isUpdated ? news : nil)))
  }

  public func presentFetchFailure(response: ShowIceCream.FetchFailure.Response) {
    let failure =
      switch response.reason {
      case .noStore: DisplayedFailure(message: IceCreamStoreWording.noStore)
      case .noneSelected: DisplayedFailure(message: "No ice cream is selected.")
      case .store(let error): IceCreamStoreWording.failure(for: error)
      }
    view?.displayFetchFailure(viewModel: .init(failure: failure))
  }

  public func presentEditing(response: ShowIceCream.EditIceCream.Response) {
    view?.displayEditing(viewModel: .init())
  }

  public func presentDeletedIceCream(response: ShowIceCream.DeleteIceCream.Response) {
    view?.displayDeletedIceCream(
      viewModel: response.isDeleted
        ? .news(IceCreamStoreWording.news(ofDeleted: response.iceCream))
        : .question(IceCreamWording.deletionQuestion(for: response.iceCream)))
  }

  public func presentDeleteFailure(response: ShowIceCream.DeleteFailure.Response) {
    view?.displayDeleteFailure(
      viewModel: .init(failure: IceCreamStoreWording.failure(for: response.error)))
  }

  private func notes(on response: ShowIceCream.FetchIceCream.Response) -> [String] {
    if let error = response.catalogError {
      let failure = CatalogFaultWording.failure(for: error)
      return failure.details + [failure.message + " The colours are derived from the names."]
    }
    return response.missing.map { kind in
      "\(response.iceCream.name(of: kind).printable) is not in the catalog."
    }
  }
}
