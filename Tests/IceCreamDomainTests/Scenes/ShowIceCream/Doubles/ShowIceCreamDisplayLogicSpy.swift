import IceCreamDomain

/// A view that only records what it was to display, in order.
final class ShowIceCreamDisplayLogicSpy: ShowIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayIceCream(ShowIceCream.ShowIceCream.ViewModel)
    case displayShowFailure(ShowIceCream.ShowFailure.ViewModel)
    case displayEditing(ShowIceCream.EditIceCream.ViewModel)
    case displayDeletedIceCream(ShowIceCream.DeleteIceCream.ViewModel)
    case displayDeleteFailure(ShowIceCream.DeleteFailure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCream(viewModel: ShowIceCream.ShowIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }

  func displayShowFailure(viewModel: ShowIceCream.ShowFailure.ViewModel) {
    calls.append(.displayShowFailure(viewModel))
  }

  func displayEditing(viewModel: ShowIceCream.EditIceCream.ViewModel) {
    calls.append(.displayEditing(viewModel))
  }

  func displayDeletedIceCream(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    calls.append(.displayDeletedIceCream(viewModel))
  }

  func displayDeleteFailure(viewModel: ShowIceCream.DeleteFailure.ViewModel) {
    calls.append(.displayDeleteFailure(viewModel))
  }
}
