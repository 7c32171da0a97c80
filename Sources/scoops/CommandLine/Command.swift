/// The commands, by the name that they are called by.
enum Command: String, CaseIterable {
  case make, menu, check

  var summary: String {
    switch self {
    case .make: "make one ice cream; asks for what is not given"
    case .menu: "print what there is to choose from"
    case .check: "check catalogs; prints every fault with its place"
    }
  }

  /// What it is called with.
  var usage: String {
    switch self {
    case .make: "scoops make [--cone C] [--flavor F] [--topping T]"
    case .menu: "scoops menu"
    case .check: "scoops check [FILE...]"
    }
  }
}
