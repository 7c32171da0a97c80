import IceCreamDomain

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
