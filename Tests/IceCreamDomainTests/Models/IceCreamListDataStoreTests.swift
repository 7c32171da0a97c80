import IceCreamDomain
import Seeds
import Testing

/// The store of the list keeps what the suite of the first store says; here it is tested to be one.
struct IceCreamListDataStoreTests {
  private let store = IceCreamListDataStore()

  @Test func `tells of each update that changes it, until the observation ends`() {
    let told = statesTold(to: store.observe) {
      store.update { $0.title = "A" }
      store.update { $0.title = "A" }
      store.update { $0.title = "B" }
    }
    store.update { $0.title = "C" }

    #expect(told == [DisplayedIceCreamList(title: "A"), DisplayedIceCreamList(title: "B")])
    #expect(store.state == DisplayedIceCreamList(title: "C"))
  }

  @Test func `notices every part that can change`() {
    let changes: [(inout DisplayedIceCreamList) -> Void] = [
      { $0.title = "A" }, { $0.position = "A" }, { $0.offset = 1 },
      { $0.iceCreams = [Seeds.result] },
      { $0.iceCreams[0].sentence = "A" }, { $0.hasNext = true }, { $0.hasPrevious = true },
      { $0.notes = ["A"] }, { $0.news = "A" }, { $0.question = Seeds.question },
      { $0.question?.text = "A" }, { $0.question = nil }, { $0.failure = Seeds.diskFullFailure },
      { $0.failure?.retryButton = nil },
      { $0.faults = [DisplayedFault(kind: .cone, message: "A")] }, { $0.faults[0].kind = .flavor },
    ]

    let told = statesTold(to: store.observe) {
      for change in changes { store.update(change) }
    }

    #expect(told.count == changes.count)
  }
}
