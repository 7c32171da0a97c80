/// The scene in which a guest orders a tea: its payloads, by use case.
enum OrderTea {
  /// Load the menu.
  enum LoadMenu {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var menu: TeaMenu
      /// The tea that the guest before ordered.
      var recommendation: Tea?
    }

    struct ViewModel: Equatable, Sendable {
      var title: String
      var teas: [DisplayedTea]
      var message: String
    }
  }

  /// The menu could not be loaded.
  enum LoadFailure {
    struct Response: Equatable, Sendable {
      var error: TeaMenuError
    }

    struct ViewModel: Equatable, Sendable {
      var messages: [String]
    }
  }

  /// Select a tea.
  enum SelectTea {
    struct Request: Equatable, Sendable {
      /// The position of the tea on the menu.
      var index: Int
    }

    struct Response: Equatable, Sendable {
      var index: Int
      var tea: Tea
    }

    struct ViewModel: Equatable, Sendable {
      var index: Int
      var message: String
    }
  }

  /// Place the order.
  enum PlaceOrder {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var tea: Tea
    }

    struct ViewModel: Equatable, Sendable {
      var message: String
    }
  }

  /// A request that breaks a rule.
  enum Refusal {
    enum Response: Equatable, Sendable {
      case noSuchTea(count: Int)
      case soldOut(Tea)
      case nothingSelected
    }

    struct ViewModel: Equatable, Sendable {
      var message: String
    }
  }
}

/// A line of the menu.
struct DisplayedTea: Equatable, Sendable {
  var number: Int
  var name: String
  var note: String
  var isSelected = false
}

/// The state of the scene.
struct DisplayedOrder: Equatable {
  var title = ""
  var teas: [DisplayedTea] = []
  var messages: [String] = []
}
