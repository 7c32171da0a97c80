import Scenery

/// What the presenter can have shown.
public protocol ShowIceCreamDisplayLogic: AnyObject {
  /// Shows an ice cream.
  func displayIceCream(viewModel: ShowIceCream.ShowIceCream.ViewModel)
  /// Shows that there is no ice cream to see, and why.
  func displayShowFailure(viewModel: ShowIceCream.ShowFailure.ViewModel)
  /// Goes to where the ice cream is changed.
  func displayEditing(viewModel: ShowIceCream.EditIceCream.ViewModel)
  /// Shows what is asked before the ice cream is deleted, or goes back once it is.
  func displayDeletedIceCream(viewModel: ShowIceCream.DeleteIceCream.ViewModel)
  /// Shows why the ice cream could not be deleted.
  func displayDeleteFailure(viewModel: ShowIceCream.DeleteFailure.ViewModel)
}

/// The view of one saved ice cream, whatever paints it: it turns what somebody did into requests, and
/// view models into the state of a store.
public final class ShowIceCreamView {
  /// Who the requests go to.
  public var interactor: (any ShowIceCreamBusinessLogic)?
  /// Who leads to other scenes.
  public var router: (any ShowIceCreamRoutingLogic & ShowIceCreamDataPassing)?
  /// What is shown.
  ///
  /// Whoever paints it observes it.
  public let iceCream: SavedIceCreamDataStore

  /// Makes a view that is not yet wired; `configureView()` does that.
  ///
  /// - Parameter iceCream: The store to keep what is shown in.
  public init(iceCream: SavedIceCreamDataStore = SavedIceCreamDataStore(DisplayedSavedIceCream())) {
    self.iceCream = iceCream
  }

  /// Asks for an ice cream.
  ///
  /// - Parameter id: What was typed of its identifier; `nil` for the one that was passed to this scene.
  public func showIceCream(id: String? = nil) {
    interactor?.showIceCream(request: ShowIceCream.ShowIceCream.Request(id: id))
  }

  /// Asks for the ice cream to be changed.
  public func editIceCream() {
    interactor?.editIceCream(request: ShowIceCream.EditIceCream.Request())
  }

  /// Asks for the ice cream to be deleted.
  ///
  /// - Parameter isConfirmed: Whether the question was answered with yes.
  public func deleteIceCream(isConfirmed: Bool = false) {
    interactor?.deleteIceCream(
      request: ShowIceCream.DeleteIceCream.Request(isConfirmed: isConfirmed))
  }

  /// Takes the question away, and leaves the ice cream where it is.
  public func keepIceCream() {
    iceCream.update { $0.question = nil }
  }
}

extension ShowIceCreamView: ShowIceCreamDisplayLogic {
  public func displayIceCream(viewModel: ShowIceCream.ShowIceCream.ViewModel) {
    iceCream.update { $0 = viewModel.iceCream }
  }

  public func displayShowFailure(viewModel: ShowIceCream.ShowFailure.ViewModel) {
    iceCream.update { $0 = DisplayedSavedIceCream(failure: viewModel.failure) }
  }

  public func displayEditing(viewModel: ShowIceCream.EditIceCream.ViewModel) {
    router?.routeToEditIceCream()
  }

  public func displayDeletedIceCream(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    switch viewModel {
    case .question(let question):
      iceCream.update { state in
        state.question = question
        state.failure = nil
      }
    case .news(let news):
      iceCream.update { state in
        state.question = nil
        state.failure = nil
        state.news = news
        state.isDeleted = true
      }
      router?.routeToListIceCreams()
    }
  }

  public func displayDeleteFailure(viewModel: ShowIceCream.DeleteFailure.ViewModel) {
    iceCream.update { state in
      state.question = nil
      state.failure = viewModel.failure
    }
  }
}
