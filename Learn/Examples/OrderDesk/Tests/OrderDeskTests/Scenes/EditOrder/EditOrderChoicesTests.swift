import Testing

@testable import OrderDesk

/// The interactor offers formats.
@MainActor
struct EditOrderFormatsTests {
  @Test func `offers every format`() {
    let presenter = EditOrderPresentationLogicSpy()
    let interactor = EditOrderInteractor(orderStore: OrderStoreStub())
    interactor.presenter = presenter

    interactor.offerFormats(request: .init())

    #expect(
      presenter.calls == [.presentOfferFormats(.init(formats: [.postcard, .a5, .a4, .poster]))])
  }
}
