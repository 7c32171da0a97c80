/// Loads a catalog.
///
/// ```swift
/// let view = CreateIceCreamView().configure(
///   services: IceCreamServices(worker: HesitantWorker()))
/// ```
///
/// <doc:/Learn/WhereErrorsGo> has this worker, which fails the first time.
public protocol CatalogWorker: AnyObject {
  /// Loads the catalog; each call reads it again if that is possible.
  ///
  /// - Returns: The catalog, which is valid.
  /// - Throws: `CatalogError` with all faults of the catalog.
  func fetchCatalog() throws(CatalogError) -> IceCreamCatalog
}

/// Loads the catalog that is built into the program.
public final class BundledCatalogWorker: CatalogWorker {
  /// Creates a worker.
  public init() {}

  public func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    try CatalogReader.read(PackageResources.icecream_json, file: "Resources/icecream.json")
  }
}
