/// The payloads of the scene that lists saved ice creams, by use case.
///
/// <doc:Payloads> says what belongs in a request, a response and a view model. ``ListIceCreamsView`` has an example.
public enum ListIceCreams {
  /// Fetches a page of saved ice creams.
  public enum FetchIceCreams {
    /// The page to fetch.
    public enum Request: Equatable, Sendable {
      /// The first page of a list.
      case first(Criteria)
      /// The page after those that were fetched.
      case next
      /// The page before those that were fetched.
      case previous
      /// The last page of the list.
      case last
      /// The pages that were fetched last; or the one that could not be fetched.
      case again
      /// The list without the text of its filter, at the place where it was before.
      case unfiltered
    }

    /// The ice creams to list.
    public struct Criteria: Equatable, Sendable {
      /// The typed name of each kind: a name, the beginning of one, or a number of the catalog; `nil` lists
      /// all.
      public var names: PerKind<String?>
      /// A text, each of whose words must be in one of the three names; see ``IceCreamFilter/text``.
      public var text: String
      /// The order.
      public var order: IceCreamOrder
      /// The maximum number of ice creams on a page.
      public var count: Int
      /// How many pages stay in the list while the next or the previous one is fetched.
      public var pages: Int

      /// Makes criteria; without arguments, those of the 20 newest ice creams.
      public init(
        names: PerKind<String?> = PerKind(), text: String = "", order: IceCreamOrder = .newest,
        count: Int = 20, pages: Int = 1
      ) {
        self.names = names
        self.text = text
        self.order = order
        self.count = count
        self.pages = pages
      }
    }

    /// The page was fetched.
    public struct Response: Equatable, Sendable {
      /// The page, or several as one.
      public var page: IceCreamPage
      /// How many ice creams come before it.
      public var offset = 0
      /// The number of ice creams in the whole list, if it is known.
      public var total: Int?
      /// Whether there is a page before it.
      public var hasPrevious = false
      /// The filter of the list.
      public var filter = IceCreamFilter()
      /// On an empty page, the names of the filter that neither the catalog nor the store has.
      ///
      /// On a first page they are a fetch failure, unless the store's notes say that it may have had them.
      public var unknown: [IngredientFault] = []
      /// Whether a deletion of this run can be undone.
      public var canUndo = false
      /// The ice cream that another scene deleted since the last page.
      public var deleted: SavedIceCream?
      /// The ice cream that another scene changed since the last page.
      public var updated: SavedIceCream?
    }

    /// The page to show.
    public struct ViewModel: Equatable, Sendable {
      /// The page.
      public var list: DisplayedIceCreamList
    }
  }

  /// Counts the ice creams of the list.
  ///
  /// Counting may read the whole store, so it is apart from fetching the first page.
  public enum CountIceCreams {
    /// Counts them.
    public struct Request: Equatable, Sendable {}

    /// They were counted.
    public struct Response: Equatable, Sendable {
      /// The number of ice creams in the whole list.
      public var total: Int
      /// How many ice creams come before the page.
      public var offset: Int
      /// The number of ice creams on the page.
      public var count: Int
    }

    /// The number to show.
    public struct ViewModel: Equatable, Sendable {
      /// The number of ice creams in the whole list.
      public var total: Int
      /// The range that is shown, such as `1–20 of 1,100`; `nil` if none are shown.
      public var position: String?
    }
  }

  /// The page could not be fetched.
  public enum FetchFailure {
    /// Why.
    public struct Response: Equatable, Sendable {
      /// The error.
      public var error: IceCreamFetchError
    }

    /// The message to show instead of the list.
    public struct ViewModel: Equatable, Sendable {
      /// The message.
      public var failure: DisplayedFailure
      /// What is wrong with the names of the filter, by kind.
      public var faults: [DisplayedFault] = []
    }
  }

  /// Shows how an ice cream of the page looks.
  public enum PreviewIceCream {
    /// The ice cream to show.
    public struct Request: Equatable, Sendable {
      /// Its index on the page, from 0.
      public var index: Int
    }

    /// How it looks.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream
      /// How it looks.
      public var look: SavedIceCreamLook
    }

    /// The picture to show.
    public struct ViewModel: Equatable, Sendable {
      /// The picture.
      public var picture: DisplayedPicture
      /// Why there is no picture, if the catalog cannot be used; a sentence.
      public var note: String?
    }
  }

  /// Deletes an ice cream, after a question.
  public enum DeleteIceCream {
    /// The ice cream to delete.
    public struct Request: Equatable, Sendable {
      /// The index of the ice cream on the page, from 0.
      public var index: Int
      /// Whether the question was answered with yes.
      public var isConfirmed: Bool
    }

    /// What became of it.
    public enum Response: Equatable, Sendable {
      /// The question must be answered first.
      case unconfirmed(SavedIceCream)
      /// It was deleted.
      case deleted(SavedIceCream)
    }

    /// What to show.
    public enum ViewModel: Equatable, Sendable {
      /// The question.
      case question(DisplayedQuestion)
      /// That it was deleted, a sentence.
      case news(String)
    }
  }

  /// Undoes the last deletion.
  public enum RestoreIceCream {
    /// Undoes it.
    public struct Request: Equatable, Sendable {}

    /// What became of it.
    public enum Response: Equatable, Sendable {
      /// The ice cream is back.
      case restored(SavedIceCream)
      /// Nothing was deleted that is not back already.
      case nothingDeleted
    }

    /// The message to show.
    public struct ViewModel: Equatable, Sendable {
      /// The message, a sentence.
      public var news: String
    }
  }

  /// Undoes the last change of the store, after a question.
  public enum UndoChange {
    /// Undoes it.
    public struct Request: Equatable, Sendable {
      /// Whether the question was answered with yes.
      public var isConfirmed: Bool
    }

    /// What became of it.
    public enum Response: Equatable, Sendable {
      /// The question must be answered first.
      case unconfirmed(IceCreamChange)
      /// The change was undone; the ice cream is as it is now, or as it was if it was deleted.
      case undone(IceCreamChange, SavedIceCream)
      /// Nothing was ever saved.
      case nothingSaved
    }

    /// What to show.
    public enum ViewModel: Equatable, Sendable {
      /// What is to be undone, and the question.
      case question(DisplayedQuestion)
      /// That it was undone, a sentence; with the ice cream.
      case undone(news: String, DisplayedResult)
      /// That there is nothing to undo, a sentence.
      case news(String)
    }
  }

  /// The list could not be counted, an ice cream not be previewed, deleted or restored, or a change not undone.
  public enum ChangeFailure {
    /// Why.
    public enum Response: Equatable, Sendable {
      /// The page has no ice cream at this index.
      case notOnPage(index: Int)
      /// The store did not count its ice creams.
      case notCounted(IceCreamStoreError)
      /// The store did not delete it.
      case notDeleted(IceCreamStoreError)
      /// The store did not restore it.
      case notRestored(IceCreamStoreError)
      /// The store did not undo the last change.
      case notUndone(IceCreamStoreError)
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
