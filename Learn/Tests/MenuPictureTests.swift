import Foundation
import TestTerminal
import Testing

@testable import TestDoubles
@testable import TestSupport

/// The picture of the menu in the README matches what the program paints.
struct MenuPictureTests {
  private static let path = "Resources/menu.svg"

  /// Plays the keys in the comment above the picture, and returns the window and the picture's description.
  private func play() throws -> (screen: VirtualScreen, title: String) {
    let readme = try Repository.lines(of: "README.md")
    let line = try #require(readme.firstIndex { $0.hasSuffix("](\(Self.path))") })
    let title = readme[line].dropFirst("![".count).dropLast("](\(Self.path))".count)
    let keys = try #require(MenuWalk.keys(in: readme[line - 1]))

    let book = try TestedBook.documented()
    // A shell's prompt and command, as a user would see them.
    let session = try MenuSession(
      shell: "printf '$ scoops\\n'; exec scoops",
      ["COLORTERM": "truecolor", "SCOOPS_BOOK": book.path], columns: 72, rows: 21)
    session.expect("Enter choose")
    for key in keys {
      let before = session.screen.cells
      session.send(key)
      session.see { $0.cells != before }
    }
    session.expectSilence(milliseconds: 50)
    return (session.screen, String(title))
  }

  @Test func `matches the menu; Scripts/picture redraws it`() throws {
    let (screen, title) = try play()
    let svg = MenuPicture(screen).svg(title: title)

    // Set by Scripts/picture.
    if ProcessInfo.processInfo.environment["SCOOPS_DRAWS_PICTURE"] != nil {
      try svg.write(to: Repository.url(Self.path), atomically: true, encoding: .utf8)
    }

    let shown = try Repository.text(of: Self.path)
    #expect(shown == svg, "\(Self.path) is not current; run Scripts/picture")
  }
}
