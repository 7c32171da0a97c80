import Observation

enum ListIceCreams {
  enum WatchIceCreams {
    struct Request: Equatable {}
    enum Response: Equatable {
      case fetched([IceCream])
      case inserted(IceCream, at: Int)
      case updated(IceCream, at: Int)
      case removed(at: Int)
      case failed(IceCreamStoreError)
    }
    enum ViewModel: Equatable {
      case fetched([Row])
      case inserted(Row, at: Int)
      case updated(Row, at: Int)
      case removed(at: Int)
      case failed(message: String)
    }
  }

  enum DeleteIceCream {
    struct Request: Equatable { var id: IceCream.ID }
    /// A deletion that failed; the stream of changes reports the others.
    struct Response: Equatable {
      var id: IceCream.ID
      var error: IceCreamStoreError
    }
    struct ViewModel: Equatable {
      var id: IceCream.ID
      var message: String
    }
  }

  struct Row: Equatable, Identifiable {
    let id: IceCream.ID
    var text: String
  }
}

@MainActor
protocol ListIceCreamsDisplayLogic: AnyObject {
  func displayIceCreams(viewModel: ListIceCreams.WatchIceCreams.ViewModel)
  func displayFailedDeletion(viewModel: ListIceCreams.DeleteIceCream.ViewModel)
}

/// Keeps the rows, and replaces only those that changed.
@MainActor @Observable
final class ListIceCreamsView: ListIceCreamsDisplayLogic {
  @ObservationIgnored var interactor: (any ListIceCreamsBusinessLogic)?
  private(set) var rows: [ListIceCreams.Row] = []
  private(set) var message = ""
  /// What the user reads until the deletion is repeated or given up.
  var failedDeletion: ListIceCreams.DeleteIceCream.ViewModel?

  func configure(store: any LocalIceCreamStore) -> ListIceCreamsView {
    let presenter = ListIceCreamsPresenter()
    presenter.view = self
    let interactor = ListIceCreamsInteractor(store: store)
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }

  func watchIceCreams() { interactor?.watchIceCreams(request: .init()) }

  func deleteIceCream(_ id: IceCream.ID) { interactor?.deleteIceCream(request: .init(id: id)) }

  func displayIceCreams(viewModel: ListIceCreams.WatchIceCreams.ViewModel) {
    message = ""
    switch viewModel {
    case .fetched(let rows): self.rows = rows
    case .inserted(let row, let index): rows.insert(row, at: index)
    case .updated(let row, let index): rows[index] = row
    case .removed(let index): rows.remove(at: index)
    case .failed(let message): self.message = message
    }
  }

  func displayFailedDeletion(viewModel: ListIceCreams.DeleteIceCream.ViewModel) {
    failedDeletion = viewModel
  }
}
