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

  /// Loads the catalog, and starts with the choices of the ice cream to change or to make again.
  ///
  /// After a failure, it can be loaded again.
  public enum LoadIceCream {
    /// Asks for the catalog.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The catalog was loaded.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var iceCreamData: IceCream
      /// Whether an ice cream is made or changed.
      public var mode = Mode.create
      /// The choices of the ice cream to start with that are still in the catalog.
      public var selection = Selection()
      /// The choices that left the catalog.
      public var faults: [IngredientFault] = []
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
      /// The choices so far.
      public var progress: DisplayedProgress
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

  /// Chooses one cone, flavor or topping.
  public enum SelectIngredient {
    /// How an ingredient is named.
    public enum Choice: Equatable, Sendable {
      /// By its index in the list, from 0.
      case index(Int)
      /// By a typed text: a name, the beginning of one, or a number from 1.
      case typed(String)
    }

    /// The ingredient to choose.
    public struct Request: Equatable, Sendable {
      /// The kind of ingredient.
      public var kind: IngredientKind
      /// The ingredient.
      public var choice: Choice

      /// Creates a request.
      public init(kind: IngredientKind, choice: Choice) {
        self.kind = kind
        self.choice = choice
      }
    }

    /// The ingredient was chosen.
    public struct Response: Equatable, Sendable {
      /// The choices so far.
      public var selection: Selection
      /// The faults of steps that are still without a choice.
      public var faults: [IngredientFault] = []
    }

    /// The choices to show.
    public struct ViewModel: Equatable, Sendable {
      /// The choices so far.
      public var progress: DisplayedProgress
    }
  }

  /// Chooses several ingredients by name.
  ///
  /// If one name is wrong, nothing is chosen, and all faults are reported.
  public enum SelectIngredients {
    /// The typed names.
    public struct Request: Equatable, Sendable {
      /// The name of each kind, or `nil` to leave it open.
      public var names: PerKind<String?>

      /// Creates a request.
      public init(names: PerKind<String?>) {
        self.names = names
      }
    }

    /// The names were checked.
    public struct Response: Equatable, Sendable {
      /// The choices so far.
      ///
      /// An ingredient whose turn has not come is not among them.
      public var selection: Selection
      /// What is wrong, by kind.
      public var faults: [IngredientFault]
    }

    /// The choices to show, with the fault of each step.
    public struct ViewModel: Equatable, Sendable {
      /// The choices so far.
      public var progress: DisplayedProgress
    }
  }

  /// Chooses all three ingredients at random.
  public enum SurpriseMe {
    /// Asks for a surprise.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The ingredients were chosen.
    public struct Response: Equatable, Sendable {
      /// The choices.
      public var selection: Selection
    }

    /// The choices to show.
    public struct ViewModel: Equatable, Sendable {
      /// The choices.
      public var progress: DisplayedProgress
    }
  }

  /// Makes the ice cream: DONE.
  public enum FinishIceCream {
    /// Asks for the ice cream to be made.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The ice cream was made.
    public struct Response: Equatable, Sendable {
      /// The ice cream, with a proposed identifier.
      public var iceCream: SavedIceCream
    }

    /// The alert to show.
    public struct ViewModel: Equatable, Sendable {
      /// The alert.
      public var alert: DisplayedAlert
    }
  }

  /// Clears the choices for another ice cream: OK on the alert.
  public enum StartOver {
    /// Asks for another ice cream.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The choices were cleared.
    public struct Response: Equatable, Sendable {}

    /// An empty progress to show.
    public struct ViewModel: Equatable, Sendable {
      /// The progress.
      public var progress: DisplayedProgress
    }
  }

  /// Saves the ice cream that was made, or the changes to one.
  ///
  /// DONE saves it; after a failure, it can be saved again.
  public enum SaveIceCream {
    /// Asks for the ice cream to be saved.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// The ice cream was saved.
    public struct Response: Equatable, Sendable {
      /// The saved ice cream and the store's remarks.
      public var saving: IceCreamSaving
      /// The name of the store.
      public var place: String
    }

    /// What to add to the alert.
    public struct ViewModel: Equatable, Sendable {
      /// The saved ice cream.
      public var iceCream: DisplayedResult
      /// Notes about how it was saved, a sentence each.
      public var notes: [String]
    }
  }

  /// The ice cream or its changes could not be saved.
  public enum StoreFailure {
    /// Why.
    public struct Response: Equatable, Sendable {
      /// The error.
      public var error: IceCreamStoreError
    }

    /// The message to show.
    public struct ViewModel: Equatable, Sendable {
      /// The error in words.
      public var failure: DisplayedFailure
    }
  }

  /// The changes to an ice cream were saved: DONE saves them, and a retry after a failure.
  public enum UpdateIceCream {
    /// The changes were saved.
    public struct Response: Equatable, Sendable {
      /// The changed ice cream.
      public var iceCream: SavedIceCream
    }

    /// The alert to show.
    public struct ViewModel: Equatable, Sendable {
      /// The alert.
      public var alert: DisplayedAlert
    }
  }

  /// Finds a saved ice cream to make again; its choices are presented as those of a loaded catalog.
  public enum RepeatIceCream {
    /// The ice cream to make again.
    public struct Request: Equatable, Sendable {
      /// Its identifier as typed, or `nil` for the ice cream that was saved last.
      public var id: String?

      /// Creates a request.
      public init(id: String? = nil) {
        self.id = id
      }
    }

    /// The choices were presented; this is what the store remarked.
    public struct Response: Equatable, Sendable {
      /// The store's remarks.
      public var notes: [IceCreamStoreNote]
      /// The name of the store.
      public var place: String
    }

    /// The remarks to show.
    public struct ViewModel: Equatable, Sendable {
      /// The remarks, a sentence each.
      public var notes: [String]
    }
  }

  /// Opens the list of saved ice creams.
  public enum OpenSavedIceCreams {
    /// Asks for the list.
    public struct Request: Equatable, Sendable {
      /// Creates a request.
      public init() {}
    }

    /// There is a list.
    public struct Response: Equatable, Sendable {}

    /// Opens the list.
    public struct ViewModel: Equatable, Sendable {}
  }

  /// A request was refused; the choices stay the same.
  public enum Refusal {
    /// Why a request was refused.
    public enum Reason: Error, Equatable, Sendable {
      /// No catalog is loaded.
      case nothingLoaded
      /// Another kind must be chosen first.
      case tooEarly(IngredientKind, missing: IngredientKind)
      /// The choice matches no ingredient.
      case noSuchIngredient(IngredientFault)
      /// DONE was chosen, but a kind is missing.
      case unfinished(missing: IngredientKind)
      /// The ice cream is made; the alert must be closed first.
      case alreadyFinished
      /// There is no ice cream to save.
      case nothingToSave
      /// No ice cream was saved yet that could be made again.
      case nothingSavedYet
      /// There is no store.
      case noStore
      /// The ice cream to make again could not be read.
      case store(IceCreamStoreError)
      /// An ice cream is being changed, which must be finished first.
      case stillChanging
    }

    /// The refused request.
    public struct Response: Equatable, Sendable {
      /// Why it was refused.
      public var reason: Reason
      /// The number of refusals so far, this one included.
      public var count: Int
    }

    /// The message to show.
    public struct ViewModel: Equatable, Sendable {
      /// The message.
      public var refusal: DisplayedRefusal
    }
  }
}
