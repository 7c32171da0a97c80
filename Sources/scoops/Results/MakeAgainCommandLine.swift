import IceCreamDomain
import PlainText
import TerminalMenu

/// The command that makes an ice cream again.
enum MakeAgainCommandLine {
  /// Returns the words of the command, quoted for a shell.
  ///
  /// A saved ice cream is named by its identifier, another one by its ingredients.
  static func words(of iceCream: DisplayedResult, settings: Settings) -> [String] {
    if let id = iceCream.id { return words([(.like, id)], settings) }
    return words(
      of: NamedIngredients(
        cone: iceCream.cone, flavor: iceCream.flavor, topping: iceCream.topping),
      settings: settings)
  }

  /// Returns the words of the command that makes an ice cream with these names, and asks for the others.
  static func words(of names: NamedIngredients, settings: Settings) -> [String] {
    words([(.cone, names.cone), (.flavor, names.flavor), (.topping, names.topping)], settings)
  }

  private static func words(_ values: [(Option, String?)], _ settings: Settings) -> [String] {
    var words = ["scoops", "make"]
    // A book from the environment is left out, because the command finds it there again.
    let all = [(.catalog, settings.catalog), (.book, settings.givenBook)] + values
    for case (let option, let value?) in all {
      // A value that begins with dashes would be parsed as an option.
      words += value.hasPrefix("--") ? ["\(option.name)=\(value)"] : [option.name, value]
    }
    if !settings.isSaving { words.append(Option.noSave.name) }
    return words.map(\.shellWord)
  }

  /// Returns the command after a label, in as many lines as it needs.
  ///
  /// A line breaks between words, where a backslash keeps it one command.
  static func lines(_ words: [String], columns: Int) -> [String] {
    let label = "Make it again:"
    if words.isEmpty { return [] }
    let whole = ([label] + words).joined(separator: " ")
    if whole.columns <= columns { return [whole] }
    var lines = [label]
    var line = " "
    for (index, word) in words.enumerated() {
      // All but the last word leave room for the backslash.
      let room = columns - (index < words.count - 1 ? 2 : 0)
      if line != " ", line.columns + 1 + word.columns > room {
        lines.append(line + " \\")
        line = "   "
      }
      line += " " + word
    }
    return lines + [line]
  }
}
