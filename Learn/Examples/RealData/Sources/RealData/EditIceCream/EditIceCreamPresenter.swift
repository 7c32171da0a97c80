@MainActor
protocol EditIceCreamPresentationLogic: AnyObject {
  func presentSave(response: EditIceCream.SaveIceCream.Response)
}

@MainActor
final class EditIceCreamPresenter: EditIceCreamPresentationLogic {
  weak var view: (any EditIceCreamDisplayLogic)?

  func presentSave(response: EditIceCream.SaveIceCream.Response) {
    let viewModel: EditIceCream.SaveIceCream.ViewModel =
      switch response {
      case .saving: .init(isSaving: true)
      case .saved: .init(message: "Saved.")
      case .refused(let fields):
        .init(problems: Dictionary(fields.map { ($0, problem(in: $0)) }) { first, _ in first })
      case .failed(let error): .init(message: IceCreamStoreWording.message(error))
      }
    view?.displaySave(viewModel: viewModel)
  }

  private func problem(in field: IceCream.Field) -> String {
    switch field {
    case .flavor: "The shop does not have this flavor."
    case .toppings: "The shop does not have these toppings."
    }
  }
}
