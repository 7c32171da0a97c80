@testable import Parlour

/// A view that only records what it was to display, in order.
final class CreateIceCreamDisplayLogicSpy: CreateIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayIceCream(CreateIceCream.LoadIceCream.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }
}
