#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IceCreamDomain

/// Measures the time and memory of reading a large catalog, compared with `JSONDecoder`.
@main
struct Catalog {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, let reader = Reader(rawValue: arguments[1]) {
      return try measurePeakMemory(of: reader, path: arguments[2])
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scoops-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var files: [(style: CatalogStyle, path: String, size: Int, peaks: [Int])] = []
    for style in CatalogStyle.allCases {
      let path = folder.appending(path: style.rawValue).path
      let size = try style.write(to: path)
      let peaks = try Reader.allCases.map { try peakMemory(of: $0, path: path) }
      files.append((style, path, size, peaks))
    }
    for file in files {
      print("\(file.style.description): 100,000 names, \(file.size) bytes")
      let speeds = try measureSpeeds(path: file.path, size: file.size)
      for (index, reader) in Reader.allCases.enumerated() {
        let ratio = speeds[index] / (speeds.last ?? 1)
        let memory = Double(file.peaks[index]) / Double(file.size)
        print(
          "  " + column(reader.rawValue, 13) + column("\(Int(speeds[index])) MB/s", 10)
            + column(ratio.oneDigit + " x", 8)
            + "\((Double(file.peaks[index]) / 1e6).oneDigit) MB, \(memory.oneDigit) x the file")
      }
    }
  }

  /// Reads in turn with each reader, and returns the median of each in megabytes a second.
  private static func measureSpeeds(path: String, size: Int) throws -> [Double] {
    var times = Reader.allCases.map { _ in [Duration]() }
    for _ in 0..<9 {
      for (index, reader) in Reader.allCases.enumerated() {
        times[index].append(try ContinuousClock().measure { try reader.read(path) })
      }
    }
    return times.map { Double(size) / 1e6 / ($0.sorted()[$0.count / 2] / .seconds(1)) }
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

extension Double {
  fileprivate var oneDigit: String { String((self * 10).rounded() / 10) }
}
