// What becomes of an ice cream after DONE.
extension CreateIceCream {
  /// Keep the ice cream that is ready.
  ///
  /// It is tried at DONE, and may be asked for again after it failed.
  public enum SaveIceCream {
    /// Somebody wants the ice cream to be kept.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// The ice cream is kept.
    public struct Response: Equatable, Sendable {
      /// The ice cream as it is kept, and what there is to say about that.
      public var saving: IceCreamSaving
      /// What the store is called.
      public var place: String

      /// Makes a response.
      public init(saving: IceCreamSaving, place: String) {
        self.saving = saving
        self.place = place
      }
    }

    /// The news that it is kept.
    public struct ViewModel: Equatable, Sendable {
      /// The ice cream, as it is kept.
      public var iceCream: DisplayedResult
      /// Where it is kept, and what else there is to say, a sentence each.
      public var notes: [String]

      /// Makes a view model.
      public init(iceCream: DisplayedResult, notes: [String]) {
        self.iceCream = iceCream
        self.notes = notes
      }
    }
  }

  /// The store could not keep the ice cream or its change, or has none to go on from.
  public enum StoreFailure {
    /// The store refused.
    public struct Response: Equatable, Sendable {
      /// Why.
      public var error: IceCreamStoreError

      /// Makes a response.
      public init(error: IceCreamStoreError) {
        self.error = error
      }
    }

    /// Why the store could not, in words.
    public struct ViewModel: Equatable, Sendable {
      /// What happened and what to do.
      public var failure: DisplayedFailure

      /// Makes a view model.
      public init(failure: DisplayedFailure) {
        self.failure = failure
      }
    }
  }

  /// Open the three choices of another scene's ice cream, or of the last one that was saved.
  public enum EditIceCream {
    /// Somebody wants to go on from an ice cream that is kept.
    public struct Request: Equatable, Sendable {
      /// What is to become of it.
      public enum Purpose: Equatable, Sendable {
        /// To change the one that was passed to this scene.
        case change
        /// To make another one like the last one that was saved.
        case makeAgain
      }

      /// What is to become of it.
      public var purpose: Purpose

      /// Makes a request.
      public init(purpose: Purpose = .change) {
        self.purpose = purpose
      }
    }

    /// The choices are there, as far as the catalog has them still.
    public struct Response: Equatable, Sendable {
      /// The catalog.
      public var iceCreamData: IceCream
      /// The ice cream that is being changed; `nil` where another one like it is to be made.
      public var edited: SavedIceCream?
      /// The choices.
      public var selection: Selection
      /// What has left the catalog.
      public var faults: [Fault]

      /// Makes a response.
      public init(
        iceCreamData: IceCream, edited: SavedIceCream?, selection: Selection, faults: [Fault]
      ) {
        self.iceCreamData = iceCreamData
        self.edited = edited
        self.selection = selection
        self.faults = faults
      }
    }

    /// A screen on which the choices are made already.
    public struct ViewModel: Equatable, Sendable {
      /// What there is to choose from, and how far the ice cream has come.
      public var menu: LoadIceCream.ViewModel

      /// Makes a view model.
      public init(menu: LoadIceCream.ViewModel) {
        self.menu = menu
      }
    }
  }

  /// Keep the changes to an ice cream.
  public enum UpdateIceCream {
    /// Somebody wants the changes to be kept.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// The changes are kept.
    public struct Response: Equatable, Sendable {
      /// The ice cream as it is now.
      public var iceCream: SavedIceCream

      /// Makes a response.
      public init(iceCream: SavedIceCream) {
        self.iceCream = iceCream
      }
    }

    /// The news that it is changed.
    public struct ViewModel: Equatable, Sendable {
      /// What is shown until somebody says OK.
      public var alert: DisplayedAlert

      /// Makes a view model.
      public init(alert: DisplayedAlert) {
        self.alert = alert
      }
    }
  }

  /// Look at the ice creams that are kept.
  public enum OpenSavedIceCreams {
    /// Somebody wants to see them.
    public struct Request: Equatable, Sendable {
      /// Makes a request.
      public init() {}
    }

    /// There is a store to look at.
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
}
