/// The scene in which cookies are made: what travels, use case by use case.
enum CreateCookie {
  /// See what there is.
  enum LoadCookies {
    struct Request: Equatable {}

    struct Response: Equatable {
      var catalog: CookieCatalog
    }

    struct ViewModel: Equatable {
      var title: String
      var doughs: [DisplayedOption]
      var fillings: [DisplayedOption]
      var glazes: [DisplayedOption]
    }
  }

  /// The catalog cannot be loaded.
  enum LoadFailure {
    struct Response: Equatable {
      var error: CookieCatalogError
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }

  /// Choose a dough, a filling or a glaze.
  enum SelectPart {
    struct Request: Equatable {
      var part: CookiePart
      var index: Int
    }

    struct Response: Equatable {
      var cookie: Cookie
    }

    struct ViewModel: Equatable {
      var caption: String
    }
  }

  /// Have the cookie baked: done.
  enum FinishCookie {
    struct Request: Equatable {}

    struct Response: Equatable {
      var cookie: Cookie
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }

  /// A request is refused; the cookie stays as it is.
  enum Refusal {
    enum Reason: Equatable {
      case nothingLoaded
      case outOfRange(CookiePart, count: Int)
      case noDough
      case tooCrumbly(dough: String)
    }

    struct Response: Equatable {
      var reason: Reason
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }
}
