enum CreateIceCream {
  enum LoadIceCream {
    struct Request {}
    struct Response: Equatable { var catalog: Catalog }
    struct ViewModel { var steps: [DisplayedStep] }
  }

  struct DisplayedStep: Equatable {
    var step: Step
    var title: String
    var names: [String]
  }

  struct DisplayedIceCream: Equatable {
    var steps: [DisplayedStep] = []
    var message = ""
  }
}
