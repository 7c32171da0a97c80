import PlainText

/// What the interactor can have presented.
public protocol ListIceCreamsPresentationLogic: AnyObject {
  /// Presents a page.
  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response)
  /// Presents that there is no page.
  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response)
  /// Presents the way to the ice cream that was chosen.
  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response)
  /// Presents the question before an ice cream is deleted, or that it is.
  func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response)
  /// Presents that an ice cream could not be deleted.
  func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response)
}

/// The one who finds the words for the list.
public final class ListIceCreamsPresenter {
  /// Who shows the view models; weakly, since the view owns this presenter by way of the interactor.
  public weak var view: (any ListIceCreamsDisplayLogic)?

  /// Makes a presenter.
  public init() {}
}

extension ListIceCreamsPresenter: ListIceCreamsPresentationLogic {
  public func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    let page = response.page
    let words = IceCreamStoreWording(place: response.place)
    view?.displayIceCreams(
      viewModel: .init(
        list: DisplayedIceCreamList(
          title: title(for: response.filter), position: position(of: page, after: response.offset),
          offset: response.offset, iceCreams: page.iceCreams.map { DisplayedResult($0) },
          hasNext: page.hasMore,
          hasPrevious: response.hasPrevious,
          notes: page.notes.map(words.sentence) + guesses(for: response),
          news: response.deleted.map(IceCreamStoreWording.news(ofDeleted:)))))
  }

  public func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    switch response.reason {
    case .nothingIsKept:
      let message = IngredientWording.message(for: .nothingIsKept)
      view?.displayFetchFailure(viewModel: .init(failure: DisplayedFailure(message: message)))
    case .store(let error):
      view?.displayFetchFailure(viewModel: .init(failure: IceCreamStoreWording.failure(for: error)))
    case .catalog(let error):
      view?.displayFetchFailure(viewModel: .init(failure: CatalogFaultWording.failure(for: error)))
    case .names(let faults):
      let faults = faults.map {
        DisplayedFault(kind: $0.kind, message: IngredientWording.message(for: $0.reason))
      }
      let message = faults.map(\.message).joined(separator: " ")
      view?.displayFetchFailure(
        viewModel: .init(failure: DisplayedFailure(message: message), faults: faults))
    }
  }

  public func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response) {
    view?.displaySelectedIceCream(viewModel: .init())
  }

  public func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response) {
    view?.displayDeletedIceCream(
      viewModel: response.isDeleted
        ? .news(IceCreamStoreWording.news(ofDeleted: response.iceCream))
        : .question(DisplayedQuestion(deletionOf: response.iceCream)))
  }

  public func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response) {
    let failure = IceCreamStoreWording.failure(for: response.error)
    view?.displayDeleteFailure(
      viewModel: failure.retryButton.map { button in
        .question(DisplayedQuestion(text: failure.message, yesButton: button, noButton: "Keep"))
      } ?? .news(failure.message))
  }

  private func title(for filter: IceCreamFilter) -> String {
    let wanted = IngredientKind.allCases.compactMap { filter[$0]?.printable }
    return wanted.isEmpty
      ? "Saved ice creams" : "Saved ice creams with " + wanted.joined(separator: " and ")
  }

  /// Returns what was likely meant, where nothing was found for a name that the catalog does not have.
  private func guesses(for response: ListIceCreams.FetchIceCreams.Response) -> [String] {
    response.unknown.map { fault in
      guard case .unknown(_, _, nil) = fault.reason else {
        return IngredientWording.message(for: fault.reason)
      }
      let name = response.filter[fault.kind] ?? ""
      return "The catalog has no \(fault.kind.rawValue) \(name.quoted)."
    }
  }

  private func position(of page: IceCreamPage, after offset: Int) -> String {
    if page.iceCreams.isEmpty { return "There are none." }
    let last = offset + page.iceCreams.count
    if !page.hasMore, offset == 0 { return "\(last) in all" }
    return "\(offset + 1) to \(last)" + (page.hasMore ? ", and there are more" : ", the last")
  }
}
