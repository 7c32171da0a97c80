/// The scene in which ice cream is made: what travels, use case by use case.
enum CreateIceCream {
  /// See what there is.
  enum LoadIceCream {
    struct Request: Equatable {}

    struct Response: Equatable {
      var iceCreamData: IceCream
    }

    struct ViewModel: Equatable {
      var title: String
      var cones: [DisplayedOption]
      var flavors: [DisplayedOption]
      var toppings: [DisplayedOption]
    }
  }

  /// The catalog is on its way.
  enum Loading {
    struct Response: Equatable {}

    struct ViewModel: Equatable {
      var message: String
    }
  }

  /// The catalog cannot be loaded.
  enum LoadFailure {
    struct Response: Equatable {
      var error: CatalogError
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }

  /// Choose one cone, flavor or topping.
  enum SelectIngredient {
    struct Request: Equatable {
      var kind: IngredientKind
      var index: Int
    }

    struct Response: Equatable {
      var selection: Selection
    }

    struct ViewModel: Equatable {
      var caption: String
    }
  }

  /// Have the ice cream kept: done.
  enum FinishIceCream {
    struct Request: Equatable {}

    struct Response: Equatable {
      var iceCream: SavedIceCream
      var count: Int
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }

  /// A request is refused; the choices stay as they are.
  enum Refusal {
    enum Reason: Equatable {
      case nothingLoaded
      case tooEarly(IngredientKind, missing: IngredientKind)
      case outOfRange(IngredientKind, count: Int)
      case unfinished(missing: IngredientKind)
      case notKept(IceCreamStoreError)
    }

    struct Response: Equatable {
      var reason: Reason
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }
}
