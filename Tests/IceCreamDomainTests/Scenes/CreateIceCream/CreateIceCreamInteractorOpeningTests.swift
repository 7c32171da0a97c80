import Seeds
import Testing

@testable import IceCreamDomain

/// The saved ice creams can be opened if there is a store and no change is in progress.
struct CreateIceCreamInteractorOpeningTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `opens the saved ice creams`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.openSavedIceCreams(request: .init())

    #expect(presenter.calls == [.presentSavedList(.init())])
  }

  @Test func `refuses without a store`() {
    let interactor = interactor(nil)

    interactor.openSavedIceCreams(request: .init())

    #expect(presenter.calls == [.refused(.noStore)])
  }

  @Test func `refuses during a change`() {
    let interactor = interactor(IceCreamStoreStub())
    interactor.mode = .change(Seeds.savedIceCream)

    interactor.openSavedIceCreams(request: .init())

    #expect(presenter.calls == [.refused(.stillChanging)])
  }

  private func interactor(_ store: (any IceCreamStore)?) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(worker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenter
    return interactor
  }
}
