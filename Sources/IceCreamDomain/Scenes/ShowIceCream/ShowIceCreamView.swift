import Scenery

/// The view models of the scene.
public protocol ShowIceCreamDisplayLogic: AnyObject {
  /// Shows an ice cream.
  func displayIceCream(viewModel: ShowIceCream.FetchIceCream.ViewModel)
  /// Shows why the ice cream could not be fetched.
  func displayFetchFailure(viewModel: ShowIceCream.FetchFailure.ViewModel)
  /// Opens the scene that changes the ice cream.
  func displayEditing(viewModel: ShowIceCream.EditIceCream.ViewModel)
  /// Opens the scene that makes the ice cream again.
  func displayRepeating(viewModel: ShowIceCream.RepeatIceCream.ViewModel)
  /// Shows the question before the ice cream is deleted, or goes back after it was deleted.
  func displayDeletedIceCream(viewModel: ShowIceCream.DeleteIceCream.ViewModel)
  /// Shows why the ice cream could not be deleted.
  func displayDeleteFailure(viewModel: ShowIceCream.DeleteFailure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
public final class ShowIceCreamView {
  /// Receives the requests.
  public var interactor: (any ShowIceCreamBusinessLogic)?
  /// Navigates to other scenes.
  public var router: (any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing)?
  /// The state that renderers observe.
  public let iceCream: SavedIceCreamDataStore

  /// Creates a view.
  ///
  /// `configureView()` connects it to the other components.
  ///
  /// - Parameter iceCream: The store of its state.
  public init(iceCream: SavedIceCreamDataStore = SavedIceCreamDataStore(DisplayedSavedIceCream())) {
    self.iceCream = iceCream
  }

  /// Fetches an ice cream.
  ///
  /// - Parameter id: The typed identifier, or `nil` for the ice cream that was passed to this scene.
  public func fetchIceCream(id: String? = nil) {
    interactor?.fetchIceCream(request: ShowIceCream.FetchIceCream.Request(id: id))
  }

  /// Opens the scene that changes the ice cream.
  public func editIceCream() {
    interactor?.editIceCream(request: ShowIceCream.EditIceCream.Request())
  }

  /// Opens the scene that makes the ice cream again.
  public func repeatIceCream() {
    interactor?.repeatIceCream(request: ShowIceCream.RepeatIceCream.Request())
  }

  /// Deletes the ice cream, or asks whether to.
  ///
  /// - Parameter isConfirmed: Whether the question was answered with yes.
  public func deleteIceCream(isConfirmed: Bool = false) {
    interactor?.deleteIceCream(
      request: ShowIceCream.DeleteIceCream.Request(step: isConfirmed ? .delete : .ask))
  }

  /// Answers the question with no; the ice cream is not deleted.
  public func keepIceCream() {
    interactor?.deleteIceCream(request: ShowIceCream.DeleteIceCream.Request(step: .keep))
  }
}

extension ShowIceCreamView: ShowIceCreamDisplayLogic {
  public func displayIceCream(viewModel: ShowIceCream.FetchIceCream.ViewModel) {
    iceCream.update { $0 = viewModel.iceCream }
  }

  public func displayFetchFailure(viewModel: ShowIceCream.FetchFailure.ViewModel) {
    iceCream.update { $0 = DisplayedSavedIceCream(failure: viewModel.failure) }
  }

  public func displayEditing(viewModel: ShowIceCream.EditIceCream.ViewModel) {
    router?.routeToEditIceCream()
  }

  public func displayRepeating(viewModel: ShowIceCream.RepeatIceCream.ViewModel) {
    router?.routeToRepeatIceCream()
  }

  public func displayDeletedIceCream(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    switch viewModel {
    case .question(let question):
      iceCream.update { state in
        state.question = question
        state.failure = nil
      }
    case .deleted(let news):
      iceCream.update { state in
        state.question = nil
        state.failure = nil
        state.news = news
        state.isDeleted = true
      }
      router?.routeToOrigin()
    case .kept(let news):
      iceCream.update { state in
        state.question = nil
        state.news = news
      }
    }
  }

  public func displayDeleteFailure(viewModel: ShowIceCream.DeleteFailure.ViewModel) {
    iceCream.update { state in
      state.question = nil
      switch viewModel {
      case .failure(let failure): state.failure = failure
      case .news(let news): state.news = news
      }
    }
  }
}
