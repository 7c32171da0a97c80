/// The payloads of the scene, by use case, and its state.
enum ListTeas {
  /// Fetches teas.
  enum FetchTeas {
    /// What the user asks for.
    struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {
      /// The teas in the shop.
      var teas: [String]
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// A line for each entry.
      var lines: [String]
    }
  }

  /// Chooses tea.
  enum ChooseTea {
    /// What the user asks for.
    struct Request: Equatable, Sendable {
      /// The number of a tea in the list; `nil` if it is not a number.
      var number: Int?
    }

    /// What is true afterwards.
    struct Response: Equatable, Sendable {
      /// The tea; `nil` if there is none with this number.
      var tea: String?
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// A sentence.
      var message: String
    }
  }

  /// The worker failed.
  enum FetchFailure {
    /// Why.
    struct Response: Equatable, Sendable {
      /// The error.
      var error: ListTeasError
    }

    /// What to show instead.
    struct ViewModel: Equatable, Sendable {
      /// What happened and what to do.
      var message: String
    }
  }

  /// The state that renderers observe.
  struct DisplayedTeas: Equatable, Sendable {
    /// A line for each entry.
    var lines: [String] = []
    /// A sentence.
    var message = ""
  }

  /// Deletes tea.
  enum DeleteTea {
    /// What the user asks for.
    struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {}

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// A sentence.
      var message: String
    }
  }
}
