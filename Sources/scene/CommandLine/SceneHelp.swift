/// The text of `--help`.
enum SceneHelp {
  static let text = """
    Usage: swift package --allow-writing-to-package-directory scene COMMAND [OPTIONS]

    Generates VIP scenes: sources that compile, and tests that pass.

    Commands:
      new NAME           write a scene and its tests
      new --from FILE    write the scenes that a JSON file describes
      add USE-CASE --to SCENE
                         put a use case into a scene that exists, with its tests
      refresh            write generated decorators and spies again, from the protocols

    Options for new:
      --use-case NAME    a use case, such as FetchTeas; repeat it for each
      --worker           let the first use case ask a worker
      --async            let the worker take its time; the scene lives on the main actor
      --router [SCENE]   let the last use case lead to a scene, or back to the one before
      --trace            write decorators that trace every call
      --front-end KIND   text for a numbered list in a terminal, swiftui for a screen, or
                         none (default)
      --standalone       depend on nothing: write the observable store too
      --target TARGET    the target to write to, if there are several
      --test-target TARGET
                         the target for the tests
      --path FOLDER      the folder for scenes in both targets; . for none (default: Scenes)
      --access LEVEL     public, package or internal (default)
      --indentation N    spaces for each level, or tabs (default: 2)
      --header FILE      begin each file with the comment in FILE
      --force            overwrite files that exist

    A file for --from, in which fields have types; the options above apply to each scene:
      {
        "types": { "Tea": { "name": "String", "minutes": "Int", "note": "String?" } },
        "catalog": { "file": "teas.json", "entries": "Tea" },
        "scenes": [ { "name": "ListTeas", "worker": true, "useCases": [
          { "name": "FetchTeas", "response": { "teas": "[Tea]" }, "viewModel": { "teas": "[String]" } },
          { "name": "ChooseTea", "request": { "name": "String" } } ] } ]
      }

    Options for refresh:
      --check            write nothing; fail if a file is out of date

    Options for add:
      --target TARGET    the target of the scene, if several have it

    Options for all:
      --dry-run          write nothing; list what would be written
      -h, --help         print this help

    Names are verb phrases: the scene ListTeas, with the use cases FetchTeas and ChooseTea.
    Either all files are written, or none. Exit status: 0 success; 1 failure; 2 usage error.

    """
}
