/// What is on the screen now.
final class IceCreamDataStore {
  var title = ""
  var displayedCones: [DisplayedOption] = []
  var displayedFlavors: [DisplayedOption] = []
  var displayedToppings: [DisplayedOption] = []

  var loading: String? {
    didSet { change.yield() }
  }
  var failure: String?
  var caption = ""
  var alert: String?
  var refusal: String?

  private let (changes, change) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Waits until nothing is on its way.
  func untilLoaded() async {
    guard loading != nil else { return }
    for await _ in changes where loading == nil { return }
  }
}
