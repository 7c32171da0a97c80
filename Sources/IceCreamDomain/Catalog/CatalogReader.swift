/// The reader of catalogs: strict, and thorough in what it finds wrong.
public enum CatalogReader {
  /// The most bytes that a catalog may have: 64 MiB, room for about three million names.
  public static let sizeLimit = 64 * 1024 * 1024

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8. The format is described by
  ///     `Resources/icecream.schema.json`.
  ///   - file: The file's name, for the error.
  /// - Returns: The catalog, whole and valid.
  /// - Throws: `CatalogError` with all faults, up to `CatalogError.mostFaults`, when there is one.
  public static func read(_ bytes: [UInt8], file: String) throws(CatalogError) -> IceCream {
    guard bytes.count <= sizeLimit else {
      throw CatalogError(file: file, problem: .tooLarge(limit: sizeLimit))
    }
    if let encoding = foreignEncoding(of: bytes) {
      throw CatalogError(file: file, problem: .wrongEncoding(encoding))
    }
    var scanner = JSONScanner(bytes: bytes)
    // What made it give up is in the log, with all that was found before.
    let catalog = try? scanner.readFile()
    guard let catalog, scanner.log.isEmpty else {
      throw scanner.log.error(file: file, bytes: bytes)
    }
    return catalog
  }

  /// Returns UTF-16 or UTF-32 where the first bytes show one of these.
  ///
  /// A JSON text begins with an ASCII character, so zeros beside it tell the encoding (RFC 4627,
  /// section 3), as a byte order mark does (Unicode 16, table 2-4).
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }
}
