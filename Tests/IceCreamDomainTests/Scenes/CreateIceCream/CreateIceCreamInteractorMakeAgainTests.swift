import Seeds
import Testing

@testable import IceCreamDomain

/// Repeating the last ice cream starts with its choices and saves a new one.
struct CreateIceCreamInteractorMakeAgainTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `presents notes about unreadable lines after the save`() {
    let notes = [IceCreamStoreNote.damagedLine(3)]
    let interactor = CreateIceCreamInteractor(
      worker: CatalogWorkerStub(),
      store: IceCreamStoreStub([Seeds.savedIceCream], notes: notes), clock: { Seeds.madeAt })
    interactor.presenter = presenter

    interactor.editIceCream(request: .init(purpose: .makeAgain))
    interactor.finishIceCream(request: .init())

    guard case .presentSavedIceCream(let response) = presenter.calls.last else {
      Issue.record("\(presenter.calls)")
      return
    }
    #expect(response.saving.notes == notes + notes)
  }

  @Test func `selects the ingredients of the last saved ice cream`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.changedIceCream, Self.another]))
    let interactor = interactor(store)

    interactor.editIceCream(request: .init(purpose: .makeAgain))

    #expect(store.calls == [.fetch(IceCreamQuery(count: 1))])
    #expect(presenter.calls == [.edited(Self.chosen)])
  }

  @Test func `saves a new ice cream with a new time and identifier`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.savedIceCream]))
    let interactor = interactor(store, now: Seeds.mintIceCream.madeAt)
    interactor.editIceCream(request: .init(purpose: .makeAgain))

    interactor.finishIceCream(request: .init())

    #expect(store.calls == [.fetch(IceCreamQuery(count: 1)), .save(Self.another)])
  }

  @Test func `refuses if nothing is saved yet`() {
    let interactor = interactor(IceCreamStoreStub())

    interactor.editIceCream(request: .init(purpose: .makeAgain))

    #expect(presenter.calls == [.refused(.nothingSavedYet)])
  }

  @Test func `refuses without a store`() {
    let interactor = interactor(nil)

    interactor.editIceCream(request: .init(purpose: .makeAgain))

    #expect(presenter.calls == [.refused(.noStore)])
  }

  @Test func `refuses during a change and continues the change`() {
    let store = IceCreamStoreSpy(IceCreamStoreStub([Seeds.mintIceCream]))
    let interactor = interactor(store)
    interactor.mode = .change(Seeds.savedIceCream)

    interactor.editIceCream(request: .init(purpose: .makeAgain))

    #expect(store.calls == [])
    #expect(presenter.calls == [.refused(.stillChanging)])
    #expect(interactor.mode == .change(Seeds.savedIceCream))
  }

  @Test func `presents a store failure and keeps the choices`() {
    let interactor = interactor(IceCreamStoreStub(failing: [.diskFull]))
    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)

    interactor.editIceCream(request: .init(purpose: .makeAgain))
    interactor.select(.flavor, 0)

    #expect(
      presenter.calls.suffix(2) == [
        .presentStoreFailure(.init(error: Seeds.diskFull)),
        .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor),
      ])
  }

  @Test func `presents a catalog failure`() {
    let interactor = interactor(
      IceCreamStoreStub([Seeds.savedIceCream]),
      worker: CatalogWorkerStub(.failure(Seeds.catalogError)))

    interactor.editIceCream(request: .init(purpose: .makeAgain))

    #expect(presenter.calls == [.presentLoadFailure(.init(error: Seeds.catalogError))])
  }

  @Test func `starts another one before the alert is dismissed`() {
    let interactor = interactor(IceCreamStoreStub([Seeds.savedIceCream]))
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.editIceCream(request: .init(purpose: .makeAgain))
    interactor.select(.cone, 1)

    #expect(
      presenter.calls.suffix(2) == [
        .edited(Self.chosen),
        .selected(
          cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping),
      ])
  }

  // MARK: Given

  private func interactor(
    _ store: (any IceCreamStore)?, now: Timestamp = Seeds.madeAt,
    worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(worker: worker, store: store, clock: { now })
    interactor.presenter = presenter
    return interactor
  }

  /// An ice cream like that of the seeds, made a few seconds later.
  private static let another = SavedIceCream(
    id: Seeds.mintIceCream.id, madeAt: Seeds.mintIceCream.madeAt, cone: "Paper cup",
    flavor: "Vanilla", topping: "Cherry")
  private static let chosen = Selection(
    cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func edited(_ selection: Selection) -> Self {
    .presentEditedIceCream(
      .init(iceCreamData: Seeds.iceCream, mode: .create, selection: selection, faults: []))
  }
}
