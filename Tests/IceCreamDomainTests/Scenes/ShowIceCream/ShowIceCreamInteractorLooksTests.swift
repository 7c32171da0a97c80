import Seeds
import Testing

@testable import IceCreamDomain

/// Appearances come from the current catalog.
struct ShowIceCreamInteractorLooksTests {
  private let presenter = ShowIceCreamPresentationLogicSpy()

  @Test func `uses the appearances of the catalog`() {
    let interactor = interactor(showing: Seeds.savedIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.savedIceCream, appearances: Self.appearances,
            missing: []))
      ])
  }

  @Test func `knows no appearance of a missing ingredient, and reports it`() {
    let interactor = interactor(showing: Seeds.mintIceCream)

    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.mintIceCream,
            appearances: PerKind(cone: Seeds.paperCup, flavor: nil, topping: Seeds.cherry),
            missing: [.flavor]))
      ])
  }

  @Test func `is presented without a catalog`() {
    let interactor = interactor(
      showing: Seeds.savedIceCream,
      worker: CatalogWorkerStub(.failure(Seeds.catalogError)))

    interactor.fetchIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.savedIceCream, appearances: PerKind(),
            catalogError: Seeds.catalogError))
      ])
  }

  private func interactor(
    showing iceCream: SavedIceCream, worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> ShowIceCreamInteractor {
    let interactor = ShowIceCreamInteractor(
      worker: worker, store: IceCreamStoreStub([iceCream]))
    interactor.presenter = presenter
    interactor.iceCream = iceCream
    return interactor
  }

  private static let appearances: PerKind<Appearance?> = PerKind(
    cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry)
}
