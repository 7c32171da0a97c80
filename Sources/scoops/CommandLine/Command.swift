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

  /// The command with the files that it takes.
  var usage: String {
    switch self {
    case .make, .menu: rawValue
    case .check: "check [FILE...]"
    }
  }
}
