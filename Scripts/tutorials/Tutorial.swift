import Foundation

/// A parsed tutorial: sections of steps, each with at most one listing.
struct Tutorial: Sendable {
  struct Section: Sendable {
    var title: String
    var steps: [Step]
  }

  struct Step: Sendable {
    /// The line of the step in its file, from 1.
    var line: Int
    var listing: Listing?
  }

  struct Listing: Sendable {
    var line: Int
    /// The title of the listing: a path in the reader's package, `Console`, or the heading of a comparison.
    var name: String
    /// The name of the text's file in the catalog.
    var resource: String
    var text: String
  }

  var path: String
  var title: String
  /// The tutorial that this one continues, according to its introduction; `nil` starts from scratch.
  var previous: String?
  var sections: [Section]

  /// Whether the first session makes a new package.
  var makesPackage: Bool {
    let session = sections.first?.steps.first?.listing.flatMap { Session($0.text) }
    return session?.exchanges.contains { $0.command.starts(with: ["swift", "package", "init"]) }
      == true
  }
}

extension Tutorial {
  /// Reads a tutorial.
  ///
  /// Each directive must be on its own line, or a listing could be missed.
  init(path: String, resources: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    self.init(path: path, title: "", sections: [])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = index + 1
      let line = line.trimmingCharacters(in: .whitespaces)
      if let match = line.wholeMatch(of: /@Intro\(title: "(.*)"\) \{/) {
        title = String(match.1)
      } else if let match = line.firstMatch(of: /`Scripts\/check-tutorials --end (\S+) FOLDER`/) {
        previous = String(match.1)
      } else if let match = line.wholeMatch(of: /@Section\(title: "(.*)"\) \{/) {
        sections.append(Section(title: String(match.1), steps: []))
      } else if line == "@Step {", !sections.isEmpty {
        sections[sections.count - 1].steps.append(Step(line: number))
      } else if let match = line.wholeMatch(
        of: /@Code\(name: "(.*)", file: "([^"]*)"(, reset: true)?\)/)
      {
        guard let section = sections.indices.last, let step = sections[section].steps.indices.last,
          sections[section].steps[step].listing == nil
        else { throw Failure(path, number, "this listing belongs to no step") }
        let before = sections[section].steps.compactMap(\.listing).last?.name
        guard (before == String(match.1)) == (match.3 != nil) else {
          throw Failure(
            path, number,
            "a listing right after one of the same name, and no other, has to say reset: true")
        }
        let resource = String(match.2)
        guard let text = try? String(contentsOfFile: "\(resources)/\(resource)", encoding: .utf8)
        else { throw Failure(path, number, "there is no Resources/\(resource)") }
        sections[section].steps[step].listing = Listing(
          line: number, name: String(match.1), resource: resource, text: text)
      } else if line.contains(/@(Intro|Section|Step|Code)\b/) {
        throw Failure(path, number, "this directive is not written as the check can read it")
      }
    }
  }
}

/// A fault and its location.
struct Failure: Error {
  var place: String
  var message: String

  init(_ path: String, _ line: Int, _ message: String) {
    place = "\(path):\(line)"
    self.message = message
  }
}
