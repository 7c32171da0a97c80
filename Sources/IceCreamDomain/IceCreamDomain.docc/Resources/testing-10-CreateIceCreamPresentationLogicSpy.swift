@testable import Parlour

/// A presenter that only records what it was to present, in order.
final class CreateIceCreamPresentationLogicSpy: CreateIceCreamPresentationLogic {
  enum Call: Equatable {
    case presentIceCream(CreateIceCream.LoadIceCream.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    calls.append(.presentIceCream(response))
  }
}
