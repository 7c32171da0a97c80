import IceCreamDomain
import IceCreamFiles
import SystemCalls

extension SavedIceCream {
  /// Creates an ice cream from its flavor, whose last part is the length of the other names.
  public static func tortured(flavor: String, at moment: Timestamp, id: String? = nil) -> Self {
    let length = flavor.split(separator: "-").last.flatMap { Int($0) } ?? 0
    return SavedIceCream(
      id: id ?? IceCreamID.text(of: moment.secondsSince1970), madeAt: moment,
      cone: "c" + String(repeating: "\"", count: length), flavor: flavor,
      topping: "t" + String(repeating: "é\"", count: length / 3))
  }

  /// Whether its names match its flavor.
  public var isWhole: Bool { self == .tortured(flavor: names.flavor, at: madeAt, id: id) }
}

/// Reads and writes whole files.
public enum Disk {
  /// Returns the bytes of a file; none if it is missing.
  public static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else {
      try check(errno == ENOENT, "\(path) cannot be opened")
      return []
    }
    defer { fclose(file) }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw Fault("\(path) cannot be opened") }
    let count = fwrite(bytes, 1, bytes.count, file)
    try check(fclose(file) == 0 && count == bytes.count, "\(path) cannot be written")
  }
}
