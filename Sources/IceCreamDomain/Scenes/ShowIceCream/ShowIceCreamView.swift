import Scenery

/// The view models of the scene.
public protocol ShowIceCreamDisplayLogic: AnyObject {
  /// Shows an ice cream.
  func displayIceCream(viewModel: ShowIceCream.FetchIceCream.ViewModel)
  /// Shows the question before the ice cream is deleted.
  func displayQuestion(viewModel: ShowIceCream.DeleteIceCream.ViewModel)
  /// Goes back after the ice cream was deleted.
  func displayDeletedIceCream(viewModel: ShowIceCream.ConfirmDeletion.ViewModel)
  /// Shows why the ice cream could not be fetched or deleted.
  func displayFailure(viewModel: ShowIceCream.Failure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
///
/// The list leads to this scene, which leads back once the ice cream is deleted:
///
/// ```swift
/// list.selectIceCream(at: 0)
/// weak var shown = stack.scenes.last as? ShowIceCreamView
/// print(shown?.iceCream.state.iceCream?.sentence ?? "Nothing is shown.")
/// shown?.deleteIceCream()
/// shown?.confirmDeletion()
/// ```
///
/// <doc:/Learn/Navigation> has the whole program.
public final class ShowIceCreamView {
  /// Receives the requests.
  public var interactor: (any ShowIceCreamBusinessLogic)?
  /// Navigates to other scenes.
  public var router: (any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing)?
  /// The state that renderers observe.
  public let iceCream = ObservableStore(ShowIceCream.DisplayedIceCream())

  /// Creates a view, which `configure()` connects to the other components.
  public init() {}

  /// Fetches an ice cream.
  ///
  /// - Parameter id: The typed identifier, or `nil` for the ice cream that was passed to this scene.
  public func fetchIceCream(id: String? = nil) {
    interactor?.fetchIceCream(request: ShowIceCream.FetchIceCream.Request(id: id))
  }

  /// Opens the scene that changes the ice cream.
  public func editIceCream() {
    router?.routeToEditIceCream()
  }

  /// Opens the scene that makes the ice cream again.
  public func repeatIceCream() {
    router?.routeToRepeatIceCream()
  }

  /// Opens the list of saved ice creams, to undo the last change of this one.
  public func undoChange() {
    router?.routeToLastChange()
  }

  /// Shows the next ice cream of the list, by a step of 1, or the previous one, by -1.
  public func showNeighbor(by step: Int) {
    router?.routeToNeighbor(by: step)
    fetchIceCream()
  }

  /// Asks whether to delete the ice cream.
  public func deleteIceCream() {
    interactor?.deleteIceCream(request: ShowIceCream.DeleteIceCream.Request())
  }

  /// Answers the question with yes: deletes the ice cream, or tries once more.
  public func confirmDeletion() {
    interactor?.confirmDeletion(request: ShowIceCream.ConfirmDeletion.Request())
  }

  /// Answers the question with no: the ice cream is not deleted.
  public func declineDeletion() {
    interactor?.declineDeletion(request: ShowIceCream.DeclineDeletion.Request())
  }
}

extension ShowIceCreamView: ShowIceCreamDisplayLogic {
  public func displayIceCream(viewModel: ShowIceCream.FetchIceCream.ViewModel) {
    iceCream.update { $0 = viewModel }
  }

  public func displayQuestion(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    iceCream.update { ($0.question, $0.news) = (viewModel.question, nil) }
  }

  public func displayDeletedIceCream(viewModel: ShowIceCream.ConfirmDeletion.ViewModel) {
    iceCream.update { ($0.question, $0.news, $0.isDeleted) = (nil, viewModel.news, true) }
    router?.routeToOrigin()
  }

  public func displayFailure(viewModel: ShowIceCream.Failure.ViewModel) {
    iceCream.update { state in
      switch viewModel {
      case .notFetched(let failure): state = ShowIceCream.DisplayedIceCream(failure: failure)
      case .news(let news): (state.question, state.news) = (nil, news)
      }
    }
  }
}
