import Arguments
import SceneTemplates

enum SceneHelp {
  static let text = """
    Usage: swift package --allow-writing-to-package-directory scene COMMAND [OPTIONS]

    Generates VIP scenes: sources that compile, and tests that pass.

    Commands:
    \(HelpTable.text(SceneSubcommand.allCases.map { ($0.usage, $0.summary) }))

    \(options(for: .new))

    A file for --from, whose scenes get the options above; scene help description lists all keys:
      {
        "types": { "Tea": { "name": "String", "minutes": "Int", "note": "String?" } },
        "catalog": { "file": "teas.json", "entries": "Tea" },
        "scenes": [
          { "name": "ListTeas", "async": true, "router": "ShowTea", "selection": "Tea", "useCases": [
            { "name": "FetchTeas", "response": { "teas": "[Tea]" }, "viewModel": { "teas": "[String]" } },
            { "name": "ChooseTea", "request": { "number": "Int" }, "viewModel": {} } ],
            "outcomes": [ { "name": "ChoiceFailure", "response": { "tea": "Tea?" } } ] },
          { "name": "ShowTea", "router": true, "selection": "Tea", "result": "Tea", "useCases": [
            { "name": "FetchTea", "response": { "tea": "Tea?" }, "viewModel": { "tea": "String" } },
            { "name": "OrderTea" } ] } ]
      }

    \([SceneSubcommand.add, .check, .spies, .refresh, .templates].map(options).joined(separator: "\n\n"))

    Options for all commands:
    \(HelpTable.text(of: [SceneOption.dryRun, .help]))

    Names are verb phrases: the scene ListTeas, with the use cases FetchTeas and ChooseTea.
    A command writes all of its files, or none. Exit status: 0 success; 1 failure; 2 usage error,
    which SwiftPM reports as 1.

    """

  /// The keys of a description.
  static let description: String = {
    let objects = DescriptionObject.allCases.map { object in
      let rows = object.keys.map { key in
        (key + (object.required.contains(key) ? "*" : ""), object.summary(of: key))
      }
      return "\(object.title):\n\(HelpTable.text(rows))\n"
    }
    return "The keys of a file for --from; those with a * are required.\n\n"
      + objects.joined(separator: "\n")
  }()

  static func text(for command: SceneSubcommand) -> String {
    let isAnywhere = [SceneSubcommand.check, .list, .report, .spies, .library].contains(command)
    let program =
      isAnywhere
      ? "swift run --package-path ../scoops scene"
      : "swift package --allow-writing-to-package-directory scene"
    let status =
      command == .check
      ? "0 without findings; 1 with some, or if a file cannot be read" : "0 success; 1 failure"
    return """
      Usage: \(program) \(command.usage) [OPTIONS]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).\(isAnywhere ? "\nIn a package that depends on Scoops: swift package scene \(command.rawValue)" : "")

      \(options(for: command))

      Exit status: \(status); 2 usage error. All commands: scene --help

      """
  }

  /// Returns the options that only some commands have.
  private static func options(for command: SceneSubcommand) -> String {
    let options = SceneOption.listed(for: command).filter {
      $0.commands != SceneSubcommand.allCases
    }
    if options.isEmpty { return "No options besides --dry-run and --help." }
    let rows = options.map { option in
      let summary =
        switch (option, command) {
        case (.to, .add): "the scene that gets the use case"
        case (.to, .spies): "the folder for the spies"
        default: option.summary
        }
      return (option.usage, summary)
    }
    return "Options for \(command.rawValue):\n\(HelpTable.text(rows))"
  }
}
