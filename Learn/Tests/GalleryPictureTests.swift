import Foundation
import IceCreamFiles
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// The gallery in the README is what `scoops gallery --svg` prints.
struct GalleryPictureTests {
  private static let path = "Resources/gallery.svg"
  /// The names of the ice creams, oldest first.
  private static let iceCreams = [
    ("Sugar cone", "Strawberry", "Rainbow sprinkles"),
    ("Chocolate-dipped cone", "Vanilla", "Wafer"),
    ("Paper cup", "Blueberry", "Whipped cream"),
  ]

  @Test func `matches the program's output; Scripts/picture redraws it`() throws {
    let folder = Folder()
    let store = FileIceCreamStore(path: folder.path + "/book.jsonl")
    for (index, (cone, flavor, topping)) in Self.iceCreams.enumerated() {
      _ = try store.save(.made(index * 60, cone: cone, flavor: flavor, topping: topping))
    }
    let readme = try Repository.lines(of: "README.md")
    let command = try #require(readme.first { $0.hasPrefix("scoops gallery ") })

    let session = try BuiltProgram.shell(
      "cd '\(folder.path)'\n\(command)\ncat gallery.svg",
      environment: ["SCOOPS_BOOK": store.name, "HOME": folder.path])

    // Set by Scripts/picture.
    if ProcessInfo.processInfo.environment["SCOOPS_DRAWS_PICTURE"] != nil {
      try session.output.write(
        to: Repository.url(Self.path), atomically: true, encoding: .utf8)
    }
    let shown = try Repository.text(of: Self.path)
    #expect(session.output == shown, "\(Self.path) is not current; run Scripts/picture")
    #expect(readme.contains { $0.contains("](\(Self.path))") })
  }
}
