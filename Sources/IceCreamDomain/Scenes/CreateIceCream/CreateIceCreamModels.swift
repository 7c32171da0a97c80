/// The scene in which an ice cream is made: what travels through its cycle, use case by use case.
///
/// Requests carry what somebody did, responses carry facts, and view models carry what is shown.
public enum CreateIceCream {
  /// Load the catalog.
  ///
  /// It may be asked for again after it failed.
  public enum LoadIceCream {
    /// Somebody wants to see what there is.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// The catalog is there.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var iceCreamData: IceCream

      /// Makes a response.
      public init(iceCreamData: IceCream) {
        self.iceCreamData = iceCreamData
      }
    }

    /// What there is to choose from, ready to be shown.
    public struct ViewModel: Equatable, Sendable {
      /// The title of the menu.
      public var title: String
      /// The cones to choose from.
      public var cones: DisplayedList
      /// The flavors to choose from.
      public var flavors: DisplayedList
      /// The toppings to choose from.
      public var toppings: DisplayedList
      /// How far the ice cream has come: nothing is chosen yet.
      public var progress: DisplayedProgress

      /// Makes a view model.
      public init(
        cones: DisplayedList, flavors: DisplayedList, toppings: DisplayedList, title: String = "",
        progress: DisplayedProgress = DisplayedProgress()
      ) {
        self.cones = cones
        self.flavors = flavors
        self.toppings = toppings
        self.title = title
        self.progress = progress
      }
    }
  }

  /// The catalog cannot be loaded.
  public enum LoadFailure {
    /// The catalog is not there, or has something wrong with it.
    public struct Response: Equatable, Sendable {
      /// All that is wrong.
      public var error: CatalogError

      /// Makes a response.
      public init(error: CatalogError) {
        self.error = error
      }
    }

    /// Why there is nothing to choose from, in words.
    public struct ViewModel: Equatable, Sendable {
      /// What is shown in place of the lists.
      public var failure: DisplayedFailure

      /// Makes a view model.
      public init(failure: DisplayedFailure) {
        self.failure = failure
      }
    }
  }

  /// Choose one cone, flavor or topping.
  public enum SelectIngredient {
    /// How somebody names an ingredient.
    public enum Choice: Equatable, Sendable {
      /// By its place in the list, from 0.
      case index(Int)
      /// By what was typed: a name, the beginning of one, or a number from 1.
      case typed(String)
    }

    /// Somebody chose an ingredient.
    public struct Request: Equatable, Sendable {
      /// Which kind of ingredient it is.
      public var kind: IngredientKind
      /// Which one it is.
      public var choice: Choice

      /// Makes a request.
      public init(kind: IngredientKind, choice: Choice) {
        self.kind = kind
        self.choice = choice
      }
    }

    /// The choice was taken.
    public struct Response: Equatable, Sendable {
      /// All choices so far.
      public var selection: Selection
      /// What is wrong at steps without a choice.
      public var faults: [Fault]

      /// Makes a response.
      public init(selection: Selection, faults: [Fault] = []) {
        self.selection = selection
        self.faults = faults
      }
    }

    /// How far the ice cream has come.
    public struct ViewModel: Equatable, Sendable {
      /// The three choices and the picture.
      public var progress: DisplayedProgress

      /// Makes a view model.
      public init(progress: DisplayedProgress) {
        self.progress = progress
      }
    }
  }

  /// Finish the ice cream: DONE.
  public enum FinishIceCream {
    /// Somebody chose DONE.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// The ice cream is made.
    public struct Response: Equatable, Sendable {
      /// The ice cream.
      public var iceCream: SavedIceCream

      /// Makes a response.
      public init(iceCream: SavedIceCream) {
        self.iceCream = iceCream
      }
    }

    /// The news that it is ready.
    public struct ViewModel: Equatable, Sendable {
      /// What is shown until somebody says OK.
      public var alert: DisplayedAlert

      /// Makes a view model.
      public init(alert: DisplayedAlert) {
        self.alert = alert
      }
    }
  }

  /// Begin another ice cream: OK on the alert.
  public enum StartOver {
    /// Somebody wants to begin anew.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// The choices are cleared.
    public struct Response: Equatable, Sendable {
      /// Makes a response.
      public init() {}
    }

    /// A screen on which nothing is chosen.
    public struct ViewModel: Equatable, Sendable {
      /// The three choices and the picture: nothing yet.
      public var progress: DisplayedProgress

      /// Makes a view model.
      public init(progress: DisplayedProgress) {
        self.progress = progress
      }
    }
  }

  /// A request is refused; the choices stay as they are.
  public enum Refusal {
    /// Why a request is refused.
    public enum Reason: Error, Equatable, Sendable {
      /// No catalog has been loaded.
      case nothingLoaded
      /// Another kind has to be chosen before.
      case tooEarly(IngredientKind, missing: IngredientKind)
      /// The list has no ingredient of this number.
      case outOfRange(IngredientKind, number: Int, count: Int)
      /// The text is the beginning of several names.
      case ambiguous(IngredientKind, typed: String, names: [String])
      /// The list has no such name; this one was likely meant.
      case unknown(IngredientKind, typed: String, likely: String?)
      /// DONE was chosen while this was still missing.
      case unfinished(missing: IngredientKind)
      /// The ice cream is ready already, and waits for OK.
      case alreadyFinished
      /// What was chosen once is not in the catalog any more.
      case leftCatalog(IngredientKind, name: String)
      /// There is no finished ice cream that could be saved, and none to change.
      case nothingToKeep
      /// There is no saved ice cream yet that could be made again.
      case nothingSavedYet
      /// What is made here is not kept.
      case nothingIsKept
      /// An ice cream is being changed here, and that comes first.
      case stillChanging
    }

    /// A request is refused.
    public struct Response: Equatable, Sendable {
      /// Why.
      public var reason: Reason

      /// Makes a response.
      public init(reason: Reason) {
        self.reason = reason
      }
    }

    /// Why a request is refused, in words.
    public struct ViewModel: Equatable, Sendable {
      /// What happened and what to do.
      public var message: String
      /// Whether the same request can succeed once the steps before it are done.
      public var isTooEarly: Bool

      /// Makes a view model.
      public init(message: String, isTooEarly: Bool = false) {
        self.message = message
        self.isTooEarly = isTooEarly
      }
    }
  }
}
