import Seeds
import Testing

@testable import IceCreamDomain

/// Failures are described as in other scenes.
struct ListIceCreamsPresenterFailureTests {
  private let presenter = ListIceCreamsPresenter()
  private let view = ListIceCreamsDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test(
    arguments: [
      (
        .noStore,
        .init(message: "Saving is off, so there are no saved ice creams.")
      ),
      (.store(Seeds.diskFull), Seeds.diskFullFailure),
      (
        .catalog(Seeds.catalogError),
        .init(
          message: "broken.json cannot be used as a catalog: it has 1 fault.",
          details: ["broken.json:2:12: the list is empty at cones; add at least one entry"],
          retryButton: "Try again")
      ),
    ] as [(ListIceCreams.FetchFailure.Reason, DisplayedFailure)])
  func `describes every failure`(
    reason: ListIceCreams.FetchFailure.Reason, failure: DisplayedFailure
  ) {
    presenter.presentFetchFailure(response: .init(reason: reason))

    #expect(view.calls == [.displayFetchFailure(.init(failure: failure))])
  }

  @Test func `describes invalid names together and for each kind`() {
    presenter.presentFetchFailure(
      response: .init(
        reason: .names([
          .init(kind: .cone, problem: .outOfRange(number: 9, count: 2)),
          .init(kind: .flavor, problem: .unknown(typed: "\u{1B}", likely: [])),
        ])))

    let cone = "There is no cone number 9. Choose a number from 1 to 2."
    let flavor = "There is no flavor \"<U+001B>\". Type a name or a number from the list."
    #expect(
      view.calls == [
        .displayFetchFailure(
          .init(
            failure: DisplayedFailure(message: cone + " " + flavor),
            faults: [
              DisplayedFault(kind: .cone, message: cone),
              DisplayedFault(kind: .flavor, message: flavor),
            ]))
      ])
  }
}
