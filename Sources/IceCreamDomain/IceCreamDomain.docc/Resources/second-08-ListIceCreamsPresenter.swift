/// What the interactor can have presented.
protocol ListIceCreamsPresentationLogic: AnyObject {
  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response)
  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response)
  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response)
}

/// The one who finds the words for the list.
final class ListIceCreamsPresenter {
  weak var view: (any ListIceCreamsDisplayLogic)?
}

extension ListIceCreamsPresenter: ListIceCreamsPresentationLogic {
  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    let rows = response.iceCreams.enumerated().map { index, iceCream in
      DisplayedOption(number: index + 1, name: name(of: iceCream))
    }
    view?.displayIceCreams(
      viewModel: .init(
        title: rows.isEmpty ? "There is nothing in the book yet." : "IN THE BOOK",
        iceCreams: rows, news: response.made.map { "New: \(name(of: $0))." }))
  }

  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    view?.displayFetchFailure(
      viewModel: .init(message: IceCreamStoreWording.sentence(about: response.error)))
  }

  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response) {
    view?.displaySelectedIceCream(viewModel: .init())
  }

  private func name(of iceCream: SavedIceCream) -> String {
    "\(iceCream.cone) with \(iceCream.flavor) and \(iceCream.topping)"
  }
}
