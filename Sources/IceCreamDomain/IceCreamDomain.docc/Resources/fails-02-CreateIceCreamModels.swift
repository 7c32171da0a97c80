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

  /// A request is refused; the choices stay as they are.
  enum Refusal {
    enum Reason: Equatable {
      case nothingLoaded
      case tooEarly(IngredientKind, missing: IngredientKind)
      case outOfRange(IngredientKind, count: Int)
    }

    struct Response: Equatable {
      var reason: Reason
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }
}
