import IceCreamDomain
import Seeds
import Testing

@testable import scoops

/// Tests numbers that are far out of range.
struct TypedNumbersTests {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "0", "-1",
    String(repeating: "9", count: 40), "-" + String(repeating: "9", count: 40),
  ]

  /// The typed lines, with N for the number, and the expected reply.
  private static let answers = [
    ("N q", "There is no cone "), ("1 N q", "There is no flavor "),
    ("1 1 N q", "There is no topping "), ("1 1 1 N q", "Press Enter to finish"),
    ("1 1 1 _ N q", "Press Enter to make another one"),
    ("saved N q q", "There is no saved ice cream "),
    ("saved d_N q q", "There is no saved ice cream "),
    ("saved f_N q q", "No saved ice cream matches "),
    ("saved u_N q q", "No saved ice cream matches "),
    ("saved n_N q q", "This is the last page."),
    ("saved d_1 N n q q", "Type y for "),
    ("saved 1 N q q q", "Type e to edit"), ("saved 1 d N n q q q", "Type y for "),
  ]

  @Test(arguments: answers, numbers)
  func `refuses an out-of-range number at every prompt`(prompt: (String, String), number: String) {
    let (typed, answer) = prompt
    let lines = typed.split(separator: " ").map {
      $0 == "_" ? "" : String($0).replacing("_", with: " ").replacing("N", with: number)
    }
    // The identifier does not begin with a digit, or a number could be its prefix.
    let terminal = ScriptedTerminal(
      lines, isInputTerminal: false, store: InMemoryIceCreamStore([Seeds.savedIceCream]))

    #expect(terminal.run("--plain") == .done)

    #expect(terminal.conversation.contains(answer), "\(terminal.conversation)")
  }
}
