import Scenery

/// The view models of the list.
public protocol ListIceCreamsDisplayLogic: AnyObject {
  /// Shows a page.
  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel)
  /// Shows how an ice cream looks.
  func displayPreview(viewModel: ListIceCreams.PreviewIceCream.ViewModel)
  /// Shows a question before a change.
  func displayQuestion(viewModel: ListIceCreams.ProposeChange.ViewModel)
  /// Shows that the change was made.
  func displayChange(viewModel: ListIceCreams.ConfirmChange.ViewModel)
  /// Shows why something could not be fetched, previewed or changed.
  func displayFailure(viewModel: ListIceCreams.Failure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
///
/// ```swift
/// let list = ListIceCreamsView().configure(services: services)
/// list.fetchIceCreams()
/// for iceCream in list.iceCreams.state.iceCreams {
///   print(iceCream.sentence)
/// }
/// ```
///
/// <doc:/Learn/Navigation> says how it leads to one ice cream and back.
public final class ListIceCreamsView {
  /// Receives the requests.
  public var interactor: (any ListIceCreamsBusinessLogic)?
  /// Navigates to other scenes.
  public var router: (any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing)?
  /// The state that renderers observe.
  public let iceCreams = ObservableStore(ListIceCreams.DisplayedIceCreams())

  /// Creates a view, which `configure()` connects to the other components.
  public init() {}

  /// Fetches a page.
  ///
  /// - Parameter request: The page; by default, the first one of all ice creams.
  public func fetchIceCreams(_ request: ListIceCreams.FetchIceCreams.Request = .first(.init())) {
    interactor?.fetchIceCreams(request: request)
  }

  /// Opens an ice cream, by its index on the page, from 0.
  public func selectIceCream(at index: Int) {
    router?.routeToShowIceCream(at: index)
  }

  /// Shows how an ice cream looks, by its index on the page, from 0.
  public func previewIceCream(at index: Int) {
    interactor?.previewIceCream(request: ListIceCreams.PreviewIceCream.Request(index: index))
  }

  /// Opens the scene that changes an ice cream, by its index on the page, from 0.
  public func editIceCream(at index: Int) {
    router?.routeToEditIceCream(at: index)
  }

  /// Asks whether to delete an ice cream, by its index on the page, from 0.
  public func deleteIceCream(at index: Int) {
    interactor?.proposeChange(request: .delete(index: index))
  }

  /// Asks whether to delete the ice creams with typed identifiers, or beginnings, as one change.
  public func deleteIceCreams(withTyped ids: [String]) {
    interactor?.proposeChange(request: .deleteTyped(ids: ids))
  }

  /// Asks whether to undo the last change of the store.
  public func undoChange() {
    interactor?.proposeChange(request: .undo)
  }

  /// Answers the question with yes: makes the change, or tries once more.
  public func confirmChange() {
    interactor?.confirmChange(request: ListIceCreams.ConfirmChange.Request())
  }

  /// Dismisses the result of the last action.
  public func dismissNews() {
    iceCreams.update { $0.news = nil }
  }

  /// Answers the question with no: nothing is changed.
  public func declineChange() {
    interactor?.declineChange(request: ListIceCreams.DeclineChange.Request())
  }
}

extension ListIceCreamsView: ListIceCreamsDisplayLogic {
  public func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    iceCreams.update { $0 = viewModel }
  }

  public func displayPreview(viewModel: ListIceCreams.PreviewIceCream.ViewModel) {
    iceCreams.update { ($0.picture, $0.pictureNote) = (viewModel.picture, viewModel.note) }
  }

  public func displayQuestion(viewModel: ListIceCreams.ProposeChange.ViewModel) {
    iceCreams.update { ($0.question, $0.leftOut) = (viewModel.question, viewModel.leftOut) }
  }

  public func displayChange(viewModel: ListIceCreams.ConfirmChange.ViewModel) {
    iceCreams.update { state in
      (state.question, state.news) = (nil, viewModel.news)
      (state.changed, state.leftOut) = (viewModel.iceCreams, viewModel.leftOut)
    }
  }

  public func displayFailure(viewModel: ListIceCreams.Failure.ViewModel) {
    iceCreams.update { state in
      switch viewModel {
      case .notFetched(let failure, let faults):
        state = ListIceCreams.DisplayedIceCreams(failure: failure, faults: faults)
      case .news(let news):
        (state.question, state.news, state.changed, state.leftOut) = (nil, news, [], [])
      }
    }
  }
}
