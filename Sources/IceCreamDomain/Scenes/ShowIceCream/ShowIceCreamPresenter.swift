import PlainText

/// The responses of the scene.
public protocol ShowIceCreamPresentationLogic: AnyObject {
  /// Presents an ice cream.
  func presentIceCream(response: ShowIceCream.FetchIceCream.Response)
  /// Presents an ice cream that could not be fetched.
  func presentFetchFailure(response: ShowIceCream.FetchFailure.Response)
  /// Presents the scene that changes the ice cream.
  func presentEditing(response: ShowIceCream.EditIceCream.Response)
  /// Presents the scene that makes the ice cream again.
  func presentRepeating(response: ShowIceCream.RepeatIceCream.Response)
  /// Presents a step of the deletion.
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

  /// Creates a presenter.
  public init() {}
}

extension ShowIceCreamPresenter: ShowIceCreamPresentationLogic {
  public func presentIceCream(response: ShowIceCream.FetchIceCream.Response) {
    let iceCream = IceCreamWording.result(for: response.iceCream)
    let news = IceCreamStoreWording.news(ofUpdated: response.iceCream)
    view?.displayIceCream(
      viewModel: .init(
        iceCream: DisplayedSavedIceCream(
          iceCream: iceCream,
          picture: DisplayedPicture(response.appearances, caption: iceCream.sentence),
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

  public func presentRepeating(response: ShowIceCream.RepeatIceCream.Response) {
    view?.displayRepeating(viewModel: .init())
  }

  public func presentDeletedIceCream(response: ShowIceCream.DeleteIceCream.Response) {
    let viewModel: ShowIceCream.DeleteIceCream.ViewModel =
      switch response.step {
      case .ask: .question(IceCreamWording.deletionQuestion(for: response.iceCream))
      case .delete: .deleted(IceCreamStoreWording.news(ofDeleted: response.iceCream))
      case .keep: .kept(IceCreamStoreWording.kept)
      }
    view?.displayDeletedIceCream(viewModel: viewModel)
  }

  public func presentDeleteFailure(response: ShowIceCream.DeleteFailure.Response) {
    let failure = IceCreamStoreWording.failure(for: response.error)
    // A changed ice cream is shown as it is now, so the error goes beside it.
    if case .changedMeanwhile = response.error.problem {
      view?.displayDeleteFailure(viewModel: .news(failure.message))
    } else {
      view?.displayDeleteFailure(viewModel: .failure(failure))
    }
  }

  private func notes(on response: ShowIceCream.FetchIceCream.Response) -> [String] {
    if let error = response.catalogError {
      let failure = CatalogFaultWording.failure(for: error)
      return failure.details + [failure.message + " Without it there is no picture."]
    }
    return response.missing.map { kind in
      "\(response.iceCream.name(of: kind).printable) is not in the catalog."
    }
  }
}
