import Seeds
import Testing

@testable import TerminalDoubles

/// Tests numbers that are far out of range.
@Suite(.timeLimit(.minutes(2)))
struct TypedNumbersTests {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "0", "-1",
    String(repeating: "9", count: 40), "-" + String(repeating: "9", count: 40),
  ]

  /// The typed lines, with N for the number, and the expected reply.
  private static let answers = [
    ("N q", "There is no cone "), ("1 N q", "There is no flavor "),
    ("1 1 N q", "There is no topping "), ("1 1 1 N q", "Press Enter for DONE"),
    ("1 1 1 _ N q", "Press Enter to make another one"),
    ("saved N q q", "There is no saved ice cream "),
    ("saved d_N q q", "There is no saved ice cream "),
    ("saved f_N q q", "No saved ice cream matches "),
    ("saved e_N q q", "There is no saved ice cream "),
    ("saved u_N q q", "There is no saved ice cream "),
    ("saved n_N q q", "This is the last page."),
    ("saved d_1 N n q q", "Type y for "),
    ("saved 1 N q q q", "Type e, m, d or b"), ("saved 1 d N n q q q", "Type y for "),
  ]

  @Test(arguments: answers, numbers)
  func `refuses an out-of-range number at every prompt`(prompt: (String, String), number: String)
    throws
  {
    let (typed, answer) = prompt
    let folder = try Folder()
    // The identifier must not begin with a digit, or a number could be its prefix.
    let book = try folder.file(
      "book.jsonl",
      #"{"id":"\#(Seeds.id)","madeAt":"\#(Seeds.madeAt.iso8601)","#
        + #""cone":"Sugar cone","flavor":"Vanilla","topping":"Cherry"}"#)
    let lines = typed.split(separator: " ").map {
      $0 == "_" ? "" : $0.replacing("_", with: " ").replacing("N", with: number)
    }
    let input = try folder.file("answers", lines.joined(separator: "\n") + "\n")

    let visit = try BuiltProgram.run("scoops", ["--plain", "--book", book], input: input)

    #expect(visit.status == 0)
    #expect(visit.conversation.contains(answer), "\(visit.conversation)")
  }

  @Test(
    arguments: [
      ("make --no-save --cone N", "There is no cone "),
      ("make --no-save --cone 1 --flavor N", "There is no flavor "),
      ("make --no-save --cone 1 --flavor 1 --topping N", "There is no topping "),
      ("edit N --cone 1", "No saved ice cream begins with "),
      ("show N", "No saved ice cream begins with "),
      ("delete N --yes", "No saved ice cream begins with "),
      // A flavor may be one that only the book contains, unless it is a number.
      ("list --flavor N", " no flavor "),
    ], numbers)
  func `refuses an out-of-range number in every option`(line: (String, String), number: String)
    throws
  {
    let words = line.0.split(separator: " ").map { $0 == "N" ? number : String($0) }

    let visit = try BuiltProgram.run("scoops", words)

    #expect([1, 2].contains(visit.status) || words.first == "list" && visit.status == 0)
    #expect(visit.conversation.hasPrefix("scoops: ") || visit.conversation.contains(line.1))
  }

  @Test(arguments: zip(numbers, [2, 0, 2, 2, 0, 2] as [Int32]))
  func `checks a number given as a limit`(number: String, status: Int32) throws {
    let visit = try BuiltProgram.run("scoops", ["list", "--limit", number])

    #expect(visit.status == status)
    #expect(visit.conversation.hasPrefix(status == 0 ? "No saved ice creams" : "scoops: --limit "))
  }
}
