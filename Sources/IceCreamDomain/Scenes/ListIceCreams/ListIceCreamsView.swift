import Scenery

/// What the presenter can have shown.
public protocol ListIceCreamsDisplayLogic: AnyObject {
  /// Shows a page.
  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel)
  /// Shows that there is no page, and why.
  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel)
  /// Goes to the ice cream that was chosen.
  func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel)
  /// Shows what is asked before an ice cream is deleted, or that it is.
  func displayDeletedIceCream(viewModel: ListIceCreams.DeleteIceCream.ViewModel)
  /// Shows why an ice cream could not be deleted.
  func displayDeleteFailure(viewModel: ListIceCreams.DeleteFailure.ViewModel)
}

/// The view of the list, whatever paints it: it turns what somebody did into requests, and view models
/// into the state of a store.
public final class ListIceCreamsView {
  /// Who the requests go to.
  public var interactor: (any ListIceCreamsBusinessLogic)?
  /// Who leads to other scenes.
  public var router: (any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing)?
  /// What is shown.
  ///
  /// Whoever paints it observes it.
  public let iceCreams: IceCreamListDataStore

  /// Makes a view that is not yet wired; `configureView()` does that.
  ///
  /// - Parameter iceCreams: The store to keep what is shown in.
  public init(iceCreams: IceCreamListDataStore = IceCreamListDataStore(DisplayedIceCreamList())) {
    self.iceCreams = iceCreams
  }

  /// Asks for a page.
  ///
  /// - Parameter request: Which one; usually the first of all that is kept.
  public func fetchIceCreams(_ request: ListIceCreams.FetchIceCreams.Request = .first(.init())) {
    interactor?.fetchIceCreams(request: request)
  }

  /// Chooses an ice cream, to see more of it.
  ///
  /// - Parameter index: Its index on the page, from 0.
  public func selectIceCream(at index: Int) {
    interactor?.selectIceCream(request: ListIceCreams.SelectIceCream.Request(index: index))
  }

  /// Asks for an ice cream to be deleted.
  ///
  /// - Parameters:
  ///   - index: Its index on the page, from 0.
  ///   - isConfirmed: Whether the question was answered with yes.
  public func deleteIceCream(at index: Int, isConfirmed: Bool = false) {
    interactor?.deleteIceCream(
      request: ListIceCreams.DeleteIceCream.Request(index: index, isConfirmed: isConfirmed))
  }

  /// Takes the question away, and leaves the ice cream where it is.
  public func keepIceCream() {
    iceCreams.update { $0.question = nil }
  }
}

extension ListIceCreamsView: ListIceCreamsDisplayLogic {
  public func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    iceCreams.update { $0 = viewModel.list }
  }

  public func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel) {
    iceCreams.update {
      $0 = DisplayedIceCreamList(failure: viewModel.failure, faults: viewModel.faults)
    }
  }

  public func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel) {
    router?.routeToShowIceCream()
  }

  public func displayDeletedIceCream(viewModel: ListIceCreams.DeleteIceCream.ViewModel) {
    switch viewModel {
    case .question(let question): ask(question)
    case .news(let news): tell(news)
    }
  }

  public func displayDeleteFailure(viewModel: ListIceCreams.DeleteFailure.ViewModel) {
    switch viewModel {
    case .question(let question): ask(question)
    case .news(let news): tell(news)
    }
  }

  private func ask(_ question: DisplayedQuestion) {
    iceCreams.update { $0.question = question }
  }

  private func tell(_ news: String) {
    iceCreams.update { state in
      state.question = nil
      state.news = news
    }
  }
}
