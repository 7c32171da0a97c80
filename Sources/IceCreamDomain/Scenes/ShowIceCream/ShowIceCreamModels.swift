/// The payloads of the scene that shows one saved ice cream, by use case.
public enum ShowIceCream {
  /// Fetches an ice cream.
  public enum FetchIceCream {
    /// The ice cream to fetch.
    public struct Request: Equatable, Sendable {
      /// The typed identifier, or `nil` for the ice cream that was passed to this scene.
      public var id: String?

      /// Creates a request.
      public init(id: String? = nil) {
        self.id = id
      }
    }

    /// The ice cream was fetched.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// How its ingredients look; `nil` for those that are not in the catalog.
      public var appearances: PerKind<Appearance?>
      /// The kinds of the ingredients that left the catalog.
      public var missing: [IngredientKind] = []
      /// Why the catalog could not be loaded.
      public var catalogError: CatalogError?
      /// Whether another scene has just changed the ice cream.
      public var isUpdated = false
    }

    /// The ice cream to show.
    public struct ViewModel: Equatable, Sendable {
      /// The whole state.
      public var iceCream: DisplayedSavedIceCream
    }
  }

  /// The ice cream could not be fetched.
  public enum FetchFailure {
    /// Why the ice cream could not be fetched.
    public enum Reason: Equatable, Sendable {
      /// There is no store.
      case noStore
      /// Neither an identifier nor an ice cream was given.
      case noneSelected
      /// The store has no such ice cream, or cannot be read.
      case store(IceCreamStoreError)
    }

    /// Why.
    public struct Response: Equatable, Sendable {
      /// The reason.
      public var reason: Reason
    }

    /// The message to show instead of the ice cream.
    public struct ViewModel: Equatable, Sendable {
      /// The message.
      public var failure: DisplayedFailure
    }
  }

  /// Changes the ice cream in the scene that makes ice cream.
  public enum EditIceCream {
    /// Asks for the ice cream to be changed.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The ice cream can be changed.
    public struct Response: Equatable, Sendable {}

    /// Opens the scene that makes ice cream.
    public struct ViewModel: Equatable, Sendable {}
  }

  /// Makes the ice cream again in the scene that makes ice cream.
  public enum RepeatIceCream {
    /// Asks for another ice cream like it.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The ice cream can be made again.
    public struct Response: Equatable, Sendable {}

    /// Opens the scene that makes ice cream.
    public struct ViewModel: Equatable, Sendable {}
  }

  /// Deletes the ice cream, after a question.
  public enum DeleteIceCream {
    /// The steps of a deletion.
    public enum Step: Equatable, Sendable {
      /// Asks whether to delete it.
      case ask
      /// Deletes it: the question was answered with yes.
      case delete
      /// Keeps it: the question was answered with no.
      case keep
    }

    /// Asks for a step of the deletion.
    public struct Request: Equatable, Sendable {
      /// The step.
      public var step: Step

      /// Creates a request.
      public init(step: Step) {
        self.step = step
      }
    }

    /// The step was taken.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// The step.
      public var step: Step
    }

    /// What to show.
    public enum ViewModel: Equatable, Sendable {
      /// The question.
      case question(DisplayedQuestion)
      /// That it was deleted, a sentence.
      case deleted(String)
      /// That it was kept, a sentence.
      case kept(String)
    }
  }

  /// The ice cream could not be deleted.
  public enum DeleteFailure {
    /// Why.
    public struct Response: Equatable, Sendable {
      /// The error.
      public var error: IceCreamStoreError
    }

    /// What to show.
    public enum ViewModel: Equatable, Sendable {
      /// The error, instead of the ice cream.
      case failure(DisplayedFailure)
      /// The error, a sentence, beside the ice cream.
      case news(String)
    }
  }
}
