/// The payloads of the scene, by use case, and its state.
enum ShowDeparture {
  /// Fetches departure.
  enum FetchDeparture {
    /// What the user asks for.
    struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {
      /// The departure.
      var departure: Departure?
    }

    /// What to show.
    struct ViewModel: Equatable, Sendable {
      /// The departure.
      var departure: String
      /// The stops.
      var stops: [String]
    }
  }

  /// Chooses favorite.
  enum ChooseFavorite {
    /// What the user asks for.
    struct Request: Equatable, Sendable {}

    /// What is true afterwards.
    struct Response: Equatable, Sendable {}

    /// What to show.
    struct ViewModel: Equatable, Sendable {}
  }

  /// The state that renderers observe.
  struct DisplayedDeparture: Equatable, Sendable {
    /// The departure.
    var departure: String = ""
    /// The stops.
    var stops: [String] = []
  }
}
