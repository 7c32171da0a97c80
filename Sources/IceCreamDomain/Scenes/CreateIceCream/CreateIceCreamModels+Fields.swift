// Several ingredients at once, each judged for itself.
extension CreateIceCream {
  /// What is wrong with one of the three choices.
  public struct Fault: Equatable, Sendable {
    /// The kind of ingredient.
    public var kind: IngredientKind
    /// What is wrong.
    public var reason: Refusal.Reason

    /// Makes a fault.
    public init(kind: IngredientKind, reason: Refusal.Reason) {
      self.kind = kind
      self.reason = reason
    }
  }

  /// Choose several ingredients by name.
  ///
  /// All names are judged. Where one is wrong, nothing is chosen, and everything that is wrong is said.
  public enum SelectIngredients {
    /// Somebody named ingredients.
    public struct Request: Equatable, Sendable {
      /// What was typed for a cone, or `nil` where it is left open.
      public var cone: String?
      /// What was typed for a flavor, or `nil` where it is left open.
      public var flavor: String?
      /// What was typed for a topping, or `nil` where it is left open.
      public var topping: String?

      /// Makes a request.
      public init(cone: String? = nil, flavor: String? = nil, topping: String? = nil) {
        self.cone = cone
        self.flavor = flavor
        self.topping = topping
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

    /// The names were judged.
    public struct Response: Equatable, Sendable {
      /// All choices so far.
      ///
      /// What was named right but too early is not among them.
      public var selection: Selection
      /// What is wrong, kind by kind.
      public var faults: [Fault]

      /// Makes a response.
      public init(selection: Selection, faults: [Fault]) {
        self.selection = selection
        self.faults = faults
      }
    }

    /// How far the ice cream has come, and what is wrong beside each step.
    public struct ViewModel: Equatable, Sendable {
      /// The three choices and the picture.
      public var progress: DisplayedProgress

      /// Makes a view model.
      public init(progress: DisplayedProgress) {
        self.progress = progress
      }
    }
  }
}
