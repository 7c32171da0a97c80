import IceCreamDomain
import TerminalMenu

/// What a row of a menu shows.
///
/// It says all that the line depends on, but for what the scene shows and for the window. So a row that is
/// the same as before needs no new line.
struct MenuRow: Equatable {
  enum Text: Equatable {
    case empty
    case title
    /// A step, and whether it is the one under way.
    case step(IngredientKind, isCurrent: Bool)
    /// All steps in one line, which of them is under way, and whether DONE has a line of its own.
    case steps(current: IngredientKind?, hasDone: Bool, columns: Int)
    /// What is asked for, and which option of those that do not all have room is under the highlight.
    case prompt(IngredientKind, position: Int?, columns: Int)
    /// An option of a step, by its index.
    case option(IngredientKind, Int, isHighlighted: Bool)
    case done(isHighlighted: Bool)
    /// What the picture shows, in words.
    case caption
    case help(isNarrowing: Bool)
    /// Anything else.
    case line(ScreenLine)
  }

  /// A line of the picture, by its number from the top of the ingredient, and the column at which it begins.
  struct Picture: Equatable {
    let column: Int
    let appearance: Appearance
    let number: Int
  }

  var text = Text.empty
  /// What of the picture stands behind the text.
  var picture: Picture?
}
