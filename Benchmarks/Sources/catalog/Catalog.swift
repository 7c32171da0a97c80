#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IceCreamDomain
import IceCreamFiles

/// Measures how fast a catalog of 100,000 names is read, and in how much memory, compared with `JSONDecoder`.
///
///     catalog FILE compact|pretty    write the file, and compare the speeds
///     catalog FILE READER            print by how much one reading raises the peak memory
@main
struct Catalog {
  private static let count = 100_000

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 3 else { throw Failure() }
    switch (words[2], Reader(rawValue: words[2])) {
    case (_, .some(let reader)): try measureMemory(of: reader, path: words[1])
    case ("compact", _): try measureSpeeds(space: "", name: "Flavour n ", path: words[1])
    default: try measureSpeeds(space: "\n    ", name: "Flav ", path: words[1])
    }
  }

  private enum Reader: String, CaseIterable {
    case scoops
    case jsonDecoder = "JSONDecoder"

    func read(_ path: String) throws {
      let flavors =
        switch self {
        case .scoops: try FileCatalogWorker(path: path).fetchCatalog().flavors
        case .jsonDecoder:
          try JSONDecoder()
            .decode([String: [String]].self, from: Data(contentsOf: URL(filePath: path)))["flavors"]
        }
      if flavors?.count != count { throw Failure() }
    }
  }

  /// Writes a catalog, reads it in turn with each reader, and prints their median speeds.
  private static func measureSpeeds(space: String, name: String, path: String) throws {
    let flavors = (0..<count).map { number in
      let digits = String(number)
      return "\(space)\"\(name)\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
    }
    let list = flavors.joined(separator: ",")
    let data = Data(#"{"cones":["a"],"toppings":["b"],"flavors":[\#(list)]}"#.utf8)
    try data.write(to: URL(filePath: path))
    var times = Reader.allCases.map { _ in [Duration]() }
    for _ in 0..<9 {
      for (index, reader) in Reader.allCases.enumerated() {
        times[index].append(try ContinuousClock().measure { try reader.read(path) })
      }
    }
    print("100,000 names of \(name.utf8.count + 6) bytes, \(data.count) bytes")
    for (reader, own) in zip(Reader.allCases, times) {
      let speed = Double(data.count) / 1e6 / (own.sorted()[own.count / 2] / .seconds(1))
      print("  \(reader.rawValue): \(Int(speed)) MB/s")
    }
  }

  private static func measureMemory(of reader: Reader, path: String) throws {
    let before = try peakMemory()
    try reader.read(path)
    let growth = try Double(peakMemory() - before)
    let size = try Double(Data(contentsOf: URL(filePath: path)).count)
    let ratio = (growth / size * 10).rounded() / 10
    print("  \(reader.rawValue): \(Int(growth / 1e6)) MB, \(ratio) times the file")
  }

  /// Returns the peak memory of this process in bytes: VmHWM of proc(5).
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(separator: " ").compactMap({ Int($0) }).first else {
      throw Failure()
    }
    return kilobytes * 1024
  }

  private struct Failure: Error {}
}
