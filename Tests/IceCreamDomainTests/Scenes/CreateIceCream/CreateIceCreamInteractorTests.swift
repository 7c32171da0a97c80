import Seeds
import Testing

@testable import IceCreamDomain

/// An interactor enforces the rules.
///
/// A presenter spy records its response to each request.
struct CreateIceCreamInteractorTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  // MARK: LoadIceCream

  @Test func `presents the catalog that the worker fetches`() {
    let interactor = interactor()

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.presentIceCream(.init(iceCreamData: Seeds.iceCream))])
  }

  @Test func `presents a load that fails`() {
    let interactor = interactor(worker: CatalogWorkerStub(.failure(Seeds.catalogError)))

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.presentLoadFailure(.init(error: Seeds.catalogError))])
  }

  @Test func `loads again after a failure`() {
    let interactor = interactor(
      worker: CatalogWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))

    interactor.loadIceCream(request: .init())
    interactor.loadIceCream(request: .init())

    #expect(
      presenter.calls == [
        .presentLoadFailure(.init(error: Seeds.catalogError)),
        .presentIceCream(.init(iceCreamData: Seeds.iceCream)),
      ])
  }

  @Test func `clears the choices when it reloads`() {
    let interactor = loaded()
    interactor.select(.cone, 0)

    interactor.loadIceCream(request: .init())
    interactor.select(.flavor, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.flavor, missing: .cone)))
  }

  @Test func `starts another ice cream when it reloads after DONE`() {
    let interactor = loaded()
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 1)

    #expect(presenter.calls.last == .selected(cone: Seeds.chosenCone))
  }

  @Test func `has nothing to choose from after a load that fails`() {
    let interactor = interactor(
      worker: CatalogWorkerStub(.success(Seeds.iceCream), .failure(Seeds.catalogError)))
    interactor.loadIceCream(request: .init())

    interactor.loadIceCream(request: .init())
    interactor.select(.cone, 0)

    #expect(presenter.calls.last == .refused(.nothingLoaded))
  }

  // MARK: SelectIngredient

  @Test func `takes a cone, then a flavor, then a topping`() {
    let interactor = loaded()

    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)
    interactor.select(.topping, 1)

    #expect(
      presenter.calls.dropFirst() == [
        .selected(cone: Seeds.chosenCone),
        .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor),
        .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping),
      ])
  }

  @Test func `refuses a flavor before a cone is chosen`() {
    let interactor = loaded()

    interactor.select(.flavor, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.flavor, missing: .cone)))
  }

  @Test func `refuses a topping before a cone is chosen`() {
    let interactor = loaded()

    interactor.select(.topping, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.topping, missing: .cone)))
  }

  @Test func `refuses a topping before a flavor is chosen`() {
    let interactor = loaded()
    interactor.select(.cone, 0)

    interactor.select(.topping, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.topping, missing: .flavor)))
  }

  @Test func `replaces a choice and keeps the later ones`() {
    let interactor = loaded()
    interactor.select(.cone, 0)
    interactor.select(.flavor, 0)
    interactor.select(.topping, 1)

    interactor.select(.cone, 1)

    #expect(
      presenter.calls.last
        == .selected(
          cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping))
  }

  @Test(arguments: IngredientKind.allCases, [-1, 3, 99, Int.max, .min])
  func `refuses an index that is out of range`(kind: IngredientKind, index: Int) {
    let interactor = loaded()

    interactor.select(kind, index)

    let count = Seeds.iceCream.names(of: kind).count
    #expect(
      presenter.calls.last
        == .refused(
          .noSuchIngredient(
            .init(
              kind: kind,
              problem: .outOfRange(number: index == .max ? index : index + 1, count: count)))))
  }

  @Test func `selects typed names and numbers`() {
    let interactor = loaded()

    interactor.type(.cone, "paper")
    interactor.type(.flavor, "1")
    interactor.type(.topping, " CHERRY ")

    #expect(
      presenter.calls.last
        == .selected(
          cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping))
  }

  @Test(
    arguments: [
      ("", .unknown(typed: "", likely: [])),
      ("0", .outOfRange(number: 0, count: 3)),
      ("-1", .outOfRange(number: -1, count: 3)),
      ("4", .outOfRange(number: 4, count: 3)),
      ("٣", .unknown(typed: "٣", likely: [])),
      ("vanlia", .unknown(typed: "vanlia", likely: ["Vanilla"])),
      ("choc", .ambiguous(typed: "choc", names: ["Chocolate", "Chocolate chip"])),
    ] as [(String, IngredientProblem)])
  func `refuses a text that matches no ingredient`(
    typed: String, problem: IngredientProblem
  ) {
    let interactor = loaded()
    interactor.select(.cone, 0)

    interactor.type(.flavor, typed)

    #expect(
      presenter.calls.last == .refused(.noSuchIngredient(.init(kind: .flavor, problem: problem))))
  }

  @Test func `reports an unknown name before a wrong order`() {
    let interactor = loaded()

    interactor.type(.topping, "gravel")

    #expect(
      presenter.calls.last
        == .refused(
          .noSuchIngredient(
            .init(kind: .topping, problem: .unknown(typed: "gravel", likely: [])))))
  }

  @Test func `keeps the choices when it refuses`() {
    let interactor = loaded()
    interactor.select(.cone, 1)

    interactor.select(.cone, 99)
    interactor.select(.flavor, 0)

    #expect(presenter.calls.last == .selected(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor))
  }

  // MARK: FinishIceCream

  @Test func `makes the ice cream once all three are chosen`() {
    let interactor = loaded()
    interactor.selectAll()

    interactor.finishIceCream(request: .init())

    #expect(
      presenter.calls.last == .presentFinishedIceCream(.init(iceCream: Seeds.savedIceCream)))
  }

  @Test(
    arguments: [
      ([], .cone), ([.cone], .flavor), ([.cone, .flavor], .topping),
    ] as [([IngredientKind], IngredientKind)])
  func `refuses DONE too early`(chosen: [IngredientKind], missing: IngredientKind) {
    let interactor = loaded()
    for kind in chosen { interactor.select(kind, 0) }

    interactor.finishIceCream(request: .init())

    #expect(presenter.calls.last == .refused(.unfinished(missing: missing)))
  }

  @Test func `refuses everything except OK once the ice cream is ready`() {
    let interactor = loaded()
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.select(.cone, 0)
    #expect(presenter.calls.last == .refused(.alreadyFinished))

    interactor.finishIceCream(request: .init())
    #expect(presenter.calls.last == .refused(.alreadyFinished, count: 2))

    interactor.surpriseMe(request: .init())
    #expect(presenter.calls.last == .refused(.alreadyFinished, count: 3))
  }

  // MARK: SurpriseMe

  @Test func `chooses the ingredients that the random numbers say, and any again`() {
    var numbers = FixedNumbers(seed: 7)
    let expected = (0..<20).map { _ in
      PerKind { Seeds.iceCream.names(of: $0).indices.randomElement(using: &numbers) }
    }
    let interactor = interactor(random: FixedNumbers(seed: 7))
    interactor.loadIceCream(request: .init())

    for _ in expected { interactor.surpriseMe(request: .init()) }

    let surprises = presenter.calls.compactMap { call in
      if case .presentSurprise(let response) = call { response.selection } else { nil }
    }
    #expect(surprises.map { surprise in PerKind { surprise[$0]?.index } } == expected)
    for kind in IngredientKind.allCases {
      let chosen = Set(surprises.compactMap { $0[kind]?.name })
      #expect(chosen == Set(Seeds.iceCream.names(of: kind)))
    }
  }

  @Test func `finishes a surprise`() {
    let interactor = loaded()
    interactor.surpriseMe(request: .init())

    interactor.finishIceCream(request: .init())

    guard case .presentFinishedIceCream = presenter.calls.last else {
      Issue.record("\(presenter.calls)")
      return
    }
  }

  // MARK: StartOver

  @Test func `clears the choices and keeps the catalog, without a second load`() {
    let interactor = interactor(
      worker: CatalogWorkerStub(.success(Seeds.iceCream), .failure(Seeds.catalogError)))
    interactor.loadIceCream(request: .init())
    interactor.selectAll()
    interactor.finishIceCream(request: .init())

    interactor.startOver(request: .init())
    #expect(presenter.calls.last == .presentStartOver(.init()))

    interactor.select(.topping, 1)
    #expect(presenter.calls.last == .refused(.tooEarly(.topping, missing: .cone)))

    interactor.select(.cone, 1)
    #expect(presenter.calls.last == .selected(cone: Seeds.chosenCone))
  }

  // MARK: Before a load

  @Test func `refuses everything before a catalog is loaded`() {
    let interactor = interactor()

    interactor.select(.cone, 0)
    interactor.finishIceCream(request: .init())
    interactor.startOver(request: .init())
    interactor.surpriseMe(request: .init())

    #expect(presenter.calls == (1...4).map { .refused(.nothingLoaded, count: $0) })
  }

  // MARK: Given

  private func interactor(
    worker: CatalogWorkerStub = CatalogWorkerStub(),
    random: any RandomNumberGenerator = FixedNumbers(seed: 1)
  ) -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(
      worker: worker, clock: { Seeds.madeAt }, random: random)
    interactor.presenter = presenter
    return interactor
  }

  private func loaded() -> CreateIceCreamInteractor {
    let interactor = interactor()
    interactor.loadIceCream(request: .init())
    return interactor
  }
}
