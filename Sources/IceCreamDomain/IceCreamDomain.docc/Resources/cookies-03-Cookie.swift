/// A cookie: a dough, and what is in it and on it.
struct Cookie: Equatable {
  var dough: String
  var filling: String?
  var glaze: String?
}

/// The parts of a cookie.
enum CookiePart: String, CaseIterable {
  case dough
  case filling
  case glaze
}
