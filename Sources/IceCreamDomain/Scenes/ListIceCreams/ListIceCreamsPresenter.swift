import PlainText

/// The responses of the list.
public protocol ListIceCreamsPresentationLogic: AnyObject {
  /// Presents a page.
  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response)
  /// Presents how an ice cream looks.
  func presentPreview(response: ListIceCreams.PreviewIceCream.Response)
  /// Presents a question before a change.
  func presentQuestion(response: ListIceCreams.ProposeChange.Response)
  /// Presents a change that was made.
  func presentChange(response: ListIceCreams.ConfirmChange.Response)
  /// Presents what could not be fetched, previewed or changed.
  func presentFailure(response: ListIceCreams.Failure.Response)
}

/// Formats responses into view models.
public final class ListIceCreamsPresenter {
  /// Receives the view models; weak, because the view owns the presenter through the interactor.
  public weak var view: (any ListIceCreamsDisplayLogic)?
  /// The words of the catalog at the last page.
  private var wording = IceCreamWording()

  private let advice: (DisplayedAdvice) -> String

  /// Creates a presenter.
  ///
  /// - Parameter advice: Returns a front end's words for what to do about a failed change.
  public init(advice: @escaping (DisplayedAdvice) -> String = { $0.sentence }) {
    self.advice = advice
  }
}

extension ListIceCreamsPresenter: ListIceCreamsPresentationLogic {
  public func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    wording.words = response.words
    let page = response.page
    let search = WordSearch(response.filter.text)
    view?.displayIceCreams(
      viewModel: .init(
        title: title(for: response.filter), position: position(of: response),
        offset: page.offset, total: page.total,
        iceCreams: page.iceCreams.map { wording.result(for: $0, highlighting: search) },
        canUndo: response.canUndo,
        notes: page.notes.compactMap(IceCreamStoreWording.sentence) + guesses(for: response),
        news: response.deleted.map { IceCreamStoreWording.news(of: .deleted([$0])) }
          ?? response.updated.map(IceCreamStoreWording.news(ofUpdated:))))
  }

  public func presentPreview(response: ListIceCreams.PreviewIceCream.Response) {
    view?.displayPreview(
      viewModel: .init(
        picture: DisplayedPicture(
          response.look, caption: wording.result(for: response.iceCream).sentence),
        note: CatalogFaultWording.note(on: response.look)))
  }

  public func presentQuestion(response: ListIceCreams.ProposeChange.Response) {
    let viewModel: ListIceCreams.ProposeChange.ViewModel =
      switch response {
      case .delete(let iceCreams, let missing):
        .init(
          question: QuestionWording.question(deleting: iceCreams, wording),
          leftOut: missing.map(IceCreamStoreWording.failure))
      case .undo(let change):
        .init(question: QuestionWording.question(undoing: change.action, wording))
      case .nothing(let missing): .init(leftOut: missing.map(IceCreamStoreWording.failure))
      }
    view?.displayQuestion(viewModel: viewModel)
  }

  public func presentChange(response: ListIceCreams.ConfirmChange.Response) {
    view?.displayChange(
      viewModel: .init(
        news: IceCreamStoreWording.news(of: response.action),
        iceCreams: response.action.iceCreams.map { wording.result(for: $0) },
        leftOut: response.leftOut.map(IceCreamStoreWording.failure)))
  }

  public func presentFailure(response: ListIceCreams.Failure.Response) {
    if case .notChanged(let error, canRetry: true) = response {
      view?.displayQuestion(
        viewModel: .init(question: QuestionWording.question(retrying: error, advising: advice)))
      return
    }
    let viewModel: ListIceCreams.Failure.ViewModel =
      switch response {
      case .notFetched(.names(let faults)):
        .notFetched(
          IceCreamStoreWording.failure(for: .names(faults)),
          faults: faults.map(IngredientFaultWording.displayed))
      case .notFetched(let error): .notFetched(IceCreamStoreWording.failure(for: error))
      case .notOnPage(let index):
        .news(
          "There is no ice cream number \((index < .max ? index + 1 : index).grouped) on this page."
        )
      case .nothingToUndo: .news("There is nothing to undo.")
      case .changedSince(let id, let change):
        .news(IceCreamStoreWording.notUndone(id, since: change, wording))
      case .nothingAsked: .news("There is nothing to confirm.")
      case .changeUnknown(let error), .notChanged(let error, canRetry: _):
        .news(IceCreamStoreWording.failure(for: error).message(advising: advice))
      }
    view?.displayFailure(viewModel: viewModel)
  }

  private func title(for filter: IceCreamFilter) -> String {
    "Saved ice creams" + (ingredients(in: filter).map { " with " + $0 } ?? "")
      + (filter.text.isEmpty ? "" : " matching " + filter.text.quoted)
  }

  private func position(of response: ListIceCreams.FetchIceCreams.Response) -> String {
    let page = response.page
    for case .missing(let store) in page.notes {
      return "No saved ice creams yet: \(store) does not exist."
    }
    let first = (page.offset + 1).grouped
    switch page.iceCreams.count {
    case 0 where !response.filter.text.isEmpty:
      return "No saved ice cream matches \(response.filter.text.quoted)."
        + (response.likelyText.map { " Did you mean \($0.quoted)?" } ?? "")
    case 0:
      return "No saved ice creams"
        + (ingredients(in: response.filter).map { " with \($0)." } ?? ".")
    case 1: return "\(first) of \(page.total.grouped)"
    default: return "\(first)–\(page.end.grouped) of \(page.total.grouped)"
    }
  }

  private func ingredients(in filter: IceCreamFilter) -> String? {
    let names = IngredientKind.allCases.compactMap { filter.names[$0] }
    return names.isEmpty ? nil : names.joined(separator: " and ")
  }

  /// Returns a guess for each name that neither the catalog nor the store has.
  private func guesses(for response: ListIceCreams.FetchIceCreams.Response) -> [String] {
    response.unknown.map { fault in
      if case .unknown(let typed, []) = fault.problem {
        return "The catalog has no \(fault.kind.rawValue) \(typed.quoted)."
      }
      return IngredientFaultWording.displayed(fault).message
    }
  }
}
