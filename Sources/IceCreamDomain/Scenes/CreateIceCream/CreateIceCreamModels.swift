/// The payloads of the scene that makes ice cream, by use case.
///
/// A request says what the user did, a response what is true, and a view model what to show.
public enum CreateIceCream {
  /// Whether the scene makes an ice cream or changes one.
  public enum Mode: Equatable, Sendable {
    /// Makes a new ice cream.
    case create
    /// Makes a new ice cream, starting with the choices of this one.
    case makeAgain(SavedIceCream)
    /// Changes this ice cream; once its changes are saved, it is the changed one.
    case change(SavedIceCream)

    /// The ice cream whose choices the scene starts with, if there is one.
    public var iceCream: SavedIceCream? {
      switch self {
      case .create: nil
      case .makeAgain(let iceCream), .change(let iceCream): iceCream
      }
    }
  }

  /// Loads the catalog; after a failure, it can be loaded again.
  public enum LoadIceCream {
    /// The choices to start with.
    public enum Start: Equatable, Sendable {
      /// Those of the ice cream that another scene passed to this one, or none.
      case passed
      /// Those of a saved ice cream, to make another one like it.
      ///
      /// `id` is its identifier as typed, or `nil` for the ice cream that was saved last.
      case again(id: String?)
      /// Those of a saved ice cream, to change it; `id` is its identifier as typed.
      case change(id: String)
    }

    /// Asks for the catalog.
    public struct Request: Equatable, Sendable {
      /// The choices to start with.
      public var start: Start

      /// Creates a request.
      public init(start: Start = .passed) {
        self.start = start
      }
    }

    /// The catalog was loaded.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var iceCreamData: IceCream
      /// The choices to start with.
      public var progress = IceCreamProgress()
      /// Whether an ice cream is made or changed.
      public var mode = Mode.create
      /// The store's remarks on the ice cream to start with.
      public var notes: [IceCreamStoreNote] = []
      /// The name of the store.
      public var place = ""
    }

    /// The options to choose from.
    public struct ViewModel: Equatable, Sendable {
      /// The title of the menu.
      public var title: String
      /// The cones to choose from.
      public var cones: DisplayedList
      /// The flavors to choose from.
      public var flavors: DisplayedList
      /// The toppings to choose from.
      public var toppings: DisplayedList
      /// The choices to start with.
      public var progress: DisplayedProgress
      /// Notes about the ice cream to start with, a sentence each.
      public var notes: [String] = []
    }
  }

  /// The catalog could not be loaded.
  public enum LoadFailure {
    /// What is wrong with the catalog.
    public struct Response: Equatable, Sendable {
      /// All faults.
      public var error: CatalogError
    }

    /// The message to show instead of the options.
    public struct ViewModel: Equatable, Sendable {
      /// The faults in words.
      public var failure: DisplayedFailure
    }
  }

  /// Chooses a cone, a flavor, a topping, or several of them; if one is wrong, none is chosen.
  public enum SelectIngredients {
    /// How an ingredient is chosen.
    public enum Choice: Equatable, Sendable {
      /// By its index in the list, from 0.
      case index(Int)
      /// By a typed text: a name, the beginning of one, or a number from 1.
      case typed(String)
      /// At random.
      case random
    }

    /// The ingredients to choose.
    public struct Request: Equatable, Sendable {
      /// The choice of each kind, or `nil` to leave it as it is.
      public var choices: PerKind<Choice?>
      /// Whether a choice whose turn has not come waits for it, instead of being refused.
      public var waits: Bool

      /// Creates a request.
      public init(choices: PerKind<Choice?>, waits: Bool = false) {
        self.choices = choices
        self.waits = waits
      }
    }

    /// The ingredients were chosen.
    public struct Response: Equatable, Sendable {
      /// The choices so far.
      public var progress: IceCreamProgress
    }

    /// The choices to show.
    public struct ViewModel: Equatable, Sendable {
      /// The choices so far.
      public var progress: DisplayedProgress
    }
  }

  /// Makes the ice cream, or saves the changes to one: DONE, or a retry after a failure.
  public enum FinishIceCream {
    /// Asks for the ice cream.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The ice cream is finished.
    public enum Response: Equatable, Sendable {
      /// It was made, and is not to be saved.
      case made(UnsavedIceCream)
      /// It was made and saved in the store of this name, which may have remarks.
      case saved(IceCreamSaving, place: String)
      /// It was changed.
      case changed(SavedIceCream)
    }

    /// The alert to show.
    public struct ViewModel: Equatable, Sendable {
      /// The alert.
      public var alert: DisplayedAlert
    }
  }

  /// Clears the choices for another ice cream: OK on the alert.
  ///
  /// A changed ice cream starts again with its choices. The response is that of ``SelectIngredients``.
  public enum StartOver {
    /// Asks for another ice cream.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }
  }

  /// The store could not find the ice cream to start with, or not save the finished one.
  public enum StoreFailure {
    /// Why.
    public struct Response: Equatable, Sendable {
      /// The error.
      public var error: IceCreamStoreError
      /// The ice cream that was made, if it was.
      public var iceCream: UnsavedIceCream?
    }

    /// The message to show.
    public struct ViewModel: Equatable, Sendable {
      /// The error in words.
      public var failure: DisplayedFailure
      /// The alert of the ice cream that was made, if it was.
      public var alert: DisplayedAlert?
    }
  }

  /// A request was refused; the choices stay the same.
  public enum Refusal {
    /// Why a request was refused.
    public enum Reason: Error, Equatable, Sendable {
      /// No catalog is loaded.
      case nothingLoaded
      /// Another kind must be chosen first.
      case tooEarly(IngredientKind, missing: IngredientKind)
      /// These choices match no ingredient.
      case noSuchIngredients([IngredientFault])
      /// DONE was chosen, but a kind is missing.
      case unfinished(missing: IngredientKind)
      /// The ice cream is made; the alert must be closed first.
      case alreadyFinished
      /// No ice cream was saved yet that could be made again.
      case nothingSavedYet
      /// There is no store.
      case noStore
    }

    /// The refused request.
    public struct Response: Equatable, Sendable {
      /// Why it was refused.
      public var reason: Reason
    }

    /// The message to show.
    public struct ViewModel: Equatable, Sendable {
      /// The message.
      public var refusal: DisplayedRefusal
    }
  }
}
