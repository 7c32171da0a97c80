import IceCreamDomain

/// The ice creams that were made in sessions, whose receipts are printed when the program leaves.
///
/// Until then, any of them may be deleted.
final class MadeIceCreams {
  private(set) var all: [DisplayedResult] = []

  func add(_ iceCream: DisplayedResult) {
    all.append(iceCream)
  }
}
