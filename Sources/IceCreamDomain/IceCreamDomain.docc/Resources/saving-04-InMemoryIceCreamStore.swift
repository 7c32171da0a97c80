/// The store that keeps ice creams for as long as it is there itself.
final class InMemoryIceCreamStore: IceCreamStore {
  private var iceCreams: [SavedIceCream] = []

  func save(_ iceCream: SavedIceCream) {
    iceCreams.append(iceCream)
  }

  func fetch() -> [SavedIceCream] {
    iceCreams
  }
}
