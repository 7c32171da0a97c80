/// Loads a catalog.
public protocol CatalogWorker: AnyObject {
  /// Loads the catalog; each call reads it again.
  ///
  /// - Returns: The catalog, which is valid.
  /// - Throws: `CatalogError` with all faults of the catalog.
  func fetchIceCream() throws(CatalogError) -> IceCream
}

/// Loads the catalog that is built into the program.
public final class BundledCatalogWorker: CatalogWorker {
  /// Creates a worker.
  public init() {}

  public func fetchIceCream() throws(CatalogError) -> IceCream {
    try CatalogReader.read(PackageResources.icecream_json, file: "Resources/icecream.json")
  }
}

/// Loads a catalog from a file.
public final class FileCatalogWorker: CatalogWorker {
  private let path: String

  /// The name of the file in messages.
  package var source: String { path == "-" ? "standard input" : path }

  /// Creates a worker.
  ///
  /// - Parameter path: The path of the file; `-` is standard input.
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
