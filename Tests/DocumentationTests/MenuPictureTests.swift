import Foundation
import Testing

@testable import TestSupport

/// The picture of the menu in the README matches what the program paints.
struct MenuPictureTests {
  private static let path = "Resources/menu.svg"

  /// Plays the keys in the comment above the picture, and returns the window and the picture's description.
  private func play() throws -> (screen: VirtualScreen, title: String) {
    let readme = try PackageFolder.lines(of: "README.md")
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
      try svg.write(to: PackageFolder.url(Self.path), atomically: true, encoding: .utf8)
    }

    let shown = try PackageFolder.text(of: Self.path)
    #expect(shown == svg, "\(Self.path) is not current; run Scripts/picture")
  }

  @Test func `draws text, styles and blocks in a grid`() throws {
    var screen = VirtualScreen(columns: 9, rows: 2)
    screen.feed("a  <b\u{1B}[1;31m▀\u{1B}[0;48;5;16m \u{1B}[0;7m!\u{1B}[0;31;40m▌")

    let svg = MenuPicture(screen).svg(title: "A & B")

    let start = try #require(svg.range(of: "pre\">\n"))
    let end = try #require(svg.range(of: "\n</g>"))
    #expect(
      svg[start.upperBound..<end.lowerBound] == """
        <path fill="#e06c75" shape-rendering="crispEdges" d="M63 18h9v10H63zM90 18h4.5v20H90z"/>
        <path fill="rgb(0, 0, 0)" shape-rendering="crispEdges" d="M72 18h9v20H72z"/>
        <path fill="#d8dee9" shape-rendering="crispEdges" d="M81 18h9v20H81z"/>
        <path fill="#3b4252" shape-rendering="crispEdges" d="M94.5 18h4.5v20H94.5z"/>
        <text x="18" y="33" textLength="9" fill="#d8dee9">a</text>
        <text x="45" y="33" textLength="18" fill="#d8dee9">&lt;b</text>
        <text x="81" y="33" textLength="9" fill="#1c2028">!</text>
        """)
    #expect(svg.contains("aria-label=\"A &amp; B\""))
  }
}
