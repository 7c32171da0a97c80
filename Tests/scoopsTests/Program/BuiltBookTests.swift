import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles

/// Tests the built program with a real book.
@Suite(.timeLimit(.minutes(2)))
struct BuiltBookTests {
  private let folder: Folder
  private let catalog: String
  private let book: String

  init() throws {
    folder = try Folder()
    catalog = try folder.file("seed.json", Seeds.catalog)
    book = folder.path + "/book.jsonl"
  }

  /// Runs a shell command with the small catalog and the book.
  private func shell(_ line: String, _ changes: [String: String] = [:]) throws
    -> BuiltProgram.Session
  {
    try BuiltProgram.shell(
      "cd '\(folder.path)'\n" + line,
      environment: ["SCOOPS_CATALOG": catalog, "SCOOPS_BOOK": book].merging(changes) { $1 })
  }

  private static let make = "scoops make --cone 2 --flavor 1 --topping 2"

  @Test func `saves, lists, shows, edits and deletes`() throws {
    let visit = try shell(
      """
      \(Self.make) 2>/dev/null
      scoops make --again --flavor 2 2>/dev/null
      id=$(scoops list --limit 1 | cut -c 1-7)
      scoops show $id | sed -n 2,4p
      scoops edit $id --cone sugar --json | cut -d , -f 3-
      scoops list --cone sugar | cut -c 32-
      echo y | scoops delete $id 2>/dev/null
      scoops list | cut -c 32-
      scoops show $id || echo gone
      """)

    #expect(
      visit.output == """
        Paper cup with Vanilla and Cherry
        Paper cup with Chocolate and Cherry
        Cone     Paper cup
        Flavor   Chocolate
        Topping  Cherry
        "cone":"Sugar cone","flavor":"Chocolate","topping":"Cherry"}
        Sugar cone with Chocolate and Cherry
        Sugar cone with Chocolate and Cherry
        Paper cup with Vanilla and Cherry
        gone

        """)
    #expect(visit.conversation.hasPrefix("Updated "))
    #expect(visit.conversation.contains("\nscoops: No saved ice cream begins with \""))
  }

  @Test func `leaves the book alone with --no-save`() throws {
    let visit = try shell(Self.make + " --no-save; scoops list --json")

    #expect(visit.output == "Paper cup with Vanilla and Cherry\n")
    #expect(visit.conversation == "\(book) does not exist yet.\nNo saved ice creams yet.\n")
    #expect(!FileManager.default.fileExists(atPath: book))
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "FOLDER/a/b"], "a/b/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "", "HOME": "FOLDER"], ".local/share/scoops/icecreams.jsonl"),
    (["XDG_DATA_HOME": "a", "HOME": "FOLDER"], ".local/share/scoops/icecreams.jsonl"),
  ])
  func `creates the default book with access only for its owner`(
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

  @Test(arguments: [
    ("", "The folder none does not exist."),
    ("mkdir -p none/book", "none/book is not a regular file"),
    ("mkdir -p none; mkfifo none/book", "none/book is not a regular file"),
  ])
  func `makes and prints an ice cream that cannot be saved, and says why`(
    preparation: String, message: String
  ) throws {
    let visit = try shell("\(preparation)\n\(Self.make) --book none/book")

    #expect(visit.status == 1)
    #expect(visit.output == "Paper cup with Vanilla and Cherry\n")
    #expect(visit.conversation.hasPrefix("scoops: The ice cream was not saved. " + message))
    #expect(visit.conversation.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["list", "show w", "edit w --cone 1", "delete w --yes", "make --again"])
  func `reports the missing folder of a named book`(command: String) throws {
    let visit = try shell("scoops \(command) --book none/book")

    #expect(visit.status == 1)
    #expect(visit.output == "")
    #expect(
      visit.conversation
        == "scoops: The folder none does not exist. Create it and try again.\n")
  }

  @Test(arguments: [
    ("list", 0, ""), ("show w9", 1, "scoops: "), ("edit w9", 1, "scoops: "),
    ("delete w9 --yes", 1, "scoops: "), ("undo --yes", 1, "scoops: "), ("gallery", 0, ""),
    ("make --again", 1, "scoops: "), ("make --like w9", 1, "scoops: "),
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

  @Test func `continues at the menu without a place to save, and fails at the end`() throws {
    let visit = try shell(#"printf '1\n1\n1\n\n\nq\n' | scoops --book none/book"#)

    #expect(visit.status == 1)
    #expect(visit.output == "Sugar cone with Vanilla and Sprinkles\n")
    #expect(visit.conversation.contains("The folder none does not exist."))
  }

  @Test func `refuses to start without a place for the book`() throws {
    for line in ["scoops", "scoops make", "scoops list"] {
      let visit = try shell("env -i PATH=\"$PATH\" \(line)")

      #expect(visit.status == 2)
      #expect(visit.output == "")
      #expect(visit.conversation.contains("--book or SCOOPS_BOOK"))
    }
    #expect(try shell("env -i PATH=\"$PATH\" scoops menu").status == 0)
    #expect(try shell("echo q | env -i PATH=\"$PATH\" scoops --no-save").status == 0)
  }

  @Test(arguments: [
    "list", "list --flavor vanilla", "show w", "edit w --cone 1", "delete w --yes", "make --again",
  ])
  func `refuses a file that is not a book`(command: String) throws {
    let visit = try shell(
      "echo '# Notes' >notes; scoops \(command) --book notes; echo $?; cat notes")

    #expect(visit.output == "1\n# Notes\n")
    #expect(
      visit.conversation
        == "scoops: notes is not a book of ice creams and was not changed. Choose another file.\n")
  }

  @Test func `prints a list that is itself a book, without deleted ice creams`() throws {
    let visit = try shell(
      """
      for flavor in 1 2 1 2; do
        scoops make --cone 2 --flavor $flavor --topping 2 >/dev/null 2>&1
      done
      scoops edit $(scoops list --limit 1 --sort oldest | cut -c 1-7) --cone 1 >/dev/null 2>&1
      scoops delete --yes $(scoops list --limit 1 | cut -c 1-7) >/dev/null 2>&1
      scoops list --json --sort oldest > smaller.jsonl
      for order in newest oldest flavor; do
        scoops list --sort $order > before
        scoops list --sort $order --book smaller.jsonl | cmp - before
      done
      wc -l < smaller.jsonl
      \(Self.make) --book smaller.jsonl 2>/dev/null
      scoops list --book smaller.jsonl | wc -l
      """)

    #expect(
      visit.output.replacingOccurrences(of: " ", with: "").split(separator: "\n").map(String.init)
        == ["3", "PapercupwithVanillaandCherry", "4"])
    #expect(visit.conversation == "")
  }

  @Test func `reports damaged lines and lists the rest`() throws {
    let visit = try shell("\(Self.make) 2>&1 >/dev/null; echo nonsense >>book.jsonl; scoops list")

    #expect(visit.status == 0)
    #expect(visit.output.hasSuffix("  Paper cup with Vanilla and Cherry\n"))
    #expect(
      visit.conversation
        == "Skipped line 3 of \(book): it is damaged. The line stays in the book.\n")
  }

  @Test func `lists a long book in little memory, and ends quietly with its reader`() throws {
    let start = Seeds.madeAt.secondsSince1970
    let lines = (0..<30_000).map { number in
      let madeAt = Timestamp(secondsSince1970: start + number)
      return
        #"{"id":"\#(IceCreamID.text(of: madeAt.secondsSince1970))","madeAt":"\#(madeAt.iso8601)","#
        + #""cone":"Paper cup","flavor":"Vanilla","topping":"Cherry"}"#
    }
    let many = lines.joined(separator: "\n") + "\n"
    try many.write(toFile: book, atomically: false, encoding: .utf8)

    let visit = try shell("scoops list --sort oldest | head -n 2; scoops list --limit 3 | wc -l")

    #expect(
      visit.output.replacingOccurrences(of: " ", with: "").split(separator: "\n").last == "3")
    #expect(visit.conversation == "")
  }

  @Test func `reports all usage errors at once, before it does anything`() throws {
    let visit = try shell("scoops make --cone 9 --flavor vanila --topping 1 || scoops list")

    #expect(visit.output == "")
    #expect(
      visit.conversation == """
        scoops: --cone: There is no cone number 9. Choose a number from 1 to 2.
        scoops: --flavor: There is no flavor "vanila". Did you mean "Vanilla"?
        \(book) does not exist yet.
        No saved ice creams yet.

        """)
  }

  @Test(.needs("flock"))
  func `waits for another program that locks the book, and says so`() throws {
    let visit = try shell(
      """
      \(Self.make) >/dev/null 2>&1
      exec 9>>book.jsonl
      flock 9
      \(Self.make) 9>&- 2>conversation & sleep 1.5
      flock -u 9
      wait
      cat conversation
      """)

    #expect(visit.output.contains("Waiting for the book: another program is using it.\nSaved as "))
  }

  @Test(.needs("flock"), arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `keeps messages out of the book if standard streams are closed`(streams: String) throws {
    let visit = try shell(
      """
      \(Self.make) >/dev/null 2>&1
      cp book.jsonl before
      exec 9>>book.jsonl
      flock 9
      \(Self.make) 9>&- \(streams) & sleep 1.5
      flock -u 9
      wait
      head -n 2 book.jsonl | cmp - before
      scoops list | wc -l
      """)

    #expect(visit.output.hasSuffix("2\n"))
    #expect(visit.conversation == "")
  }

  @Test func `reads the catalog from standard input for every command`() throws {
    let visit = try shell(
      """
      \(Self.make) >/dev/null 2>&1
      id=$(scoops list | cut -c 1-7)
      scoops edit $id --catalog - --flavor 2 <seed.json
      scoops make --again --catalog - --cone 1 <seed.json 2>/dev/null
      """)

    #expect(
      visit.output == """
        Paper cup with Chocolate and Cherry
        Sugar cone with Chocolate and Cherry

        """)
  }
}
