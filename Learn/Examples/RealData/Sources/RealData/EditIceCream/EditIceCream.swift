import Observation

enum EditIceCream {
  enum SaveIceCream {
    struct Request: Equatable {
      var iceCream: IceCream
    }
    enum Response: Equatable {
      case saving, saved
      /// The fields that the server refuses, at least one.
      case refused([IceCream.Field])
      case failed(IceCreamStoreError)
    }
    struct ViewModel: Equatable {
      var problems: [IceCream.Field: String] = [:]
      var message = ""
      var isSaving = false
    }
  }
}

@MainActor
protocol EditIceCreamDisplayLogic: AnyObject {
  func displaySave(viewModel: EditIceCream.SaveIceCream.ViewModel)
}

/// Keeps the ice cream that the user edits, and what the presenter says about it.
@MainActor @Observable
final class EditIceCreamView: EditIceCreamDisplayLogic {
  @ObservationIgnored var interactor: (any EditIceCreamBusinessLogic)?
  var iceCream: IceCream
  private(set) var form = EditIceCream.SaveIceCream.ViewModel()

  init(_ iceCream: IceCream) { self.iceCream = iceCream }

  func configure(store: any IceCreamStore) -> EditIceCreamView {
    let presenter = EditIceCreamPresenter()
    presenter.view = self
    let interactor = EditIceCreamInteractor(store: store)
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }

  func saveIceCream() { interactor?.saveIceCream(request: .init(iceCream: iceCream)) }

  func displaySave(viewModel: EditIceCream.SaveIceCream.ViewModel) { form = viewModel }
}
