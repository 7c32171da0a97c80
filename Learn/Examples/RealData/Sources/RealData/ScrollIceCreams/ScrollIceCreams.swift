import Observation

enum ScrollIceCreams {
  enum FetchNextPage {
    struct Request: Equatable {}
    enum Response: Equatable {
      case fetching
      case fetched([IceCream])
      case failed(IceCreamStoreError)
    }
    enum ViewModel: Equatable {
      case fetching
      case fetched([Row])
      case failed(message: String)
    }
  }

  struct Row: Equatable, Identifiable {
    let id: IceCream.ID
    var text: String
  }
}

@MainActor
protocol ScrollIceCreamsDisplayLogic: AnyObject {
  func displayNextPage(viewModel: ScrollIceCreams.FetchNextPage.ViewModel)
}

/// Keeps the rows of all pages so far, and what stands below them.
@MainActor @Observable
final class ScrollIceCreamsView: ScrollIceCreamsDisplayLogic {
  enum Footer: Equatable { case nothing, spinner, retry(message: String) }

  @ObservationIgnored var interactor: (any ScrollIceCreamsBusinessLogic)?
  private(set) var rows: [ScrollIceCreams.Row] = []
  private(set) var footer = Footer.nothing

  func configure(store: any IceCreamStore) -> ScrollIceCreamsView {
    let presenter = ScrollIceCreamsPresenter()
    presenter.view = self
    let interactor = ScrollIceCreamsInteractor(store: store)
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }

  /// The button *Try Again* calls this, too.
  func fetchNextPage() { interactor?.fetchNextPage(request: .init()) }

  func rowAppeared(_ row: ScrollIceCreams.Row) {
    // Only the button repeats a failed fetch: a row may appear and vanish often.
    if row.id == rows.last?.id, footer == .nothing { fetchNextPage() }
  }

  func displayNextPage(viewModel: ScrollIceCreams.FetchNextPage.ViewModel) {
    switch viewModel {
    case .fetching: footer = .spinner
    case .fetched(let rows):
      self.rows += rows
      footer = .nothing
    case .failed(let message): footer = .retry(message: message)
    }
  }
}
