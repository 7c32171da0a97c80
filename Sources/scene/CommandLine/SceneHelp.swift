import Arguments

/// The text of `--help`.
enum SceneHelp {
  /// The command line that prints it.
  static let command = "swift package scene --help"

  static let text = """
    Usage: swift package --allow-writing-to-package-directory scene COMMAND [OPTIONS]

    Generates VIP scenes: sources that compile, and tests that pass.

    Commands:
      new NAME           write a scene and its tests
      new --from FILE    write the scenes that a JSON file describes
      add USE-CASE --to SCENE
                         put a use case into a scene that exists, with its tests
      add --from FILE    put in what scenes lack of those that a JSON file describes
      remove USE-CASE --from SCENE
                         remove a use case and its tests, except what was edited
      list               list scenes, use cases, and what is out of date
      refresh            write generated decorators and spies again, from the protocols
      templates FOLDER   write the templates, and a list of the names in each, to change them

    Options for new:
    \(options(for: .new))

    A file for --from; the options above apply to each scene. A field is a String, an Int, a Double,
    a Bool, a T of the types, a [T] or a T?. For all keys, see Resources/scene.schema.json of Scoops:
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

    Options for add:
    \(options(for: .add))

    Options for refresh:
    \(options(for: .refresh))

    Options for templates:
    \(options(for: .templates))

    Options for all:
    \(HelpTable.text(of: [SceneOption.dryRun, .help]))

    Names are verb phrases: the scene ListTeas, with the use cases FetchTeas and ChooseTea.
    Either all files are written, or none. Exit status: 0 success; 1 failure; 2 usage error,
    which the package manager reports as 1 too.

    """

  /// Returns the rows of the options that only some commands have.
  private static func options(for command: Command) -> String {
    HelpTable.text(
      of: SceneOption.allCases.filter {
        $0.commands.contains(command) && $0.commands != Command.allCases
      })
  }
}
