/// The choices made so far; `nil` for a kind that is not chosen yet.
public typealias Selection = PerKind<SelectedIngredient?>

/// An ingredient that was chosen.
public struct SelectedIngredient: Equatable, Sendable {
  /// Its index in the list of its kind.
  public var index: Int
  /// Its name.
  public var name: String
  /// How it looks.
  public var appearance: Appearance
}

extension IceCreamCatalog {
  /// Adds the chosen ingredients to a selection, and returns the choices that match none.
  func choose(
    _ choices: PerKind<IngredientChoice?>, for selection: inout Selection,
    using random: inout any RandomNumberGenerator
  ) -> [IngredientFault] {
    var wrong: [IngredientFault] = []
    for kind in IngredientKind.allCases {
      guard let choice = choices[kind] else { continue }
      do {
        let index = try IngredientMatch.index(of: choice, in: names(of: kind), using: &random)
        selection[kind] = index.map { ingredient($0, of: kind) }
      } catch {
        wrong.append(IngredientFault(kind: kind, problem: explained(error)))
      }
    }
    return wrong
  }

  /// Returns a problem, or that the text names an ingredient of another kind.
  private func explained(_ problem: IngredientProblem) -> IngredientProblem {
    guard case .unknown(let typed, likely: []) = problem,
      let (kind, name) = IngredientMatch.first(with: typed, in: PerKind(names))
    else { return problem }
    return .ofOtherKind(typed: typed, name: name, kind)
  }

  /// Returns the ingredient at an index, which its list must have, as a choice.
  func ingredient(_ index: Int, of kind: IngredientKind) -> SelectedIngredient {
    SelectedIngredient(
      index: index, name: names(of: kind)[index], appearance: appearance(at: index, of: kind))
  }

  /// Returns the ingredients of a saved ice cream as choices; `nil` for those that left the catalog.
  func selection(of iceCream: SavedIceCream) -> Selection {
    PerKind { kind in
      names(of: kind).firstIndex(of: iceCream.names[kind]).map { ingredient($0, of: kind) }
    }
  }
}

extension PerKind where Value == SelectedIngredient? {
  /// Returns the first kind that must be chosen before another, if one is missing: a cone before a flavor, and both
  /// before a topping.
  func firstMissing(before kind: IngredientKind) -> IngredientKind? {
    IngredientKind.allCases.prefix { $0 != kind }.first { self[$0] == nil }
  }
}
