@MainActor
protocol ScrollIceCreamsPresentationLogic: AnyObject {
  func presentNextPage(response: ScrollIceCreams.FetchNextPage.Response)
}

@MainActor
final class ScrollIceCreamsPresenter: ScrollIceCreamsPresentationLogic {
  weak var view: (any ScrollIceCreamsDisplayLogic)?

  func presentNextPage(response: ScrollIceCreams.FetchNextPage.Response) {
    let viewModel: ScrollIceCreams.FetchNextPage.ViewModel =
      switch response {
      case .fetching: .fetching
      case .fetched(let iceCreams): .fetched(iceCreams.map { .init(id: $0.id, text: $0.flavor) })
      case .failed: .failed(message: "The next ice creams did not arrive.")
      }
    view?.displayNextPage(viewModel: viewModel)
  }
}
