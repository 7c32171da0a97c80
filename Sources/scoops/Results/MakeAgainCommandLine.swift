import IceCreamDomain
import PlainText
import TerminalMenu

/// The command that makes an ice cream again.
enum MakeAgainCommandLine {
  /// Returns the command, quoted for a shell.
  ///
  /// A saved ice cream is named by its identifier, another one by its ingredients. Names are exact, even if they are
  /// not ASCII and the terminal is.
  static func text(of iceCream: DisplayedResult, settings: Settings) -> String {
    if let id = iceCream.id { return text([(.like, id)], settings) }
    return text(of: NamedIngredients { iceCream.names[$0] }, settings: settings)
  }

  /// Returns the command that makes an ice cream with these names, and asks for the others.
  static func text(of names: NamedIngredients, settings: Settings) -> String {
    text([(.cone, names.cone), (.flavor, names.flavor), (.topping, names.topping)], settings)
  }

  private static func text(_ values: [(Option, String?)], _ settings: Settings) -> String {
    var words = ["scoops", "make"]
    // A book from the environment is left out, because the command finds it there again.
    let all = [(.catalog, settings.catalog), (.book, settings.givenBook)] + values
    for case (let option, let value?) in all {
      // A value that begins with dashes would be parsed as an option.
      words += value.hasPrefix("--") ? ["\(option.name)=\(value)"] : [option.name, value]
    }
    if !settings.isSaving { words.append(Option.noSave.name) }
    return words.map(\.shellWord).joined(separator: " ")
  }

  /// Returns a command after a label.
  static func receipt(_ command: String) -> PrintedText {
    ("Make it again: \(command)" as PrintedText).whole
  }

  /// Returns a command after a label: on its own line if it does not fit.
  static func lines(_ command: String, columns: Int) -> [String] {
    let whole = "Make it again: " + command
    return whole.columns <= columns ? [whole] : ["Make it again:", "  " + command]
  }
}
