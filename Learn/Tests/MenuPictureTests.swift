import Foundation
import TestTerminal
import Testing

@testable import TestDoubles
@testable import TestSupport

/// The moving picture of the menu in the README matches what the program paints.
struct MenuPictureTests {
  private static let path = "Resources/menu.svg"

  /// Plays the keys in the comment above the picture, and returns the movie and the picture's description.
  ///
  /// A key is shown for a second and a half, and a second longer for each "pause" after it. The picture is "still" after
  /// one of them.
  private func play() throws -> (movie: TerminalMovie, title: String) {
    let readme = try Repository.lines(of: "README.md")
    let line = try #require(readme.firstIndex { $0.hasSuffix("](\(Self.path))") })
    let title = readme[line].dropFirst("![".count).dropLast("](\(Self.path))".count)
    let keys = try #require(MenuWalk.keys(in: readme[line - 1]))

    let book = try TestedBook.documented()
    // A shell's prompt and command, as a user would see them; what is saved would show the time.
    let session = try MenuSession(
      shell: "printf '$ scoops\\n'; exec scoops --no-save",
      ["COLORTERM": "truecolor", "SCOOPS_BOOK": book.path], columns: 72, rows: 21)
    session.expect("Enter choose")
    session.expectSilence(milliseconds: 50)
    var movie = TerminalMovie(
      frames: [.init(cells: session.screen.cells, milliseconds: 2500)], still: 0)
    for key in keys {
      if key == "still" {
        movie.still = movie.frames.count - 1
      } else if key == "pause" {
        movie.frames[movie.frames.count - 1].milliseconds += 1000
      } else {
        let before = session.screen.cells
        session.send(key)
        session.see { $0.cells != before }
        session.expectSilence(milliseconds: 50)
        movie.frames.append(.init(cells: session.screen.cells, milliseconds: 1500))
      }
    }
    return (movie, String(title))
  }

  @Test func `matches the menu; Scripts/picture redraws it`() throws {
    let (movie, title) = try play()
    let svg = movie.svg(title: title)

    // Set by Scripts/picture.
    if ProcessInfo.processInfo.environment["SCOOPS_DRAWS_PICTURE"] != nil {
      try svg.write(to: Repository.url(Self.path), atomically: true, encoding: .utf8)
    }

    let shown = try Repository.text(of: Self.path)
    #expect(shown == svg, "\(Self.path) is not current; run Scripts/picture")
    #expect(svg.utf8.count < 150_000)
  }

  @Test func `shows each row while a frame has it, and one frame without motion`() {
    let screens = ["ab\ncd", "ab\nXd", "ab\ncd"].map { text in
      text.split(separator: "\n").map { $0.map { VirtualScreen.Cell(text: String($0)) } }
    }
    let frames = screens.map { TerminalMovie.Frame(cells: $0, milliseconds: 500) }

    let lines = TerminalMovie(frames: frames, still: 1).svg(title: "A & B").split(separator: "\n")

    #expect(lines.contains(".a2 { visibility: visible }"))
    #expect(lines.contains(".m { animation: 1500ms step-end infinite }"))
    let animations = lines.filter { $0.hasPrefix("@keyframes") }.map { $0.prefix { $0 != "." } }
    #expect(animations.count == 2)
    #expect(lines.filter { $0.contains("<text") && !$0.contains("class") }.count == 1)
    #expect(lines.contains { $0.contains("m a1") && $0.contains(">cd<") })
    #expect(lines.contains { $0.contains("m a2") && $0.contains(">Xd<") })
    #expect(lines.contains("<title>A &amp; B</title>"))
  }
}
