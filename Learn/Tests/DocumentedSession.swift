import Foundation

@testable import TestDoubles
@testable import TestSupport

extension ConsoleSession {
  /// Plays the session with a book of two ice creams, and returns all output of each command.
  ///
  /// - Parameter description: The contents of `scene.json`, if there is one.
  func play(description: String?) throws -> [String] {
    let book = try TestedBook.documented()
    try FileManager.default.createDirectory(
      atPath: book.folder + "/Sources/TeaShop", withIntermediateDirectories: true)
    if steps.contains(where: { $0.command.contains(" App") }) {
      try layDownLeakingScenes(in: book.folder + "/App")
    }
    try description?.write(
      toFile: book.folder + "/scene.json", atomically: true, encoding: .utf8)
    return try steps.map { step in
      // The program is already built, and a test must not start a build.
      let command = step.command.replacingOccurrences(of: "swift run -q ", with: "")
      let visit = try BuiltProgram.shell(
        "cd '\(book.folder)'\n\(Self.plugin){ \(command)\n} 2>&1",
        answers: try answers(in: step.output),
        environment: ["SCOOPS_BOOK": book.path])
      return visit.output.components(separatedBy: "\n")
        .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        .joined(separator: "\n")
    }
  }

  /// Writes the classic scenes, of which a presenter refers strongly to its view.
  private func layDownLeakingScenes(in folder: String) throws {
    let example = "Learn/Examples/BoatRental/"
    for path in Repository.swiftFiles(in: example) where !path.contains("/Tests/") {
      let file = URL(fileURLWithPath: "\(folder)/\(path.dropFirst(example.count))")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = try Repository.text(of: path)
      try text.replacing(
        "  weak var viewController: ListBoatsDisplayLogic",
        with: "  var viewController: ListBoatsDisplayLogic"
      )
      .write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// A shell function that runs the generator of scenes as `swift run`, or `swift package` and its plugin, do.
  private static let plugin = """
    swift() {
      if [ "$1" = run ]; then shift 4; scene "$@"; return; fi
      shift 3
      scene --package-folder . --known-target=source:TeaShop:Sources/TeaShop:Scenery \
        --known-target=test:TeaShopTests:Tests/TeaShopTests:TeaShop "$@" && return
      echo "error: Plugin ended with exit code $?"
    }

    """

  /// Returns the typed text: what follows the prompts.
  private func answers(in output: String) throws -> String {
    let prompt = try Regex(
      #"(?m)^(?:Cone|Flavor|Topping|Done.*)>(.*)$"#, as: (Substring, Substring).self)
    return output.matches(of: prompt).map { $0.1.trimmingCharacters(in: .whitespaces) + "\n" }
      .joined()
  }
}

extension String {
  /// This text without the identifiers of newly saved ice creams, which depend on the clock.
  var withoutTime: String {
    replacing(#/Saved as [0-9a-z]{7}\./#, with: "Saved as it is.")
  }
}
