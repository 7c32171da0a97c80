/// What is on the screen now.
final class IceCreamDataStore {
  var title = ""
  var displayedCones: [DisplayedOption] = []
  var displayedFlavors: [DisplayedOption] = []
  var displayedToppings: [DisplayedOption] = []

  var loading: String? {
    didSet { if loading == nil { resumeWaiters() } }
  }
  var failure: String?
  var caption = ""
  var alert: String?
  var refusal: String?

  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Waits until nothing is on its way.
  func untilLoaded() async {
    while loading != nil {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func resumeWaiters() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
