@testable import TeaShop

/// Values for tests.
extension Tea {
  static let first = Tea(name: "First", minutes: 2, isSoldOut: true)
  static let second = Tea(name: "Second", minutes: 3, isSoldOut: false)
}
