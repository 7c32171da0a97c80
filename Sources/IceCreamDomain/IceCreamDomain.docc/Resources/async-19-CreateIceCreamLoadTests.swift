import Testing

@testable import Parlour

/// What becomes of a load while its answer is out.
struct CreateIceCreamLoadTests {
  @Test func `says that a catalog is on its way, until it is there`() async throws {
    let worker = HeldWorkerStub()
    let interactor = CreateIceCreamInteractor(worker: worker)
    let view = CreateIceCreamView().configureView(interactor: interactor)

    view.fetchIceCream()
    #expect(view.iceCream.loading == "The catalog is on its way.")

    let call = try #require(await worker.nextCall())
    call.resume(returning: .success(Seeds.iceCream))
    await interactor.load?.value
    #expect(view.iceCream.loading == nil)
    #expect(view.iceCream.title == "TEST PARLOUR")
  }
}
