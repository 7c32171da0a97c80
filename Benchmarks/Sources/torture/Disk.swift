#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes whole files.
enum Disk {
  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Failure("\(path) cannot be opened") }
    defer { fclose(file) }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw Failure("\(path) cannot be opened") }
    let count = fwrite(bytes, 1, bytes.count, file)
    try check(fclose(file) == 0 && count == bytes.count, "\(path) cannot be written")
  }
}
