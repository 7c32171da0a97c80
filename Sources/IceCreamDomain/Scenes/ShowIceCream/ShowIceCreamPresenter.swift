import PlainText

/// What the interactor can have presented.
public protocol ShowIceCreamPresentationLogic: AnyObject {
  /// Presents an ice cream.
  func presentIceCream(response: ShowIceCream.ShowIceCream.Response)
  /// Presents that there is no ice cream to see.
  func presentShowFailure(response: ShowIceCream.ShowFailure.Response)
  /// Presents the way to where the ice cream is changed.
  func presentEditing(response: ShowIceCream.EditIceCream.Response)
  /// Presents the question before the ice cream is deleted, or that it is.
  func presentDeletedIceCream(response: ShowIceCream.DeleteIceCream.Response)
  /// Presents that the ice cream could not be deleted.
  func presentDeleteFailure(response: ShowIceCream.DeleteFailure.Response)
}

/// The one who finds the words for one saved ice cream.
public final class ShowIceCreamPresenter {
  /// Who shows the view models; weakly, since the view owns this presenter by way of the interactor.
  public weak var view: (any ShowIceCreamDisplayLogic)?

  /// Makes a presenter.
  public init() {}
}

extension ShowIceCreamPresenter: ShowIceCreamPresentationLogic {
  public func presentIceCream(response: ShowIceCream.ShowIceCream.Response) {
    let result = DisplayedResult(response.iceCream)
    let looks = response.looks
    let picture = DisplayedPicture(
      cone: looks.first, scoop: looks.dropFirst().first, topping: looks.dropFirst(2).first,
      caption: result.sentence)
    view?.displayIceCream(
      viewModel: .init(
        iceCream: DisplayedSavedIceCream(
          iceCream: result, picture: picture,
          notes: notes(on: response),
          news: response.isChanged ? "\(result.id) is changed." : nil)))
  }

  public func presentShowFailure(response: ShowIceCream.ShowFailure.Response) {
    let failure =
      response.error.map(IceCreamStoreWording.failure)
      ?? DisplayedFailure(message: IngredientWording.message(for: .nothingIsKept))
    view?.displayShowFailure(viewModel: .init(failure: failure))
  }

  public func presentEditing(response: ShowIceCream.EditIceCream.Response) {
    view?.displayEditing(viewModel: .init())
  }

  public func presentDeletedIceCream(response: ShowIceCream.DeleteIceCream.Response) {
    let iceCream = response.iceCream
    view?.displayDeletedIceCream(
      viewModel: response.isDeleted
        ? .news(IceCreamStoreWording.news(ofDeleted: iceCream))
        : .question(DisplayedQuestion(deletionOf: iceCream)))
  }

  public func presentDeleteFailure(response: ShowIceCream.DeleteFailure.Response) {
    view?.displayDeleteFailure(
      viewModel: .init(failure: IceCreamStoreWording.failure(for: response.error)))
  }

  private func notes(on response: ShowIceCream.ShowIceCream.Response) -> [String] {
    let missing = response.missing.map { kind in
      "\(response.iceCream.name(of: kind).printable) is not in the catalog."
    }
    guard let error = response.catalogError.map(CatalogFaultWording.failure) else { return missing }
    return error.details + [error.message + " The colours are made from the names."]
  }
}
