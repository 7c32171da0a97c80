import IceCreamDomain

/// What somebody wants of the list of saved ice creams by pressing a key.
enum ListMenuAction: Equatable {
  /// Nothing, or what the menu has done itself.
  case stay
  /// Fetch a page, and put the highlight on its first ice cream or its last one.
  case fetch(ListIceCreams.FetchIceCreams.Request, isAtEnd: Bool)
  /// Show only what has a flavor, of which so much was typed; nothing for all.
  case narrow(String)
  /// Show them in another order.
  case sort
  /// See more of the ice cream at an index.
  case select(Int)
  /// Delete the ice cream at an index, which is asked first.
  case delete(Int)
  /// Yes: delete it.
  case confirmDeletion(Int)
  /// No: leave it where it is.
  case keep
  case leave
}
