/// The payloads of the scene, by use case, and its state.
enum ListDepartures {
  /// Fetches departures.
  enum FetchDepartures {
    /// What the user asks for.
    nonisolated struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {
      /// The departures.
      var departures: [Departure]
      /// The favorite.
      var favorite: Departure?
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The departures.
      var departures: [String]
      /// The message.
      var message: String
    }
  }

  /// Selects departure.
  enum SelectDeparture {
    /// What the user asks for.
    struct Request: Equatable, Sendable {
      /// The number.
      var number: Int
    }

    /// What is true afterwards.
    struct Response: Equatable, Sendable {}

    /// What to show.
    struct ViewModel: Equatable, Sendable {}
  }

  /// Selection failure.
  enum SelectionFailure {
    /// What is true.
    struct Response: Equatable, Sendable {
      /// The departure.
      var departure: Departure?
      /// The count.
      var count: Int
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The message.
      var message: String
    }
  }

  /// The worker is at work.
  enum FetchProgress {
    /// What is true.
    struct Response: Equatable, Sendable {}

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The fetch progress.
      var fetchProgress: String
    }
  }

  /// The worker failed.
  enum FetchFailure {
    /// What is true.
    struct Response: Equatable, Sendable {
      /// The error.
      var error: ListDeparturesError
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The message.
      var message: String
    }
  }

  /// The state that renderers observe.
  struct DisplayedDepartures: Equatable, Sendable {
    /// The departures.
    var departures: [String] = []
    /// The message.
    var message: String = ""
    /// The fetch progress.
    var fetchProgress: String = ""
  }
}
