import Testing

@testable import Parlour

/// An interactor is tested for its rules: each request has one answer.
struct CreateIceCreamInteractorTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `presents the ice cream that there is`() {
    let interactor = interactor()

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.presentIceCream(.init(iceCreamData: Seeds.iceCream))])
  }

  private func interactor() -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(iceCreamData: Seeds.iceCream)
    interactor.presenter = presenter
    return interactor
  }
}
