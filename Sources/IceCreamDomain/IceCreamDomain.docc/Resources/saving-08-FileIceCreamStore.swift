import Foundation

/// The store that keeps ice creams in a file, one to a line.
final class FileIceCreamStore: IceCreamStore {
  private let path: String

  init(path: String) {
    self.path = path
  }

  func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    let text = try text() + line(of: iceCream) + "\n"
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path)
    }
  }

  func fetch() throws(IceCreamStoreError) -> [SavedIceCream] {
    try text().split(separator: "\n").compactMap { iceCream(in: String($0)) }
  }

  private func text() throws(IceCreamStoreError) -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .cannotRead(path)
    }
    return text
  }

  private func line(of iceCream: SavedIceCream) -> String {
    [iceCream.cone, iceCream.flavor, iceCream.topping].joined(separator: ",")
  }

  private func iceCream(in line: String) -> SavedIceCream? {
    let names = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 3 else { return nil }
    return SavedIceCream(cone: names[0], flavor: names[1], topping: names[2])
  }
}
