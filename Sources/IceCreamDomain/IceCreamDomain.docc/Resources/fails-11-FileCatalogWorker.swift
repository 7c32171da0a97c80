import Foundation

/// The worker that reads a catalog from a file.
final class FileCatalogWorker: CreateIceCreamWorker {
  private let path: String

  init(path: String) {
    self.path = path
  }

  func fetchIceCream() -> IceCream {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return IceCream(
      cones: names(of: .cone, in: text), flavors: names(of: .flavor, in: text),
      toppings: names(of: .topping, in: text))
  }

  private func names(of kind: IngredientKind, in text: String) -> [String] {
    let key = "\(kind.rawValue)s:"
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
    let names = line.dropFirst(key.count).split(separator: ",")
    return names.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
