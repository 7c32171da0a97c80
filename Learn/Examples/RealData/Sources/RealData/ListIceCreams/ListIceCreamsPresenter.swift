@MainActor
protocol ListIceCreamsPresentationLogic: AnyObject {
  func presentIceCreams(response: ListIceCreams.WatchIceCreams.Response)
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
      case .failed(.unavailable): .failed(message: "The ice creams are out of reach.")
      case .failed(.damaged): .failed(message: "The ice creams cannot be read.")
      case .failed(.refused(let code)): .failed(message: "The store answers \(code).")
      }
    view?.displayIceCreams(viewModel: viewModel)
  }

  private func row(_ iceCream: IceCream) -> ListIceCreams.Row {
    let parts = [iceCream.flavor] + iceCream.toppings
    return .init(id: iceCream.id, text: "\(iceCream.id) \(parts.joined(separator: ", "))")
  }
}
