import PlainText

/// The responses of the list.
public protocol ListIceCreamsPresentationLogic: AnyObject {
  /// Presents a page.
  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response)
  /// Presents a page that could not be fetched.
  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response)
  /// Presents the ice cream that was selected.
  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response)
  /// Presents the question before an ice cream is deleted, or that it was deleted.
  func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response)
  /// Presents an ice cream that could not be deleted.
  func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response)
}

/// Formats responses into view models.
public final class ListIceCreamsPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  public weak var view: (any ListIceCreamsDisplayLogic)?

  /// Makes a presenter.
  public init() {}
}

extension ListIceCreamsPresenter: ListIceCreamsPresentationLogic {
  public func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    let page = response.page
    let wording = IceCreamStoreWording(place: response.place)
    view?.displayIceCreams(
      viewModel: .init(
        list: DisplayedIceCreamList(
          title: title(for: response.filter), position: position(of: response),
          offset: response.offset, iceCreams: page.iceCreams.map(IceCreamWording.result),
          hasNext: page.hasMore, hasPrevious: response.hasPrevious,
          notes: page.notes.map(wording.sentence) + guesses(for: response),
          news: response.deleted.map(IceCreamStoreWording.news(ofDeleted:)))))
  }

  public func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    switch response.reason {
    case .noStore:
      view?.displayFetchFailure(
        viewModel: .init(failure: DisplayedFailure(message: IceCreamStoreWording.noStore)))
    case .store(let error):
      view?.displayFetchFailure(viewModel: .init(failure: IceCreamStoreWording.failure(for: error)))
    case .catalog(let error):
      view?.displayFetchFailure(viewModel: .init(failure: CatalogFaultWording.failure(for: error)))
    case .names(let faults):
      let faults = faults.map {
        DisplayedFault(kind: $0.kind, message: IngredientFaultWording.message(for: $0))
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
        : .question(IceCreamWording.deletionQuestion(for: response.iceCream)))
  }

  public func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response) {
    let failure = IceCreamStoreWording.failure(for: response.error)
    guard let button = failure.retryButton else {
      view?.displayDeleteFailure(viewModel: .news(failure.message))
      return
    }
    view?.displayDeleteFailure(
      viewModel: .question(
        DisplayedQuestion(text: failure.message, yesButton: button, noButton: "Keep")))
  }

  private func title(for filter: IceCreamFilter) -> String {
    "Saved ice creams" + (ingredients(in: filter).map { " with " + $0 } ?? "")
  }

  private func position(of response: ListIceCreams.FetchIceCreams.Response) -> String {
    guard !response.page.iceCreams.isEmpty else {
      let ingredients = ingredients(in: response.filter)
      return "No saved ice creams " + (ingredients.map { "with \($0)." } ?? "yet.")
    }
    let (first, last) = (response.offset + 1, response.offset + response.page.iceCreams.count)
    let range = first == last ? "\(first)" : "\(first)–\(last)"
    return "\(range) of " + (response.page.hasMore ? "more than \(last)" : "\(last)")
  }

  private func ingredients(in filter: IceCreamFilter) -> String? {
    let names = IngredientKind.allCases.compactMap { filter[$0]?.printable }
    return names.isEmpty ? nil : names.joined(separator: " and ")
  }

  /// Returns a guess for each name that neither the catalog nor the store has.
  private func guesses(for response: ListIceCreams.FetchIceCreams.Response) -> [String] {
    response.unknown.map { fault in
      if case .unknown(let typed, []) = fault.problem {
        return "The catalog has no \(fault.kind.rawValue) \(typed.quoted)."
      }
      return IngredientFaultWording.message(for: fault)
    }
  }
}
