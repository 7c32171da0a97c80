@MainActor
protocol ListIceCreamsPresentationLogic: AnyObject {
  func presentIceCreams(response: ListIceCreams.WatchIceCreams.Response)
  func presentFailedDeletion(response: ListIceCreams.DeleteIceCream.Response)
}

@MainActor
final class ListIceCreamsPresenter: ListIceCreamsPresentationLogic {
  weak var view: (any ListIceCreamsDisplayLogic)?

  func presentIceCreams(response: ListIceCreams.WatchIceCreams.Response) {
    let viewModel: ListIceCreams.WatchIceCreams.ViewModel =
      switch response {
      case .fetched(let iceCreams): .fetched(iceCreams.map(row))
      case .inserted(let iceCream, let index): .inserted(row(iceCream), at: index)
      case .updated(let iceCream, let index): .updated(row(iceCream), at: index)
      case .removed(let index): .removed(at: index)
      case .failed(let error): .failed(message: IceCreamStoreWording.message(error))
      }
    view?.displayIceCreams(viewModel: viewModel)
  }

  func presentFailedDeletion(response: ListIceCreams.DeleteIceCream.Response) {
    let message = IceCreamStoreWording.message(response.error)
    view?.displayFailedDeletion(viewModel: .init(id: response.id, message: message))
  }

  private func row(_ iceCream: IceCream) -> ListIceCreams.Row {
    let parts = [iceCream.flavor] + iceCream.toppings
    return .init(id: iceCream.id, text: "\(iceCream.id) \(parts.joined(separator: ", "))")
  }
}
