import PlainText

/// The responses of the list.
public protocol ListIceCreamsPresentationLogic: AnyObject {
  /// Presents a page.
  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response)
  /// Presents the number of ice creams in the whole list.
  func presentCount(response: ListIceCreams.CountIceCreams.Response)
  /// Presents a page that could not be fetched.
  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response)
  /// Presents how an ice cream looks.
  func presentPreview(response: ListIceCreams.PreviewIceCream.Response)
  /// Presents the question before a deletion, or the deletion.
  func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response)
  /// Presents whether the last deletion was undone.
  func presentRestoredIceCream(response: ListIceCreams.RestoreIceCream.Response)
  /// Presents the question before the last change is undone, or that it was.
  func presentUndoneChange(response: ListIceCreams.UndoChange.Response)
  /// Presents what could not be counted, previewed, deleted, restored or undone.
  func presentChangeFailure(response: ListIceCreams.ChangeFailure.Response)
}

/// Formats responses into view models.
public final class ListIceCreamsPresenter {
  /// Receives the view models; weak, because the view owns the presenter through the interactor.
  public weak var view: (any ListIceCreamsDisplayLogic)?

  /// Creates a presenter.
  public init() {}
}

extension ListIceCreamsPresenter: ListIceCreamsPresentationLogic {
  public func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    let page = response.page
    let search = WordSearch(response.filter.text)
    view?.displayIceCreams(
      viewModel: .init(
        list: DisplayedIceCreamList(
          title: title(for: response.filter), position: position(of: response),
          offset: response.offset, total: response.total,
          iceCreams: page.places.map {
            IceCreamWording.result(for: $0.iceCream, highlighting: search)
          },
          hasNext: page.hasMore, hasPrevious: response.hasPrevious,
          canUndo: response.canUndo,
          notes: page.notes.map(IceCreamStoreWording.sentence) + guesses(for: response),
          news: response.deleted.map(IceCreamStoreWording.news(ofDeleted:))
            ?? response.updated.map(IceCreamStoreWording.news(ofUpdated:)))))
  }

  public func presentCount(response: ListIceCreams.CountIceCreams.Response) {
    let position = range(from: response.offset, count: response.count).map {
      "\($0) of \(response.total.grouped)"
    }
    view?.displayCount(viewModel: .init(total: response.total, position: position))
  }

  public func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    var faults: [IngredientFault] = []
    if case .names(let wrong) = response.error { faults = wrong }
    view?.displayFetchFailure(
      viewModel: .init(
        failure: IceCreamStoreWording.failure(for: response.error),
        faults: faults.map(DisplayedFault.init)))
  }

  public func presentPreview(response: ListIceCreams.PreviewIceCream.Response) {
    view?.displayPreview(
      viewModel: .init(
        picture: DisplayedPicture(
          response.look, caption: IceCreamWording.result(for: response.iceCream).sentence),
        note: CatalogFaultWording.note(on: response.look)))
  }

  public func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response) {
    let viewModel: ListIceCreams.DeleteIceCream.ViewModel =
      switch response {
      case .unconfirmed(let iceCream): .question(QuestionWording.question(deleting: iceCream))
      case .deleted(let iceCream): .news(IceCreamStoreWording.news(ofDeleted: iceCream))
      }
    view?.displayDeletedIceCream(viewModel: viewModel)
  }

  public func presentRestoredIceCream(response: ListIceCreams.RestoreIceCream.Response) {
    let news =
      switch response {
      case .restored(let iceCream): IceCreamStoreWording.news(ofRestored: iceCream)
      case .nothingDeleted: "There is no deletion to undo."
      }
    view?.displayRestoredIceCream(viewModel: .init(news: news))
  }

  public func presentUndoneChange(response: ListIceCreams.UndoChange.Response) {
    let viewModel: ListIceCreams.UndoChange.ViewModel =
      switch response {
      case .unconfirmed(let change): .question(QuestionWording.question(undoing: change))
      case .undone(let change, let iceCream):
        .undone(
          news: IceCreamStoreWording.news(ofUndone: change), IceCreamWording.result(for: iceCream))
      case .nothingSaved: .news("There is nothing to undo.")
      }
    view?.displayUndoneChange(viewModel: viewModel)
  }

  public func presentChangeFailure(response: ListIceCreams.ChangeFailure.Response) {
    let viewModel: ListIceCreams.ChangeFailure.ViewModel
    switch response {
    case .notOnPage(let index):
      let number = index < .max ? index + 1 : index
      viewModel = .news("There is no ice cream number \(number.grouped) on this page.")
    case .notDeleted(let error):
      let failure = IceCreamStoreWording.failure(for: error)
      viewModel =
        failure.retryButton.map { button in
          .question(DisplayedQuestion(text: failure.message, yesButton: button, noButton: "Keep"))
        } ?? .news(failure.message)
    case .notCounted(let error), .notRestored(let error), .notUndone(let error):
      viewModel = .news(IceCreamStoreWording.failure(for: error).message)
    }
    view?.displayChangeFailure(viewModel: viewModel)
  }

  private func title(for filter: IceCreamFilter) -> String {
    "Saved ice creams" + (ingredients(in: filter).map { " with " + $0 } ?? "")
      + (filter.text.isEmpty ? "" : " matching " + filter.text.quoted)
  }

  private func position(of response: ListIceCreams.FetchIceCreams.Response) -> String {
    let (offset, count) = (response.offset, response.page.places.count)
    guard let range = range(from: offset, count: count) else {
      if !response.filter.text.isEmpty {
        return "No saved ice cream matches \(response.filter.text.quoted)."
      }
      let ingredients = ingredients(in: response.filter)
      return "No saved ice creams " + (ingredients.map { "with \($0)." } ?? "yet.")
    }
    return "\(range) of "
      + (response.total?.grouped ?? "more than \((offset + count).grouped)")
  }

  /// Returns the numbers of ice creams that are shown, such as `1–20`; `nil` for none.
  private func range(from offset: Int, count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: (offset + 1).grouped
    default: "\((offset + 1).grouped)–\((offset + count).grouped)"
    }
  }

  private func ingredients(in filter: IceCreamFilter) -> String? {
    let names = IngredientKind.allCases.compactMap { filter.names[$0]?.printable }
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
