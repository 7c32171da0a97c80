/// The payloads of the scene that shows one saved ice cream, by use case.
///
/// <doc:/Learn/TheCycle> says what belongs in a request, a response and a view model. ``ShowIceCreamView`` has an example.
public enum ShowIceCream {
  /// Fetches an ice cream.
  public enum FetchIceCream {
    /// The ice cream to fetch.
    public struct Request: Equatable, Sendable {
      /// The typed identifier, or `nil` for the ice cream that was passed to this scene.
      public var id: String?
    }

    /// The ice cream was fetched.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// How it looks.
      public var look: SavedIceCreamLook
      /// The words of the catalog.
      public var words = CatalogWords()
      /// Whether another scene has just changed the ice cream.
      public var isUpdated = false
      /// Whether the last change of the store is one of this ice cream, and so can be undone.
      public var canUndo = false
    }

    /// The whole state, with the ice cream to show.
    public typealias ViewModel = DisplayedIceCream
  }

  /// Asks whether to delete the ice cream.
  public enum DeleteIceCream {
    /// Asks for the deletion.
    public struct Request: Equatable, Sendable {}

    /// The question must be answered first.
    public struct Response: Equatable, Sendable {
      /// The ice cream to delete; `nil` for none, because the answer was no.
      public var iceCream: SavedIceCream?
    }

    /// What to ask.
    public struct ViewModel: Equatable, Sendable {
      /// The question; `nil` for none.
      public var question: DisplayedQuestion?
    }
  }

  /// Keeps the ice cream that the question was about: the answer is no; see ``DeleteIceCream`` for the rest.
  public enum DeclineDeletion {
    /// Answers no.
    public struct Request: Equatable, Sendable {}
  }

  /// Deletes the ice cream that the question was about: the answer is yes.
  public enum ConfirmDeletion {
    /// Answers yes.
    public struct Request: Equatable, Sendable {}

    /// It was deleted.
    public struct Response: Equatable, Sendable {
      /// The ice cream as it was.
      public var iceCream: SavedIceCream
    }

    /// What to show.
    public struct ViewModel: Equatable, Sendable {
      /// That it was deleted, a sentence.
      public var news: String
    }
  }

  /// The ice cream could not be fetched or deleted.
  public enum Failure {
    /// Why.
    public enum Response: Equatable, Sendable {
      /// It could not be fetched.
      case notFetched(IceCreamFetchError)
      /// The store did not delete it.
      case notDeleted(IceCreamStoreError, canRetry: Bool)
    }

    /// What to show, unless it asks whether to try again; see ``DeleteIceCream``.
    public enum ViewModel: Equatable, Sendable {
      /// A message instead of the ice cream.
      case notFetched(DisplayedFailure)
      /// A message beside the ice cream.
      case news(String)
    }
  }

  /// The state of a page that shows one saved ice cream.
  public struct DisplayedIceCream: Equatable, Sendable {
    /// The ice cream, or `nil` if there is none to show.
    public var iceCream: DisplayedResult?
    /// What its ingredients are called.
    public var labels = CatalogWords().labels
    /// The picture.
    public var picture = DisplayedPicture()
    /// Notes about the ice cream, a sentence each.
    public var notes: [String] = []
    /// The result of the last action, a sentence.
    public var news: String?
    /// Whether the last change of the ice cream can be undone.
    public var canUndo = false
    /// Whether the ice cream is deleted and can no longer be changed.
    public var isDeleted = false
    /// The question to answer before the ice cream is deleted.
    public var question: DisplayedQuestion?
    /// Why the ice cream could not be fetched.
    public var failure: DisplayedFailure?
  }
}
