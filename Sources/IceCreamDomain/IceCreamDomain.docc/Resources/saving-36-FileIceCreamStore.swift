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
    var iceCreams: [SavedIceCream] = []
    for (index, line) in try text().split(separator: "\n").enumerated() {
      guard let iceCream = iceCream(in: String(line)) else { throw .damagedLine(index + 1) }
      iceCreams.append(iceCream)
    }
    return iceCreams
  }

  private func text() throws(IceCreamStoreError) -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .cannotRead(path)
    }
    return text
  }

  private func line(of iceCream: SavedIceCream) throws(IceCreamStoreError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(iceCream) else { throw .cannotWrite(path) }
    return String(decoding: data, as: UTF8.self)
  }

  private func iceCream(in line: String) -> SavedIceCream? {
    try? JSONDecoder().decode(SavedIceCream.self, from: Data(line.utf8))
  }
}
