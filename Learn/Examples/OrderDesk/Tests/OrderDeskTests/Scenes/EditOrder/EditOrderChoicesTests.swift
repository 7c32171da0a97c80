import Testing

@testable import OrderDesk

/// The interactor offers what a form can choose.
@MainActor
struct EditOrderChoicesTests {
  @Test func `offers every format and every delivery`() {
    let presenter = EditOrderPresentationLogicSpy()
    let interactor = EditOrderInteractor(orderStore: OrderStoreStub())
    interactor.presenter = presenter

    interactor.offerChoices(request: .init())

    #expect(
      presenter.calls == [
        .presentOfferChoices(
          .init(formats: [.postcard, .a5, .a4, .poster], deliveries: [.pickup, .courier]))
      ])
  }
}
