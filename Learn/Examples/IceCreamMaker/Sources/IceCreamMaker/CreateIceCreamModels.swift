enum CreateIceCream {
  enum LoadIceCream {
    struct Request {}
    struct Response: Equatable { var catalog: Catalog }
    struct ViewModel { var steps: [DisplayedStep] }
  }

  enum SelectIngredient {
    struct Request {
      var step: Step
      var name: String
    }
    enum Response: Equatable {
      case selected([Step: String])
      case refused(missing: Step)
    }
    struct ViewModel { var message: String }
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
