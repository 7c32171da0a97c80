/// The teas of the shop.
struct TeaMenu: Equatable, Sendable {
  var title: String
  var teas: [Tea]
}

/// A tea on the menu.
struct Tea: Equatable, Sendable {
  var name: String
  /// How long it steeps.
  var minutes: Int
  var isSoldOut = false
}
