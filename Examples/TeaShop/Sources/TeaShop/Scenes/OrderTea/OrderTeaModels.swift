/// The payloads of the scene, by use case, and its state.
enum OrderTea {
  /// Fetches teas.
  enum FetchTeas {
    /// What the user asks for.
    struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {
      /// The teas.
      var teas: [Tea]
      /// The recommendation.
      var recommendation: String?
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The teas.
      var teas: [String]
      /// The message.
      var message: String
    }
  }

  /// Selects tea.
  enum SelectTea {
    /// What the user asks for.
    struct Request: Equatable, Sendable {
      /// The number.
      var number: Int
    }

    /// What is true afterwards.
    enum Response: Equatable, Sendable {
      /// The tea is selected.
      case selected(Tea)
      /// The tea is sold out, and not selected.
      case soldOut(Tea)
      /// No tea has the number.
      case unknown(count: Int)
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The message.
      var message: String
    }
  }

  /// Places order.
  enum PlaceOrder {
    /// What the user asks for.
    struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {
      /// The tea.
      var tea: Tea?
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The message.
      var message: String
    }
  }

  /// The worker failed.
  enum FetchFailure {
    /// What is true.
    struct Response: Equatable, Sendable {
      /// The error.
      var error: OrderTeaError
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The message.
      var message: String
    }
  }

  /// The state that renderers observe.
  struct DisplayedTea: Equatable, Sendable {
    /// The teas.
    var teas: [String] = []
    /// The message.
    var message: String = ""
  }
}
