import Foundation
import Testing

@testable import TerminalDoubles

/// The ice cream in the README is what `scoops show --svg` prints.
struct IceCreamPictureTests {
  private static let path = "Resources/icecream.svg"

  @Test func `matches the program's output; Scripts/picture redraws it`() throws {
    let book = try DocumentedBook()
    let readme = try PackageFolder.lines(of: "README.md")
    let command = try #require(readme.first { $0.hasPrefix("scoops show ") })

    let session = try BuiltProgram.shell(
      "cd '\(book.folder.path)'\n\(command)\ncat icecream.svg",
      environment: ["SCOOPS_BOOK": book.path, "HOME": book.folder.path])

    // Set by Scripts/picture.
    if ProcessInfo.processInfo.environment["SCOOPS_DRAWS_PICTURE"] != nil {
      try session.output.write(
        to: PackageFolder.url(Self.path), atomically: true, encoding: .utf8)
    }
    let shown = try String(contentsOf: PackageFolder.url(Self.path), encoding: .utf8)
    #expect(session.output == shown, "\(Self.path) is not current; run Scripts/picture")
    #expect(readme.contains { $0.contains("](\(Self.path))") })
  }
}
