/// What the presenter can have shown.
protocol ListIceCreamsDisplayLogic: AnyObject {
  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel)
  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel)
  func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel)
}

/// The view of the list: it turns user actions into requests, and view
/// models into what is in the store.
final class ListIceCreamsView {
  var interactor: (any ListIceCreamsBusinessLogic)?
  var router: (any ListIceCreamsRoutingLogic & ListIceCreamsDataPassing)?
  let iceCreams: IceCreamListDataStore

  init(iceCreams: IceCreamListDataStore = IceCreamListDataStore()) {
    self.iceCreams = iceCreams
  }

  func fetchIceCreams() {
    interactor?.fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request())
  }

  func selectIceCream(at index: Int?) {
    interactor?.selectIceCream(request: ListIceCreams.SelectIceCream.Request(index: index))
  }
}

extension ListIceCreamsView: ListIceCreamsDisplayLogic {
  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    iceCreams.title = viewModel.title
    iceCreams.displayedIceCreams = viewModel.iceCreams
    iceCreams.news = viewModel.news
    iceCreams.failure = nil
  }

  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel) {
    iceCreams.failure = viewModel.message
  }

  func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel) {
    router?.routeToCreateIceCream()
  }
}
