import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import TestDoubles
@testable import TestSupport

/// Tests the built program with a real book.
@Suite(.timeLimit(.minutes(60)))
struct BuiltBookTests {
  private let folder = Folder()
  private var book: String { folder.path + "/book.jsonl" }

  /// Runs a shell command with the small catalog and the book.
  private func shell(_ line: String, _ changes: [String: String] = [:]) throws
    -> BuiltProgram.Session
  {
    try BuiltProgram.shell(
      "cd '\(folder.path)'\n" + line,
      environment: ["SCOOPS_CATALOG": Seeds.catalogFile, "SCOOPS_BOOK": book].merging(changes) {
        $1
      })
  }

  private static let make = "scoops make --cone 2 --flavor 1 --topping 2"

  @Test(arguments: [
    (["XDG_DATA_HOME": "FOLDER/a/b"], "a/b/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "", "HOME": "FOLDER"], ".local/share/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "a", "HOME": "FOLDER"], ".local/share/scoops/icecreams.jsonl"),
  ])
  func `creates the default book and its folders`(
    variables: [String: String], place: String
  ) throws {
    var changes = variables.mapValues { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
    changes["SCOOPS_BOOK"] = ""

    #expect(try shell("scoops list && scoops menu", changes).status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + place))

    #expect(try shell(Self.make, changes).status == 0)
    let text = try String(contentsOfFile: folder.path + "/" + place, encoding: .utf8)
    #expect(text.contains(#""cone":"Paper cup","flavor":"Vanilla","topping":"Cherry""#))
  }

  @Test(arguments: ["777", "0400", "0700", "0200", "0100", "000"])
  func `creates a book and folders that their owner can open again`(mask: String) throws {
    let place = ["XDG_DATA_HOME": folder.path + "/a/b", "SCOOPS_BOOK": ""]
    let visit = try shell("umask \(mask); \(Self.make); scoops list; scoops make --again", place)
    #expect(visit.status == 0)

    var path = folder.path + "/a"
    for (name, wanted) in [
      ("", 0o700), ("/b", 0o700), ("/scoops", 0o700), ("/icecreams.jsonl", 0o600),
    ] {
      path += name
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == wanted, "\(path)")
    }
  }

  @Test(arguments: [
    ("list", 0, "No saved ice creams yet: "), ("show w9", 1, "scoops: "),
    ("undo --yes", 1, "scoops: "),
    ("make --again", 1, "scoops: "),
  ])
  func `names a book that was named and does not exist`(
    command: String, status: Int, start: String
  ) throws {
    for visit in try [
      shell("scoops \(command) --book typo.jsonl"),
      shell("scoops \(command)", ["SCOOPS_BOOK": "typo.jsonl"]),
    ] {
      #expect(visit.conversation.hasPrefix(start + "typo.jsonl does not exist"))
      #expect(visit.status == Int32(status))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/typo.jsonl"))
  }

  @Test(arguments: 4...8)
  func `saves with one free file descriptor`(limit: Int) throws {
    let visit = try shell("(ulimit -n \(limit); \(Self.make)) && scoops list")

    #expect(visit.status == 0)
    #expect(visit.conversation.hasPrefix("Saved as "))
    #expect(visit.output.split(separator: "\n").count == 2)
  }

  @Test func `reports a book at its size limit, and prints the ice cream`() throws {
    let visit = try shell(
      """
      \(Self.make) >/dev/null 2>&1
      for i in 1 2 3 4 5 6 7 8 9 10; do cat book.jsonl >>more; done
      cat more >>book.jsonl
      # What coverage is written down to may not grow either, and would be said to.
      (ulimit -f 1; export LLVM_PROFILE_FILE=/dev/null; \(Self.make))
      """)

    #expect(visit.status == 1)
    #expect(visit.output == "Paper cup with Vanilla and Cherry\n")
    #expect(
      visit.conversation
        == "scoops: The ice cream was not saved. "
        + "The disk is full. Nothing saved in \(book) is lost. Free some space and try again.\n")
  }

  @Test(arguments: ["list", "edit w --cone 1", "delete w --yes", "make --again"])
  func `refuses a file that is not a book`(command: String) throws {
    let visit = try shell(
      "echo '# Notes' >notes; scoops \(command) --book notes; echo $?; cat notes")

    #expect(visit.output == "1\n# Notes\n")
    #expect(
      visit.conversation
        == "scoops: notes is not a book of ice creams and was not changed. "
        + "To use another book, add --book FILE.\n")
  }

  @Test(.needs("flock"), arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `keeps messages out of the book if standard streams are closed`(streams: String) throws {
    let visit = try shell(
      """
      \(Self.make) >/dev/null 2>&1
      cp book.jsonl before
      exec 9>>book.jsonl
      flock 9
      \(Self.make) 9>&- \(streams) &
      # It says that it waits after a second. By then, it has paused fewer than a hundred times (proc(5)).
      until grep -q '^voluntary_ctxt_switches:.*[0-9][0-9][0-9]$' /proc/$!/status; do sleep 0.1; done
      flock -u 9
      wait
      head -n 2 book.jsonl | cmp - before
      scoops list | wc -l
      """)

    #expect(visit.output.hasSuffix("2\n"))
    #expect(visit.conversation == "")
  }
}
