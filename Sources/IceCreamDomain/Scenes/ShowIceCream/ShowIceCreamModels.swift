/// The scene in which one saved ice cream is shown: what travels through its cycle, use case by use case.
public enum ShowIceCream {
  /// Show an ice cream.
  public enum ShowIceCream {
    /// Somebody wants to see an ice cream.
    public struct Request: Equatable, Sendable {
      /// What was typed of its identifier; `nil` for the one that was passed to this scene.
      public var id: String?

      /// Makes a request.
      public init(id: String? = nil) {
        self.id = id
      }
    }

    /// The ice cream is there.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// How its three ingredients look, the cone first.
      public var looks: [Appearance]
      /// The kinds of what has left the catalog.
      public var missing: [IngredientKind]
      /// Why nothing could be looked up in the catalog, if it cannot be used.
      public var catalogError: CatalogError?
      /// Whether it has just been changed.
      public var isChanged: Bool

      /// Makes a response.
      public init(
        iceCream: SavedIceCream, looks: [Appearance], missing: [IngredientKind] = [],
        catalogError: CatalogError? = nil, isChanged: Bool = false
      ) {
        self.iceCream = iceCream
        self.looks = looks
        self.missing = missing
        self.catalogError = catalogError
        self.isChanged = isChanged
      }
    }

    /// An ice cream, ready to be shown.
    public struct ViewModel: Equatable, Sendable {
      /// All that is shown.
      public var iceCream: DisplayedSavedIceCream

      /// Makes a view model.
      public init(iceCream: DisplayedSavedIceCream) {
        self.iceCream = iceCream
      }
    }
  }

  /// The ice cream could not be found.
  public enum ShowFailure {
    /// The ice cream could not be found.
    public struct Response: Equatable, Sendable {
      /// Why; `nil` where what is made here is not kept.
      public var error: IceCreamStoreError?

      /// Makes a response.
      public init(error: IceCreamStoreError?) {
        self.error = error
      }
    }

    /// Why there is nothing to see, in words.
    public struct ViewModel: Equatable, Sendable {
      /// What is shown in place of the ice cream.
      public var failure: DisplayedFailure

      /// Makes a view model.
      public init(failure: DisplayedFailure) {
        self.failure = failure
      }
    }
  }

  /// Change the ice cream, in the scene in which it was made.
  public enum EditIceCream {
    /// Somebody wants to change the ice cream.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// There is an ice cream to change.
    public struct Response: Equatable, Sendable {
      /// Makes a response.
      public init() {}
    }

    /// The word to go there.
    public struct ViewModel: Equatable, Sendable {
      /// Makes a view model.
      public init() {}
    }
  }

  /// Delete the ice cream, which is asked first.
  public enum DeleteIceCream {
    /// Somebody wants the ice cream to be deleted.
    public struct Request: Equatable, Sendable {
      /// Whether it was asked already, and the answer was yes.
      public var isConfirmed: Bool

      /// Makes a request.
      public init(isConfirmed: Bool = false) {
        self.isConfirmed = isConfirmed
      }
    }

    /// The ice cream is deleted, or will be once that is confirmed.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// Whether it is deleted.
      public var isDeleted: Bool

      /// Makes a response.
      public init(iceCream: SavedIceCream, isDeleted: Bool) {
        self.iceCream = iceCream
        self.isDeleted = isDeleted
      }
    }

    /// The question, or the news.
    public enum ViewModel: Equatable, Sendable {
      /// What is asked first.
      case question(DisplayedQuestion)
      /// That it is deleted, in a sentence.
      case news(String)
    }
  }

  /// The ice cream could not be deleted.
  public enum DeleteFailure {
    /// The store refused.
    public struct Response: Equatable, Sendable {
      /// Why.
      public var error: IceCreamStoreError

      /// Makes a response.
      public init(error: IceCreamStoreError) {
        self.error = error
      }
    }

    /// Why it is still there, in words.
    public struct ViewModel: Equatable, Sendable {
      /// What happened and what to do.
      public var failure: DisplayedFailure

      /// Makes a view model.
      public init(failure: DisplayedFailure) {
        self.failure = failure
      }
    }
  }
}
