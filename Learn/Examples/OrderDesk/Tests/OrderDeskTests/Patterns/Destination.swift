enum Country: CaseIterable {
  case austria, italy

  var regions: [String] {
    switch self {
    case .austria: ["Tyrol", "Vienna"]
    case .italy: ["Apulia", "Tuscany"]
    }
  }
}

/// A form with two pickers; another country clears a region that it does not have.
struct Destination: Equatable {
  var country: Country {
    didSet { if !country.regions.contains(region) { region = "" } }
  }
  var region = ""
}
