import Testing

@testable import scene

/// What two generated files differ in is put into a file that people have edited, and what they did stays.
struct MemberMergeTests {
  private static let old = """
    import Scenery

    /// The requests.
    protocol Logic: AnyObject {
      /// Loads.
      func load(request: Load.Request)
    }

    enum Teas {
      struct Request {
        var name: String
        var cups: Int
      }

      enum Old {}
    }

    final class Interactor {
      var presenter: P?

      init() {}
    }

    extension Interactor: Logic {
      func load(request: Load.Request) {
        let teas = [Tea]()
        // The rule.
        presenter?.presentTeas(response: .init(teas: teas))
      }
    }

    """

  private static let new = """
    import Scenery
    import Store

    /// The requests.
    protocol Logic: AnyObject {
      /// Loads.
      func load(request: Load.Request)
      /// Saves.
      func save(request: Save.Request)
    }

    enum Teas {
      struct Request {
        var name: String
        var isHot: Bool
        var cups: Double
      }
    }

    final class Interactor: Data {
      var presenter: P?

      private let worker: any Worker

      init(worker: any Worker) {
        self.worker = worker
      }
    }

    extension Interactor: Logic {
      func load(request: Load.Request) {
        let teas = worker.load()
        // The rule.
        presenter?.presentTeas(response: .init(teas: teas))
      }

      func save(request: Save.Request) {
      }
    }

    """

  /// Merges the difference into a text; returns the text, and the places that people have to look at.
  private func merged(_ text: String, other: String? = nil) throws -> (String, [String]) {
    var files = [try EditedFile(text, path: "A.swift", isTest: false)]
    if let other { files.append(try EditedFile(other, path: "B.swift", isTest: false)) }
    var merge = MemberMerge(sources: files)
    let isFound = merge.merge(Self.old, into: Self.new, of: "A.swift", isTest: false)
    #expect(isFound)
    let changed = merge.changed
    return (
      (changed["A.swift"] ?? text) + (changed["B.swift"] ?? other ?? ""),
      merge.left.map(\.sentence)
    )
  }

  /// An edit of the old text, and the same edit of the new one.
  struct Edit: CustomTestStringConvertible {
    var testDescription: String
    var old: [(String, String)] = []
    var new: [(String, String)] = []
  }

  @Test(arguments: [
    Edit(testDescription: "nothing"),
    Edit(
      testDescription: "a comment above a file, a member and its code",
      old: [
        ("import", "// Ours.\n\nimport"), ("  /// Loads.\n", "  // Ours.\n  /// Loads.\n"),
        ("teas: teas))\n", "teas: teas))\n    // Ours.\n"), ("  init", "  // Ours.\n  init"),
      ],
      new: [
        ("import Scenery", "// Ours.\n\nimport Scenery"),
        ("  /// Loads.\n", "  // Ours.\n  /// Loads.\n"),
        ("teas: teas))\n", "teas: teas))\n    // Ours.\n"), ("  init", "  // Ours.\n  init"),
      ]),
    Edit(
      testDescription: "a member of their own in each place",
      old: [
        ("(request: Load.Request)\n}", "(request: Load.Request)\n  func ours()\n}"),
        ("  struct", "  typealias Ours = Int\n\n  struct"),
        ("var cups", "var ours = 1\n    var cups"), ("  init", "  let ours = 1\n\n  init"),
        ("  }\n}\n", "  }\n\n  func ours() {}\n}\n\nstruct Ours {}\n"),
      ],
      new: [
        (
          "(request: Load.Request)\n  /// Saves.\n  func save(request: Save.Request)\n}",
          "(request: Load.Request)\n  /// Saves.\n  func save(request: Save.Request)\n  func ours()\n}"
        ),
        ("  struct", "  typealias Ours = Int\n\n  struct"),
        ("var cups", "var ours = 1\n    var cups"), ("  init", "  let ours = 1\n\n  init"),
        (
          "  func save(request: Save.Request) {\n  }\n}\n",
          "  func save(request: Save.Request) {\n  }\n\n  func ours() {}\n}\n\nstruct Ours {}\n"
        ),
      ]),
    Edit(
      testDescription: "another line of a method that changes",
      old: [("(response: .init(teas: teas))", "(response: .init(teas: teas.sorted()))")],
      new: [("(response: .init(teas: teas))", "(response: .init(teas: teas.sorted()))")]),
    Edit(
      testDescription: "members in another order",
      old: [
        ("  var presenter: P?\n\n  init() {}\n", "  init() {}\n\n  var presenter: P?\n"),
        ("    var name: String\n    var cups: Int\n", "    var cups: Int\n    var name: String\n"),
      ],
      new: [
        (
          "  var presenter: P?\n\n  private let worker: any Worker\n\n  init(worker: any Worker) {\n    self.worker = worker\n  }\n",
          "  init(worker: any Worker) {\n    self.worker = worker\n  }\n\n  var presenter: P?\n\n  private let worker: any Worker\n"
        ),
        (
          "    var name: String\n    var isHot: Bool\n    var cups: Double\n",
          "    var cups: Double\n    var name: String\n    var isHot: Bool\n"
        ),
      ]),
  ])
  func `puts in what is new, and keeps what people wrote`(edit: Edit) throws {
    func edited(_ text: String, _ edits: [(String, String)]) throws -> String {
      var text = text
      for (old, new) in edits {
        try #require(text.contains(old), "\(old)")
        text = text.replacing(old, with: new, maxReplacements: 1)
      }
      return text
    }

    let (text, left) = try merged(edited(Self.old, edit.old))

    #expect(text == (try edited(Self.new, edit.new)))
    #expect(left == [])
  }

  @Test func `finds members that moved to another file, and keeps line ends and tabs`() throws {
    let start = try #require(Self.old.range(of: "final class"))
    let first = String(Self.old[..<start.lowerBound])
    let second = "// Ours.\n" + Self.old[start.lowerBound...]
    let new = try #require(Self.new.range(of: "final class"))

    let (text, left) = try merged(first, other: second)

    #expect(text == Self.new[..<new.lowerBound] + "// Ours.\n" + Self.new[new.lowerBound...])
    #expect(left == [])
    let (crlf, none) = try merged("\u{FEFF}" + Self.old.replacing("\n", with: "\r\n") + "// Ours.")
    #expect(crlf == "\u{FEFF}" + Self.new.replacing("\n", with: "\r\n") + "// Ours.")
    #expect(none == [])
  }

  @Test(arguments: [
    (
      "    let teas = [Tea]()\n", "    let teas = [Tea](mine)\n",
      "A.swift:31:3: load has edits where it would change. It would be:"
    ),
    (
      "var cups: Int\n", "var cups = 3\n",
      "A.swift:16:5: cups has edits where it would change. It would be:"
    ),
    ("    var cups: Int\n", "", "Teas.Request at A.swift:13: cups is not there. It would be:"),
    (
      "Interactor {\n", "Interactor: Mine {\n",
      "A.swift:20:1: Interactor has edits where it would change. It would be:"
    ),
  ])
  func `leaves what people changed where it would change, and says what it would be`(
    old: String, edit: String, place: String
  ) throws {
    let text = Self.old.replacing(old, with: edit)
    let (merged, left) = try merged(text)

    #expect(left == [place])
    #expect(edit.isEmpty || merged.contains(edit))
    #expect(merged.contains("  func save(request: Save.Request) {\n"))
  }

  @Test(arguments: [
    (
      "extension Interactor: Logic", "extension Other: Logic",
      "Paste this into Interactor at A.swift:20:"
    ),
    ("protocol Logic:", "protocol Other:", "Paste this into Logic:"),
    (
      "var cups: Int\n", "var cups: Int\n    init() {}\n",
      "Paste this into Teas.Request at A.swift:13 and its init:"
    ),
    (
      "final class", "extension Interactor: Logic {}\nfinal class",
      "Paste this into Interactor at A.swift:21:"
    ),
  ])
  func `says what to paste where a place is not clear`(
    old: String, edit: String, sentence: String
  ) throws {
    #expect(try merged(Self.old.replacing(old, with: edit)).1.contains(sentence))
  }

  @Test(arguments: ["  enum Old { static let ours = 1 }\n", "  enum Old {}; enum Ours {}\n"])
  func `keeps a member that would go, but was edited`(edit: String) throws {
    let (text, _) = try merged(Self.old.replacing("  enum Old {}\n", with: edit))

    #expect(text.contains(edit))
  }

  @Test
  func `changes a struct to a class, a constant to a variable, and the extension of an inner type`()
    throws
  {
    let old = """
      struct Store: Work {
        let count: Int
      }

      extension Teas.Find.Request {
        static let first = 1
      }

      extension Teas.Save.Request {
        static let first = 1
      }

      """
    let new = old.replacing("struct Store", with: "final class Store")
      .replacing("let count", with: "private(set) var count")
      .replacing(
        "Save.Request {\n  static let first = 1", with: "Save.Request {\n  static let first = 2")
    let edited = old.replacing(
      "}\n\nextension Teas.Find", with: "  // Ours.\n}\n\nextension Teas.Find")
    var merge = MemberMerge(sources: [try EditedFile(edited, path: "A.swift", isTest: false)])

    let isFound = merge.merge(old, into: new, of: "A.swift", isTest: false)

    #expect(isFound)
    #expect(merge.left == [])
    #expect(
      merge.changed["A.swift"]
        == new.replacing("}\n\nextension Teas.Find", with: "  // Ours.\n}\n\nextension Teas.Find"))
  }
}
