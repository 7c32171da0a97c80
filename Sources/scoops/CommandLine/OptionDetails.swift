import IceCreamDomain

extension Option {
  /// A paragraph for the manual page, which then names the commands.
  var details: String {
    switch self {
    case .cone: Self.name(of: .cone, "cone, cup or bowl", "C")
    case .flavor: Self.name(of: .flavor, "flavor", "F")
    case .topping: Self.name(of: .topping, "topping", "T")
    case .again:
      "Starts from the ice cream that was saved last. Asks only for what is no longer in the catalog."
    case .like:
      """
      Starts from the saved ice cream with the identifier ID, or the beginning of only one, as
      --again does.
      """
    case .random: "Chooses all three ingredients at random."
    case .noSave:
      "Makes the ice cream without saving it. Still reads the book for --again and --like."
    case .sort:
      """
      Sorts by the time when the ice creams were made, newest (the default) or oldest first, or by
      the name of the flavor.
      """
    case .limit: "Prints at most N ice creams; N is a whole number, 1 or more."
    case .yes: "Deletes or undoes without asking, as a script has to."
    case .svg: "Prints the picture as an SVG file, and no text."
    case .man: "Prints this page in the macros of man(7), such as for man -l."
    case .catalog:
      """
      Reads the ingredients from FILE, or from standard input if FILE is -, and not from the catalog
      that is built in. Overrides SCOOPS_CATALOG.
      """
    case .book:
      """
      Saves ice creams in FILE and reads them from there. Creates the file, but no folder. Overrides
      SCOOPS_BOOK.
      """
    case .json: "Prints results as JSON, one value per line, with times in UTC. Messages stay text."
    case .plain:
      """
      Prints lines of text, without pictures, and asks with numbered lists instead of the menu: for
      screen readers and transcripts. ACCESSIBLE=1 does the same.
      """
    case .color:
      """
      Uses color always, never, or (auto, the default) where the terminal has it. Overrides NO_COLOR,
      CLICOLOR and CLICOLOR_FORCE.
      """
    case .trace:
      """
      Logs each call between view, interactor, presenter and router to standard error, with its
      payload: as lines of text (the default) or as JSON objects.
      """
    case .verbose:
      """
      Also prints the shapes and colors that are guessed from names, because the catalog does not set
      them.
      """
    case .help: "Prints help for the program or, with a command, for that."
    case .version: "Prints the version."
    }
  }

  private static func name(of kind: IngredientKind, _ choice: String, _ value: String) -> String {
    """
    Chooses the \(choice); in list and gallery, prints only ice creams with it. \(value) is a name,
    the beginning of any word in it if no other name matches, or a number from scoops menu
    \(kind.listName). Overrides what --again, --like or --random chooses.
    """
  }
}
