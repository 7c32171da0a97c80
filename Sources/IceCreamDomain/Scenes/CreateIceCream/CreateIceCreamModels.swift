/// The payloads of the scene that makes ice cream, by use case.
///
/// A request says what the user did, a response what is true, and a view model what to show.
public enum CreateIceCream {
  /// Whether the scene makes an ice cream or changes one.
  public enum Mode: Equatable, Sendable {
    /// Makes a new ice cream.
    case create
    /// Changes this ice cream; once its changes are saved, it is the changed one.
    case change(SavedIceCream)
  }

  /// Loads the catalog.
  ///
  /// After a failure, it can be loaded again.
  public enum LoadIceCream {
    /// Asks for the catalog.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// The catalog was loaded.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var iceCreamData: IceCream
    }

    /// The options to choose from.
    public struct ViewModel: Equatable, Sendable {
      /// The title of the menu.
      public var title = ""
      /// The cones to choose from.
      public var cones: DisplayedList
      /// The flavors to choose from.
      public var flavors: DisplayedList
      /// The toppings to choose from.
      public var toppings: DisplayedList
      /// The choices so far.
      public var progress = DisplayedProgress()
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

      /// Makes a request.
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

      /// Makes a request.
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

  /// Makes the ice cream: DONE.
  public enum FinishIceCream {
    /// Asks for the ice cream to be made.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
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
      /// Makes a request.
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

  /// Saves the ice cream that was made.
  ///
  /// DONE saves it; after a failure, it can be saved again.
  public enum SaveIceCream {
    /// Asks for the ice cream to be saved.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
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

  /// The ice cream could not be saved, or the last saved one could not be read.
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

  /// Begins with the choices of a saved ice cream.
  public enum EditIceCream {
    /// The ice cream to begin with.
    public struct Request: Equatable, Sendable {
      /// What the choices are for.
      public enum Purpose: Equatable, Sendable {
        /// Changes the ice cream that was passed to this scene.
        case change
        /// Makes another one like the last one that was saved.
        case makeAgain
      }

      /// What the choices are for.
      public var purpose: Purpose

      /// Makes a request.
      public init(purpose: Purpose = .change) {
        self.purpose = purpose
      }
    }

    /// The choices that are still in the catalog.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var iceCreamData: IceCream
      /// Whether an ice cream is made or changed.
      public var mode: Mode
      /// The choices.
      public var selection: Selection
      /// The ingredients that left the catalog.
      public var faults: [IngredientFault]
    }

    /// The options to choose from, with the choices.
    public struct ViewModel: Equatable, Sendable {
      /// The options and the choices.
      public var menu: LoadIceCream.ViewModel
    }
  }

  /// Saves the changes to an ice cream.
  ///
  /// DONE saves them; after a failure, they can be saved again.
  public enum UpdateIceCream {
    /// Asks for the changes to be saved.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

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

  /// Opens the list of saved ice creams.
  public enum OpenSavedIceCreams {
    /// Asks for the list.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
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
      /// There is no ice cream to save or to change.
      case nothingToSave
      /// No ice cream was saved yet that could be made again.
      case nothingSavedYet
      /// There is no store.
      case noStore
      /// An ice cream is being changed, which must be finished first.
      case stillChanging
    }

    /// The refused request.
    public struct Response: Equatable, Sendable {
      /// Why it was refused.
      public var reason: Reason
    }

    /// The message to show.
    public struct ViewModel: Equatable, Sendable {
      /// What happened and what to do.
      public var message: String
    }
  }
}
