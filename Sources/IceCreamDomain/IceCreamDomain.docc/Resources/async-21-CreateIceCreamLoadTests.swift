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

  @Test func `ends a load that is on its way when its scene is left`() async throws {
    let worker = DistantCatalogWorker(worker: BundledCatalogWorker(), delay: .seconds(86_400))
    var scene: CreateIceCreamView? = CreateIceCreamView().configureView(
      interactor: CreateIceCreamInteractor(worker: worker))
    scene?.fetchIceCream()
    let load = try #require((scene?.interactor as? CreateIceCreamInteractor)?.load)

    scene = nil

    try #require(load.isCancelled)
    await load.value
  }
}
