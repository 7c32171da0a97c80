import IceCreamDomain
import IceCreamFiles
import SystemCalls

/// A book with a line of each kind that one save, change or deletion writes.
public enum SampleBook {
  /// The size and the contents of the book after a change.
  public typealias Moment = (size: Int, iceCreams: [SavedIceCream])

  /// Writes the book.
  ///
  /// - Returns: Each moment of it; the last two are after a change and after a deletion.
  public static func write(to path: String) throws -> [Moment] {
    let store = FileIceCreamStore(path: path)
    var history: [Moment] = [(0, [])]
    for (number, flavor) in ["a-9", "b-30", "c-0", "d-9"].enumerated() {
      _ = try store.save(
        .tortured(flavor: flavor, at: Timestamp(secondsSince1970: 1_700_000_000 + number)))
      history.append(try moment(of: path))
    }
    let old = history[4].iceCreams
    try store.update(
      .tortured(flavor: "changed-30", at: old[0].madeAt, id: old[0].id), from: old[0])
    history.append(try moment(of: path))
    try store.delete([old[3]])
    return history + [try moment(of: path)]
  }

  /// Returns the present moment of a book.
  public static func moment(of path: String) throws -> Moment {
    (try Disk.bytes(of: path).count, try FileIceCreamStore(path: path).page().iceCreams)
  }
}

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
