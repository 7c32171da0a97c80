import Foundation
import SceneTemplates
import SwiftReading
import Testing

@testable import scene

/// A scene that people have edited is changed where the generator knows the place, and nowhere else.
struct SceneEditsTests {
  private let package = TemporaryPackage()
  private let sources = "Sources/App/Scenes/ListTeas/ListTeas"
  private let tests = "Tests/AppTests/Scenes/ListTeas/ListTeas"
  private let add = ["add", "DeleteTea", "--to", "ListTeas"]
  private let remove = ["remove", "DeleteTea", "--from", "ListTeas"]

  private static let files = Result {
    let package = TemporaryPackage()
    let new = ["new", "ListTeas", "--use-case", "FetchTeas", "--use-case", "ChooseTea"]
    try #require(package.run(new).errors == "")
    return package.files
  }

  init() throws {
    for (path, text) in try Self.files.get() { package[path] = text }
  }

  // MARK: Bytes

  /// Each file has another shape.
  @Test(arguments: [("FetchTeas", "DeleteTea", [], 0), ("OrderTea", "FetchTeas", ["--async"], 5)])
  func `changes only the bytes that it inserts or removes`(
    first: String, added: String, options: [String], start: Int
  ) throws {
    let package = TemporaryPackage()
    _ = package.run(["new", "ListTeas", "--use-case", first] + options)
    let add = ["add", added, "--to", "ListTeas"] + options
    let remove = ["remove", added, "--from", "ListTeas"]
    let paths = package.files.keys.filter { $0.contains("ListTeas") }.sorted()
    for (index, path) in paths.enumerated() {
      let shape = Shape.allCases[(start + index) % Shape.allCases.count]
      let isGenerated = path.contains("LogicSpy")
      package[path] =
        isGenerated && shape == .spaces ? package[path] : shape.text(of: package[path])
    }
    let before = package.bytes
    #expect(package.run(["refresh", "--check"]).output == "3 generated files are up to date.\n")
    let plan = package.run(add + ["--dry-run"]).output

    #expect(package.run(add).errors == "")

    let added = package.bytes
    for (path, old) in before {
      let new = try #require(added[path])
      let changes = lines(of: new).difference(from: lines(of: old))
      #expect(changes.removals.isEmpty, "\(path)")
      #expect(try patched(old, path, plan) == new, "\(path)")
    }
    let next = package.run(remove + ["--dry-run"]).output
    #expect(package.run(remove).output.contains("still mention it") == false)
    for (path, old) in package.bytes {
      #expect(old == before[path], "\(path)")
      #expect(try patched(added[path] ?? Data(), path, next) == old, "\(path)")
    }
  }

  /// What editors and people do to the bytes of a file.
  enum Shape: CaseIterable {
    case plain, crlf, oneCRLF, everyOther, mark, markAndCRLF, open, openCRLF, tabs, spaces

    func text(of text: String) -> String {
      let lines = text.components(separatedBy: "\n")
      func joined(_ end: (Int) -> String) -> String {
        lines.enumerated().map { $0 + 1 < lines.count ? $1 + end($0) : $1 }.joined()
      }
      switch self {
      case .plain: return text
      case .crlf: return joined { _ in "\r\n" }
      case .oneCRLF: return joined { $0 == lines.count - 4 ? "\r\n" : "\n" }
      case .everyOther: return joined { $0 % 2 == 0 ? "\r\n" : "\n" }
      case .mark: return "\u{FEFF}" + text
      case .markAndCRLF: return "\u{FEFF}" + joined { _ in "\r\n" }
      case .open: return String(text.dropLast())
      case .openCRLF: return String(joined { _ in "\r\n" }.dropLast())
      case .tabs: return text.replacingOccurrences(of: "  ", with: "\t")
      case .spaces: return joined { _ in " \t\n" }
      }
    }
  }

  private func lines(of data: Data) -> [Data] {
    data.split(separator: 0x0A, omittingEmptySubsequences: false).map { Data($0) }
  }

  /// Applies the differences of a dry run to a file, as `patch` does.
  private func patched(_ data: Data, _ path: String, _ plan: String) throws -> Data {
    guard let start = plan.range(of: "+++ \(path)\n") else { return data }
    var rest = Data(plan[start.upperBound...].utf8)
    var old = data.isEmpty ? [] : lines(of: data)
    let isOpen = old.last?.isEmpty == false
    if !isOpen { _ = old.popLast() }
    old = old.enumerated().map { $1 + (isOpen && $0 + 1 == old.count ? Data() : Data([0x0A])) }
    var (new, line) = (Data(), 0)
    while rest.starts(with: Data("@@ ".utf8)) {
      let end = try #require(rest.firstIndex(of: 0x0A))
      let numbers = String(decoding: rest[..<end], as: UTF8.self).split { !$0.isNumber }.compactMap
      { Int($0) }
      rest = Data(rest[(end + 1)...])
      let first = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
      new += old[line..<first].reduce(Data(), +)
      line = first + numbers[1]
      for index in 0..<(numbers[1] + numbers[3]) {
        let end = try #require(rest.firstIndex(of: 0x0A))
        var text = Data(rest[...end])
        rest = Data(rest[(end + 1)...])
        if rest.starts(with: Data("\\".utf8)) {
          text.removeLast()
          rest = Data(rest[((rest.firstIndex(of: 0x0A) ?? 0) + 1)...])
        }
        if index < numbers[1] {
          #expect(text.dropFirst() == old[first + index])
        } else {
          new += text.dropFirst()
        }
      }
    }
    return new + old[line...].reduce(Data(), +)
  }

  // MARK: Insertion

  /// Where code is inserted: a file, and what is before the bracket that ends the place.
  private static let places: [(file: String, before: String, after: String)] = [
    ("Interactor", "ChooseTea.Request)\n", "}\n\n/// Enforces"), ("Interactor", "  }\n", "}\n"),
    ("View", "  }\n", "}\n\nextension"), ("View", "  }\n", "}\n"),
    ("Models", "  }\n", "}\n"), ("ViewTests", "  }\n", "}\n"), ("PresenterTests", "  }\n", "}\n"),
  ]

  @Test(arguments: [
    "  /* Later:\n     func b() */ ", "  /* a /* } nested */\n  } */\n", "  // }\n",
    "  /// }\n  /** } */\n", "  \n\n", "  // \"\n", "  ; ", "  /*\n}\n*/", "  // a\n\n \n",
  ])
  func `inserts into code and never into a comment`(comment: String) throws {
    for place in Self.places {
      let path = path(of: place.file)
      let text = package[path]
      let end = try #require(
        text.range(of: place.before + place.after, options: place.after == "}\n" ? .backwards : []))
      package[path] =
        text[..<end.lowerBound] + place.before + comment + place.after + text[end.upperBound...]
    }
    let before = package.bytes

    #expect(package.run(add).errors == "")

    for place in Self.places {
      #expect(package[path(of: place.file)].contains(place.before + comment), "\(place)")
    }
    let path = sources + "Interactor.swift"
    let source = try SwiftSource(package[path], file: path)
    #expect(source.members(of: "ListTeasBusinessLogic", keyword: "func").last == "deleteTea")
    #expect(package.run(["refresh", "--check"]).status == 0)
    #expect(!package.run(remove).output.contains("still mention it"))
    for place in Self.places { #expect(!package[self.path(of: place.file)].contains("elete")) }
    // Where the bracket shared its line, it has one of its own now.
    if comment.hasSuffix("\n") { #expect(package.bytes == before) }
  }

  private func path(of file: String) -> String {
    (file.hasSuffix("Tests") ? tests : sources) + file + ".swift"
  }

  @Test(arguments: [
    "  #if DEBUG\n  // }\n  func debug() {}\n  #endif\n", "  let brace = \"} \\(\"}\")\"\n",
    "  let braces = #\"\"\"\n    } \"\n    \"\"\"#\n", "  let one = #\"\"\"#\n",
  ])
  func `inserts after strings and conditions`(code: String) throws {
    let path = tests + "ViewTests.swift"
    package[path] = String(package[path].dropLast(2)) + code + "}\n"
    let before = package.bytes

    #expect(package.run(add).errors == "")

    #expect(package[path].hasSuffix(code + "}\n"))
    #expect(package[path].contains("\n  @Test func `requests DeleteTea`() {\n"))
    _ = package.run(remove)
    #expect(package.bytes == before)
  }

  @Test(arguments: [
    "\n#if DEBUG\nextension ListTeasPresenter: ListTeasPresentationLogic {}\n#endif\n",
    "\nextension ListTeasPresenter: ListTeasPresentationLogic, Hashable {\n}\n",
  ])
  func `says what to paste if a place is there twice`(code: String) {
    package[sources + "Presenter.swift"] += code
    let presenter = package[sources + "Presenter.swift"].drop { $0 != "}" }

    let outcome = package.run(add)

    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\nChange these places yourself:\n\nPaste this into ListTeasPresenter at Sources/"))
    #expect(outcome.output.contains("\n  func presentDeletedTea(response:"))
    #expect(package[sources + "Presenter.swift"].hasSuffix(presenter))
    #expect(package[sources + "View.swift"].contains("  func displayDeletedTea("))
  }

  // MARK: Removal

  @Test(arguments: [
    "  @available(*, deprecated)\n", "  @MainActor\n", "  @discardableResult @MainActor\n  ",
    "  /// Ours.\n", "  /** Ours. */\n  @available(macOS 15, *)\n", "  // Ours.\n  // And more.\n",
    "  @available(\n    *, deprecated,\n    message: \"func a() {\"\n  )\n",
  ])
  func `removes a method with its attributes and its comment`(head: String) {
    let path = sources + "Presenter.swift"
    let before = package[path]
    _ = package.run(add)
    package.replace(
      "  func presentDeletedTea",
      with: head + (head.hasSuffix("  ") ? "" : "  ") + "func presentDeletedTea",
      in: path)

    let outcome = package.run(remove)

    #expect(!outcome.output.contains("still mention it"))
    #expect(package[path] == before)
  }

  private let method = "  func presentDeletedTea(response: ListTeas.DeleteTea.Response) {\n"

  @Test(arguments: [
    ("  // MARK: Ours\n", "  // MARK: Ours\n}\n"), ("  // Ours.\n\n", "  // Ours.\n}\n"),
    ("  // Ours.\n  /// Theirs.\n", "  // Ours.\n}\n"),
    ("  let ours = 1  // Ours.\n", "  let ours = 1  // Ours.\n}\n"),
  ])
  func `leaves a comment that is not the method's`(before: String, rest: String) {
    _ = package.run(add)
    package.replace(method, with: before + method, in: sources + "Presenter.swift")

    #expect(!package.run(remove).output.contains("still mention it"))

    #expect(package[sources + "Presenter.swift"].hasSuffix(rest))
  }

  @Test(
    arguments: [
      ("", "    log()\n"), ("  let ours = 1;", ""), ("  private", ""), ("", "    // Ours.\n"),
    ],
    [
      ("/*", "*/"), ("let copy = #\"\"\"", "  \"\"\"#"),
      ("#if false\nextension Ours {", "}\n#endif"),
    ])
  func `leaves edited code, whatever copies are in comments and strings`(
    edit: (before: String, after: String), around: (start: String, end: String)
  ) {
    _ = package.run(add)
    let path = sources + "Presenter.swift"
    let copy =
      method
      + "    view?.displayDeletedTea(viewModel: .init(message: \"The tea was deleted.\"))\n  }"
    #expect(package[path].contains(copy))
    package.replace(method, with: edit.before + method + edit.after, in: path)
    package[path] += "\n\(around.start)\n\(copy)\n\(around.end)\n"
    let edited = package[path]

    let outcome = package.run(remove)

    #expect(outcome.output.contains("  \(path):"))
    #expect(
      package[path]
        == edited.replacingOccurrences(
          of: "  func presentDeletedTea(response: ListTeas.DeleteTea.Response)\n}", with: "}"))
  }

  @Test(arguments: ["", "interactor", "both"])
  func `knows the defaults of fields, and code that was edited`(edited: String) {
    package["scene.json"] = """
      { "types": { "Tea": { "brewed": { "type": "Date", "default": ".distantPast" },
                            "minutes": { "type": "Int", "default": "3" } } },
        "imports": ["Foundation"],
        "scenes": [ { "name": "RateTeas", "useCases": [ { "name": "FetchTeas" },
          { "name": "RateTea", "request": { "since": { "type": "Date", "default": ".distantPast" } },
            "response": { "when": { "type": "Date", "default": ".init(timeIntervalSince1970: 1)" },
                          "count": { "type": "Int", "default": "-5" }, "tea": "Tea" },
            "viewModel": { "day": { "type": "Date", "default": ".now" },
                           "stars": { "type": "Int", "default": "5" } } } ] } ] }
      """
    _ = package.run(["new", "--from", "scene.json"])
    let interactor = "Sources/App/Scenes/RateTeas/RateTeasInteractor.swift"
    let suite = "Tests/AppTests/Scenes/RateTeas/RateTeasInteractorTests.swift"
    if edited != "" { package.replace("count: -5", with: "count: request.count", in: interactor) }
    if edited == "both" { package.replace("count: -5", with: "count: 7", in: suite) }

    let outcome = package.run(["remove", "RateTea", "--from", "RateTeas"])

    #expect(outcome.output.contains("still mention it") == (edited != ""))
    #expect(package[interactor].contains("request.count") == (edited != ""))
    #expect(package[suite].contains("count: 7") == (edited == "both"))
  }

  // MARK: Names

  @Test func `changes a scene with a use case of the same name`() {
    _ = package.run(["new", "BookTrip", "--use-case", "FindTrains", "--use-case", "PayBill"])
    _ = package.run(["new", "FindTrains", "--use-case", "FindTrains", "--use-case", "BookTrain"])
    let before = package.bytes
    let other = "BookTrip: findTrains, payBill"
    #expect(
      package.scenes == [
        other, "FindTrains: findTrains, bookTrain", "ListTeas: fetchTeas, chooseTea",
      ])

    #expect(package.run(["add", "DeleteTrain", "--to", "FindTrains"]).errors == "")
    #expect(package.run(["remove", "DeleteTrain", "--from", "FindTrains"]).errors == "")
    #expect(package.bytes == before)
    #expect(package.run(["remove", "FindTrains", "--from", "FindTrains"]).errors == "")
    #expect(package.scenes.prefix(2) == [other, "FindTrains: bookTrain"])
    #expect(package.run(["refresh", "--check"]).status == 0)
    #expect(
      package.bytes.filter { $0.key.contains("BookTrip") }
        == before.filter { $0.key.contains("BookTrip") })
    _ = package.run(["new", "PayBill", "--use-case", "PayBill"])
    #expect(package.scenes.last == "PayBill: payBill")
  }
}
