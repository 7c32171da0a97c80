import IceCreamDomain
import Seeds
import Testing

/// The store of one ice cream keeps what the suite of the first store says; here it is tested to be one.
struct SavedIceCreamDataStoreTests {
  private let store = SavedIceCreamDataStore()

  @Test func `tells of each update that changes it, until the observation ends`() {
    let told = statesTold(to: store.observe) {
      store.update { $0.news = "A" }
      store.update { $0.news = "A" }
      store.update { $0.news = "B" }
    }
    store.update { $0.news = "C" }

    #expect(told == [DisplayedSavedIceCream(news: "A"), DisplayedSavedIceCream(news: "B")])
    #expect(store.state == DisplayedSavedIceCream(news: "C"))
  }

  @Test func `notices every part that can change`() {
    let changes: [(inout DisplayedSavedIceCream) -> Void] = [
      { $0.iceCream = Seeds.result }, { $0.iceCream?.id = "A" }, { $0.picture.caption = "A" },
      { $0.picture.scoop = Seeds.vanilla }, { $0.notes = ["A"] }, { $0.news = "A" },
      { $0.isDeleted = true }, { $0.question = Seeds.question }, { $0.question?.noButton = "A" },
      { $0.question = nil }, { $0.failure = Seeds.diskFullFailure }, { $0.failure = nil },
    ]

    let told = statesTold(to: store.observe) {
      for change in changes { store.update(change) }
    }

    #expect(told.count == changes.count)
  }
}
