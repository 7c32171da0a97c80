import Seeds
import Testing

@testable import IceCreamDomain

/// Appearances come from the current catalog, or else from the ingredients' names.
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

  @Test func `derives an appearance for a missing ingredient, and reports it`() {
    let interactor = interactor(showing: Seeds.mintIceCream)

    interactor.fetchIceCream(request: .init())

    let mint = Appearance.filledIn(name: "Mint", kind: .flavor)
    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.mintIceCream,
            appearances: PerKind(cone: Seeds.paperCup, flavor: mint, topping: Seeds.cherry),
            missing: [.flavor]))
      ])
  }

  @Test func `is presented without a catalog`() {
    let interactor = interactor(
      showing: Seeds.savedIceCream,
      worker: CatalogWorkerStub(.failure(Seeds.catalogError)))

    interactor.fetchIceCream(request: .init())

    let appearances = PerKind { kind in
      Appearance.filledIn(name: Seeds.savedIceCream.name(of: kind), kind: kind)
    }
    #expect(
      presenter.calls == [
        .presentIceCream(
          .init(
            iceCream: Seeds.savedIceCream, appearances: appearances,
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

  private static let appearances = PerKind(
    cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry)
}
