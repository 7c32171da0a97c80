import Foundation
import Seeds
import Testing

@testable import TerminalDoubles

/// Tests the menu with an invalid catalog: its faults, and the retry.
@Suite(.timeLimit(.minutes(2)))
struct MenuRetryTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func `retries once the file is corrected`() throws {
    let catalog = try folder.file("bad.json", #"{"cones":[]}"#)
    let session = try MenuSession(["make", "--catalog", catalog])
    session.expect("bad.json:1:10: the list is")
    session.go(["x": "Press Enter to try again"])
    session.send("\r")
    #expect(session.see { !$0.text.contains("Press Enter") && $0.text.contains("Try again") })

    _ = try folder.file("bad.json", Seeds.catalog)
    session.go(["\r": "Choose a cone", "2": "Which flavor?", "1": "Choose a topping"])
    session.go(["2": "❯ [ DONE ]"])
    session.send("\r")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("\nPaper cup with Vanilla and Cherry")
    session.expectTerminalAsBefore()
    #expect(!session.transcript.contains("bad.json:1"))
  }

  @Test func `keeps keys typed ahead for the next menu`() throws {
    let catalog = try folder.file("bad.json", #"{"cones":[]}"#)
    let session = try MenuSession(["make", "--catalog", catalog])
    session.expect("❯ [ Try again ]")
    _ = try folder.file("bad.json", Seeds.catalog)

    session.send("\r212\r")

    #expect(session.terminal.wait(milliseconds: 20_000) == 0)
    session.expect("\nPaper cup with Vanilla and Cherry")
  }

  @Test(arguments: ["q", "\u{4}"])
  func `leaves the faults on standard error`(key: String) throws {
    _ = try folder.file("bad.json", #"{"cones":[]}"#)
    let session = try MenuSession(
      shell: "cd \(folder.path); exec scoops --catalog bad.json 2>faults")
    session.expect("❯ [ Try again ]")

    session.send(key)

    session.expectEnd(1, leaving: "")
    let faults = try String(contentsOfFile: folder.path + "/faults", encoding: .utf8)
    #expect(faults.contains("bad.json:1:10: the list is empty at cones; add at least one entry\n"))
    #expect(faults.hasPrefix("scoops: bad.json cannot be used as a catalog: it has 3 faults.\n"))
    #expect(!faults.contains("\u{1B}"))
  }
}
