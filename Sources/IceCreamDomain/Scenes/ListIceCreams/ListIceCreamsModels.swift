/// The scene in which saved ice creams are listed: what travels through its cycle, use case by use case.
public enum ListIceCreams {
  /// Fetch a page of what is kept.
  public enum FetchIceCreams {
    /// Somebody wants to see a page.
    public enum Request: Equatable, Sendable {
      /// The first page of a list.
      case first(Wish)
      /// The page after the one that was fetched last.
      case next
      /// The page before the one that was fetched last.
      case previous
      /// The page that was fetched last, as it is now; or what could not be fetched, once more.
      case again
    }

    /// Which ice creams somebody wants to see.
    public struct Wish: Equatable, Sendable {
      /// What was typed for a cone: a name, its beginning, or a number of the catalog.
      public var cone: String?
      /// What was typed for a flavor.
      public var flavor: String?
      /// What was typed for a topping.
      public var topping: String?
      /// Which ones come first.
      public var order: IceCreamOrder
      /// The most that a page has.
      public var count: Int

      /// Makes a wish; without arguments, for the 20 newest ones.
      public init(
        cone: String? = nil, flavor: String? = nil, topping: String? = nil,
        order: IceCreamOrder = .newest, count: Int = 20
      ) {
        self.cone = cone
        self.flavor = flavor
        self.topping = topping
        self.order = order
        self.count = count
      }

      /// What was typed for one kind.
      public subscript(kind: IngredientKind) -> String? {
        switch kind {
        case .cone: cone
        case .flavor: flavor
        case .topping: topping
        }
      }
    }

    /// The page is there.
    public struct Response: Equatable, Sendable {
      /// The page.
      public var page: IceCreamPage
      /// How many ice creams come before it.
      public var offset: Int
      /// Whether the page before it can be fetched.
      public var hasPrevious: Bool
      /// What the ice creams have in them.
      public var filter: IceCreamFilter
      /// On an empty page, the names among that which neither the catalog nor the store has, each with the one
      /// that was likely meant.
      public var unknown: [CreateIceCream.Fault]
      /// What the store is called.
      public var place: String
      /// An ice cream that was deleted in another scene since the last page.
      public var deleted: SavedIceCream?

      /// Makes a response.
      public init(
        page: IceCreamPage, offset: Int = 0, hasPrevious: Bool = false,
        filter: IceCreamFilter = IceCreamFilter(), unknown: [CreateIceCream.Fault] = [],
        place: String = "", deleted: SavedIceCream? = nil
      ) {
        self.page = page
        self.offset = offset
        self.hasPrevious = hasPrevious
        self.filter = filter
        self.unknown = unknown
        self.place = place
        self.deleted = deleted
      }
    }

    /// A page, ready to be shown.
    public struct ViewModel: Equatable, Sendable {
      /// The page.
      public var list: DisplayedIceCreamList

      /// Makes a view model.
      public init(list: DisplayedIceCreamList) {
        self.list = list
      }
    }
  }

  /// The page could not be fetched.
  public enum FetchFailure {
    /// Why there is no page.
    public enum Reason: Error, Equatable, Sendable {
      /// What is made here is not kept.
      case nothingIsKept
      /// The store cannot be read.
      case store(IceCreamStoreError)
      /// The catalog, which the wanted names are looked up in, cannot be used.
      case catalog(CatalogError)
      /// Names that are wanted are wrong, each for itself.
      case names([CreateIceCream.Fault])
    }

    /// The page could not be fetched.
    public struct Response: Equatable, Sendable {
      /// Why.
      public var reason: Reason

      /// Makes a response.
      public init(reason: Reason) {
        self.reason = reason
      }
    }

    /// Why there is nothing to see, in words.
    public struct ViewModel: Equatable, Sendable {
      /// What is shown in place of the list.
      public var failure: DisplayedFailure
      /// What is wrong with the names that are wanted, beside each kind.
      public var faults: [DisplayedFault]

      /// Makes a view model.
      public init(failure: DisplayedFailure, faults: [DisplayedFault] = []) {
        self.failure = failure
        self.faults = faults
      }
    }
  }

  /// Choose an ice cream, to see more of it.
  public enum SelectIceCream {
    /// Somebody chose an ice cream.
    public struct Request: Equatable, Sendable {
      /// Its index on the page, from 0.
      public var index: Int

      /// Makes a request.
      public init(index: Int) {
        self.index = index
      }
    }

    /// The choice was taken.
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

  /// Delete an ice cream, which is asked first.
  public enum DeleteIceCream {
    /// Somebody wants an ice cream to be deleted.
    public struct Request: Equatable, Sendable {
      /// Its index on the page, from 0.
      public var index: Int
      /// Whether it was asked already, and the answer was yes.
      public var isConfirmed: Bool

      /// Makes a request.
      public init(index: Int, isConfirmed: Bool = false) {
        self.index = index
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
    public enum ViewModel: Equatable, Sendable {
      /// What happened, and whether to try again, where that can be of use.
      case question(DisplayedQuestion)
      /// What happened and what to do.
      case news(String)
    }
  }
}
