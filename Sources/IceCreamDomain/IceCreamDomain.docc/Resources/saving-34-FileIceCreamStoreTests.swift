import Foundation
import Testing

@testable import Parlour

/// What the store in a file does besides.
struct FileIceCreamStoreTests {
  @Test func `names the line that is damaged`() throws {
    let path = StoreKind.newPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = FileIceCreamStore(path: path)
    try store.save(SavedIceCream(cone: "Glass", flavor: "Plum", topping: "Nuts"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try (text + "not an ice cream\n").write(toFile: path, atomically: true, encoding: .utf8)

    #expect(throws: IceCreamStoreError.damagedLine(2)) { try store.fetch() }
  }
}
