/// Somebody who can fetch a catalog.
public protocol CreateIceCreamWorker: AnyObject {
  /// Fetches the catalog, anew at each call.
  ///
  /// - Returns: The catalog, whole and valid.
  /// - Throws: `CatalogError` with all that is wrong with it.
  func fetchIceCream() throws(CatalogError) -> IceCream
}

/// The worker that reads the catalog inside the program.
public final class BundledCatalogWorker: CreateIceCreamWorker {
  /// Makes a worker.
  public init() {}

  public func fetchIceCream() throws(CatalogError) -> IceCream {
    try CatalogReader.read(PackageResources.icecream_json, file: "Resources/icecream.json")
  }
}

/// The worker that reads a catalog from a file.
public final class FileCatalogWorker: CreateIceCreamWorker {
  private let path: String

  /// What the catalog is read from, as messages name it.
  package var source: String { path == "-" ? "standard input" : path }

  /// Makes a worker.
  ///
  /// - Parameter path: Where the file is; `-` is standard input.
  public init(path: String) {
    self.path = path
  }

  public func fetchIceCream() throws(CatalogError) -> IceCream {
    let bytes =
      try path == "-"
      ? CatalogFile.read(.standardInput, name: source) : CatalogFile.read(path: path)
    return try CatalogReader.read(bytes, file: source)
  }
}
