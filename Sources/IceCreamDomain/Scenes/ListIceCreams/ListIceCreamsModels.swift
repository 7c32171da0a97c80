/// The payloads of the scene that lists saved ice creams, by use case.
public enum ListIceCreams {
  /// Fetches a page of saved ice creams.
  public enum FetchIceCreams {
    /// The page to fetch.
    public enum Request: Equatable, Sendable {
      /// The first page of a list.
      case first(Criteria)
      /// The page after the last one that was fetched.
      case next
      /// The page before the last one that was fetched.
      case previous
      /// The last page that was fetched; or the one that could not be fetched.
      case again
    }

    /// The ice creams to list.
    public struct Criteria: Equatable, Sendable {
      /// The typed name of each kind: a name, the beginning of one, or a number of the catalog; `nil` lists
      /// all.
      public var names: PerKind<String?>
      /// The order.
      public var order: IceCreamOrder
      /// The maximum number of ice creams on a page.
      public var count: Int

      /// Makes criteria; without arguments, those of the 20 newest ice creams.
      public init(
        names: PerKind<String?> = PerKind(), order: IceCreamOrder = .newest, count: Int = 20
      ) {
        self.names = names
        self.order = order
        self.count = count
      }
    }

    /// The page was fetched.
    public struct Response: Equatable, Sendable {
      /// The page.
      public var page: IceCreamPage
      /// How many ice creams come before it.
      public var offset = 0
      /// Whether there is a page before it.
      public var hasPrevious = false
      /// The filter of the list.
      public var filter = IceCreamFilter()
      /// On an empty page, the names of the filter that neither the catalog nor the store has.
      ///
      /// On a first page they are a fetch failure, unless the store's notes say that it may have had them.
      public var unknown: [IngredientFault] = []
      /// The name of the store.
      public var place = ""
      /// The ice cream that another scene deleted since the last page.
      public var deleted: SavedIceCream?
    }

    /// The page to show.
    public struct ViewModel: Equatable, Sendable {
      /// The page.
      public var list: DisplayedIceCreamList
    }
  }

  /// The page could not be fetched.
  public enum FetchFailure {
    /// Why the page could not be fetched.
    public enum Reason: Error, Equatable, Sendable {
      /// There is no store.
      case noStore
      /// The store cannot be read.
      case store(IceCreamStoreError)
      /// The catalog with the names of the filter cannot be loaded.
      case catalog(CatalogError)
      /// Names of the filter are wrong.
      case names([IngredientFault])
    }

    /// Why.
    public struct Response: Equatable, Sendable {
      /// The reason.
      public var reason: Reason
    }

    /// The message to show instead of the list.
    public struct ViewModel: Equatable, Sendable {
      /// The message.
      public var failure: DisplayedFailure
      /// What is wrong with the names of the filter, by kind.
      public var faults: [DisplayedFault] = []
    }
  }

  /// Opens an ice cream of the page.
  public enum SelectIceCream {
    /// The ice cream to open.
    public struct Request: Equatable, Sendable {
      /// Its index on the page, from 0.
      public var index: Int

      /// Makes a request.
      public init(index: Int) {
        self.index = index
      }
    }

    /// The ice cream was selected.
    public struct Response: Equatable, Sendable {}

    /// Opens the ice cream.
    public struct ViewModel: Equatable, Sendable {}
  }

  /// Deletes an ice cream, after a question.
  public enum DeleteIceCream {
    /// The ice cream to delete.
    public struct Request: Equatable, Sendable {
      /// Its index on the page, from 0.
      public var index: Int
      /// Whether the question was answered with yes.
      public var isConfirmed: Bool

      /// Makes a request.
      public init(index: Int, isConfirmed: Bool = false) {
        self.index = index
        self.isConfirmed = isConfirmed
      }
    }

    /// The ice cream was deleted, or the question must be answered first.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// Whether it was deleted.
      public var isDeleted: Bool
    }

    /// What to show.
    public enum ViewModel: Equatable, Sendable {
      /// The question.
      case question(DisplayedQuestion)
      /// That it was deleted, a sentence.
      case news(String)
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
      /// What happened, and whether to try again.
      case question(DisplayedQuestion)
      /// What happened and what to do.
      case news(String)
    }
  }
}
