/// The scene in which ice cream is made: what travels, use case by use case.
enum CreateIceCream {
  /// See what there is.
  enum LoadIceCream {
    struct Request: Equatable {}

    struct Response: Equatable {
      var iceCreamData: IceCream
    }

    struct ViewModel: Equatable {
      var cones: [DisplayedOption]
      var flavors: [DisplayedOption]
      var toppings: [DisplayedOption]
    }
  }
}
