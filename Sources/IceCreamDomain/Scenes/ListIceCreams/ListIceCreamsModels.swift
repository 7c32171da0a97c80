/// The payloads of the scene that lists saved ice creams, by use case.
///
/// <doc:/Learn/TheCycle> says what belongs in a request, a response and a view model. ``ListIceCreamsView`` has an example.
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
      /// The same, if the store was changed since.
      case changed
      /// The same, around the ice cream with an identifier if the list has it.
      case around(String)
      /// The list without the text of its filter, around the ice cream with an identifier, or where it was before.
      case unfiltered(around: String? = nil)
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
      /// The maximum number that stays in the list while the next or the previous page is fetched, at least a page.
      public var most: Int

      /// Makes criteria; without arguments, those of the 20 newest ice creams.
      public init(
        names: PerKind<String?> = PerKind(), text: String = "", order: IceCreamOrder = .newest,
        count: Int = 20, most: Int = 0
      ) {
        self.names = names
        self.text = text
        self.order = order
        self.count = count
        self.most = most
      }
    }

    /// The page was fetched.
    public struct Response: Equatable, Sendable {
      /// The page, or several as one.
      public var page: IceCreamPage
      /// The filter of the list.
      public var filter = IceCreamFilter()
      /// The words of the catalog.
      public var words = CatalogWords()
      /// On an empty page, the names of the filter that neither the catalog nor the store has.
      ///
      /// On a first page they are a fetch failure, unless the store's notes say that it may have had them.
      public var unknown: [IngredientFault] = []
      /// On an empty page, what the text of the filter was likely meant to be.
      public var likelyText: String?
      /// Whether the store has a change to undo.
      public var canUndo = false
      /// The ice cream that another scene deleted since the last page.
      public var deleted: SavedIceCream?
      /// The ice cream that another scene changed since the last page.
      public var updated: SavedIceCream?
    }

    /// The whole state, with the page to show.
    public typealias ViewModel = DisplayedIceCreams
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

  /// Asks whether to delete ice creams, or to undo the last change of the store.
  public enum ProposeChange {
    /// The change to ask about.
    public enum Request: Equatable, Sendable {
      /// Delete the ice cream at this index on the page, from 0.
      case delete(index: Int)
      /// Delete the ice creams with these typed identifiers, or beginnings, as one change.
      case deleteTyped(ids: [String])
      /// Undo the last change of the store.
      case undo
    }

    /// The change that needs an answer first.
    public enum Response: Equatable, Sendable {
      /// Delete these ice creams, but not others that were not found.
      case delete([SavedIceCream], missing: [IceCreamStoreError] = [])
      /// Undo this change, the last one of the store.
      case undo(IceCreamChange)
      /// Nothing: the answer was no, or no ice cream was found.
      case nothing(missing: [IceCreamStoreError] = [])
    }

    /// What to ask.
    public struct ViewModel: Equatable, Sendable {
      /// The question; `nil` for none.
      public var question: DisplayedQuestion?
      /// What is left out, and why.
      public var leftOut: [DisplayedFailure] = []
    }
  }

  /// Drops the change that the last question was about: the answer is no; see ``ProposeChange`` for the rest.
  public enum DeclineChange {
    /// Answers no.
    public struct Request: Equatable, Sendable {}
  }

  /// Makes the change that the last question was about: the answer is yes.
  public enum ConfirmChange {
    /// Answers yes.
    public struct Request: Equatable, Sendable {}

    /// What became of it.
    public struct Response: Equatable, Sendable {
      /// What was done: a deletion, or the opposite of the change that was undone.
      public var action: IceCreamChange.Action
      /// Why other ice creams were not deleted.
      public var leftOut: [IceCreamStoreError] = []
    }

    /// What to show.
    public struct ViewModel: Equatable, Sendable {
      /// What was done, a sentence.
      public var news: String
      /// The ice creams, as they are now; deleted ones as they were.
      public var iceCreams: [DisplayedResult]
      /// What is left out, and why.
      public var leftOut: [DisplayedFailure] = []
    }
  }

  /// A page could not be fetched, an ice cream not be previewed, or a change not be made.
  public enum Failure {
    /// Why.
    public enum Response: Equatable, Sendable {
      /// The page could not be fetched.
      case notFetched(IceCreamFetchError)
      /// The page has no ice cream at this index.
      case notOnPage(index: Int)
      /// The store has no change to undo.
      case nothingToUndo
      /// The last change of the ice cream with this identifier is not the last one of the store.
      case changedSince(String, IceCreamChange)
      /// The store does not say what its last change was.
      case changeUnknown(IceCreamStoreError)
      /// There was no question to answer.
      case nothingAsked
      /// The store did not make the change.
      case notChanged(IceCreamStoreError, canRetry: Bool)
    }

    /// What to show, unless it asks whether to try again; see ``ProposeChange``.
    public enum ViewModel: Equatable, Sendable {
      /// A message instead of the list, and what is wrong with the names of its filter.
      case notFetched(DisplayedFailure, faults: [DisplayedFault] = [])
      /// A message beside the list.
      case news(String)
    }
  }

  /// The state of a screen that lists saved ice creams.
  public struct DisplayedIceCreams: Equatable, Sendable {
    /// The title of the list, with the filter.
    public var title = ""
    /// The range that is shown, such as `1–20 of 1,100`.
    public var position = ""
    /// How many ice creams come before the page.
    public var offset = 0
    /// The number of ice creams in the whole list.
    public var total = 0
    /// The ice creams of the page.
    public var iceCreams: [DisplayedResult] = []
    /// Whether the store has a change to undo.
    public var canUndo = false
    /// Notes about what was read, a sentence each.
    public var notes: [String] = []
    /// The result of the last action, a sentence.
    public var news: String?
    /// The ice creams that the last action deleted, or whose last change it undid.
    public var changed: [DisplayedResult] = []
    /// What the last action left out, and why.
    public var leftOut: [DisplayedFailure] = []
    /// The picture of the ice cream that was previewed last.
    public var picture: DisplayedPicture?
    /// Why it has no picture, a sentence.
    public var pictureNote: String?
    /// The question to answer before ice creams are deleted, or a change is undone.
    public var question: DisplayedQuestion?
    /// Why the page could not be fetched.
    public var failure: DisplayedFailure?
    /// What is wrong with the names of the filter.
    public var faults: [DisplayedFault] = []

    /// Whether there is a page before this one.
    public var hasPrevious: Bool { offset > 0 }
    /// Whether there is a page after this one.
    public var hasNext: Bool { offset + iceCreams.count < total }
    /// The notes about what was read, and about the picture.
    package var allNotes: [String] { notes + [pictureNote].compactMap { $0 } }
  }
}
