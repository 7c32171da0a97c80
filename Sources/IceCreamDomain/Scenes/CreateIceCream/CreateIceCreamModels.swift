/// The payloads of the scene that makes ice cream, by use case, and its state: <doc:/Learn/TheCycle>.
public enum CreateIceCream {
  /// What the scene makes.
  public enum Mode: Equatable, Sendable {
    /// A new ice cream.
    case create
    /// A new ice cream that starts with the choices of the last saved one.
    case againLast
    /// A new ice cream that starts with the choices of the saved one with this typed identifier; fails with `nil`.
    case again(id: String?)
    /// A change to the saved ice cream with this typed identifier; fails with `nil`.
    case change(id: String?)

    var isChange: Bool { if case .change = self { true } else { false } }
  }

  /// Loads the catalog, and the ice cream to start with.
  public enum LoadIceCream {
    /// Asks for the catalog.
    public struct Request: Equatable, Sendable {
      /// Whether a person will choose, who should know before if the ice cream cannot be saved.
      public var isChosenByPerson = true
    }

    /// The catalog was loaded.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var catalog: IceCreamCatalog
      /// The choices to start with.
      public var progress = IceCreamProgress()
      /// The store's remarks on the ice cream to start with.
      public var notes: [IceCreamStoreNote] = []
      /// Whether the saved ice creams can be listed.
      public var canListSaved = true
      /// Why a new ice cream could not be saved, as far as that is known before it is made.
      public var storeFault: IceCreamStoreError?
    }

    /// What to choose from.
    public struct ViewModel: Equatable, Sendable {
      /// The title, the options and the notes.
      public var menu: DisplayedMenu
      /// The choices to start with.
      public var progress = DisplayedProgress()
    }
  }

  /// Chooses a cone, a flavor, a topping, or several of them; if one is wrong, none is chosen.
  public enum SelectIngredients {
    /// The ingredients to choose.
    public struct Request: Equatable, Sendable {
      /// The choice of each kind, or `nil` to leave it as it is.
      public var choices: PerKind<IngredientChoice?>
    }

    /// The choices so far.
    public typealias Response = IceCreamProgress
    /// The choices to show.
    public typealias ViewModel = DisplayedProgress
  }

  /// Returns to the choices before a surprise, or several; see ``SelectIngredients`` for the rest.
  public enum UndoSurprise {
    /// Asks for the choices as they were.
    public struct Request: Equatable, Sendable {}
  }

  /// Makes the ice cream, or saves the changes to one: Done, or a retry after a failure.
  public enum FinishIceCream {
    /// Asks for the ice cream.
    public struct Request: Equatable, Sendable {}

    /// The ice cream is finished.
    public enum Response: Equatable, Sendable {
      /// It was made, and is not to be saved.
      case made(UnsavedIceCream)
      /// It was made and saved.
      case saved(SavedIceCream)
      /// It was changed.
      case changed(SavedIceCream)
      /// It is the same as before, so nothing was changed.
      case unchanged(SavedIceCream)
    }

    /// The alert to show.
    public typealias ViewModel = DisplayedAlert
  }

  /// Clears the choices, or returns to those of the ice cream to change; see ``SelectIngredients`` for the rest.
  public enum StartOver {
    /// Asks to start over.
    public struct Request: Equatable, Sendable {}
  }

  /// The catalog or the store failed.
  public enum Failure {
    /// What failed, and why.
    public enum Response: Equatable, Sendable {
      /// The catalog or the ice cream to start with could not be loaded.
      case notLoaded(IceCreamFetchError)
      /// The finished ice cream could not be saved; with `nil`, the changes to one.
      case notSaved(IceCreamStoreError, UnsavedIceCream?)
    }

    /// The message to show.
    public enum ViewModel: Equatable, Sendable {
      /// A message instead of the options.
      case notLoaded(DisplayedFailure)
      /// A message, with the alert of the ice cream that was made; a change made none.
      case notSaved(DisplayedFailure, DisplayedAlert?)
    }
  }

  /// A request was refused; the choices stay the same.
  public enum Refusal {
    /// Why.
    public enum Response: Error, Equatable, Sendable {
      /// No catalog is loaded.
      case nothingLoaded
      /// Another kind must be chosen first.
      case tooEarly(IngredientKind, missing: IngredientKind)
      /// These choices match no ingredient.
      case noSuchIngredients([IngredientFault])
      /// Done was chosen, but a kind is missing.
      case unfinished(missing: IngredientKind)
      /// The ice cream is made; the scene must start over first.
      case alreadyFinished
      /// The choices are no surprise.
      case nothingToUndo
    }

    /// The message to show.
    public typealias ViewModel = DisplayedRefusal
  }

  /// The state of a screen on which ice cream is made.
  public struct DisplayedIceCream: Equatable, Sendable {
    /// The title, the options and the notes.
    public var menu = DisplayedMenu()
    /// The choices so far.
    public var progress = DisplayedProgress()
    /// The ice cream that was made, until the alert is closed.
    public var alert: DisplayedAlert?
    /// Why the last request was refused, until it is dismissed.
    public var refusal: DisplayedRefusal?
    /// Why there is nothing to choose from.
    public var failure: DisplayedFailure?
    /// Why the finished ice cream could not be saved.
    public var saveFailure: DisplayedFailure?
  }
}
