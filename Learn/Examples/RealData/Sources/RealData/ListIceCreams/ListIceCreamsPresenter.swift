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
      case .failed(let error): .failed(message: message(error))
      }
    view?.displayIceCreams(viewModel: viewModel)
  }

  func presentFailedDeletion(response: ListIceCreams.DeleteIceCream.Response) {
    view?.displayFailedDeletion(
      viewModel: .init(id: response.id, message: message(response.error)))
  }

  private func message(_ error: IceCreamStoreError) -> String {
    switch error {
    case .unavailable: "The ice creams are out of reach."
    case .busy: "Another program is changing the ice creams. Try again."
    case .damaged: "The ice creams cannot be read."
    case .invalid: "The shop does not accept this ice cream."
    case .refused(500...): "The shop has a problem. Try again later."
    case .refused(let code): "The store answers \(code)."
    case .noAnswer(let fault): ConnectionWording.message(fault)
    }
  }

  private func row(_ iceCream: IceCream) -> ListIceCreams.Row {
    let parts = [iceCream.flavor] + iceCream.toppings
    return .init(id: iceCream.id, text: "\(iceCream.id) \(parts.joined(separator: ", "))")
  }
}
