import Foundation

/// The products of Scoops that a reader's package depends on, compiled for it.
struct Libraries: Sendable {
  /// The folder of the compiled modules.
  let folder: String
  /// The paths of the compiled products, by name.
  let objects: [String: [String]]

  /// Compiles products.
  ///
  /// - Parameters:
  ///   - products: The names of the products.
  ///   - shipped: The folder of Scoops.
  ///   - folder: A folder for the compiled modules.
  init(_ products: Set<String>, shipped: String, folder: String) throws {
    self.folder = folder
    var objects: [String: [String]] = [:]
    // All products import this module and no other.
    let common = "PlainText"
    for name in (products.isEmpty ? [] : [common]) + products.sorted() {
      let sources = "Sources/\(name)"
      let files = try FileManager.default.subpathsOfDirectory(atPath: "\(shipped)/\(sources)")
        .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
      let object = "\(folder)/\(name).o"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let outcome = try runCommand(
        ["swiftc", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "scoops"]
          + ["-module-name", name, "-I", folder, "-emit-module", "-c", "-o", object]
          + ["-emit-module-path", "\(folder)/\(name).swiftmodule"]
          + files.map { "\(sources)/\($0)" },
        in: shipped, scratch: folder)
      guard outcome.isSuccess else {
        throw Failure(sources, 1, "\(name) does not compile: \(outcome.errors)")
      }
      objects[name] = Array(Set([object, "\(folder)/\(common).o"])).sorted()
    }
    self.objects = objects
  }
}
