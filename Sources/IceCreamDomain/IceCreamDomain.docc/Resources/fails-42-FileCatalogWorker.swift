import Foundation

/// The worker that reads a catalog from a file.
final class FileCatalogWorker: CreateIceCreamWorker {
  private let path: String

  init(path: String) {
    self.path = path
  }

  func fetchIceCream() throws(CatalogError) -> IceCream {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .cannotRead(file: path)
    }
    return IceCream(
      cones: try names(of: .cone, in: text), flavors: try names(of: .flavor, in: text),
      toppings: try names(of: .topping, in: text))
  }

  private func names(
    of kind: IngredientKind, in text: String
  ) throws(CatalogError) -> [String] {
    let key = "\(kind.rawValue)s:"
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else {
      throw .missingList(kind, file: path)
    }
    let names = line.dropFirst(key.count).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    if names.isEmpty { throw .emptyList(kind, file: path) }
    return names
  }
}
