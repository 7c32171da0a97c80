/// What there is to make cookies from.
struct CookieCatalog: Equatable {
  var title = "Corner bakery"
  var doughs: [String]
  var fillings: [String]
  var glazes: [String]
  /// The doughs that take no glaze.
  var crumbly: [String] = []

  func names(of part: CookiePart) -> [String] {
    switch part {
    case .dough: doughs
    case .filling: fillings
    case .glaze: glazes
    }
  }
}
