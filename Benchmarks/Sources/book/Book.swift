import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compares the book of saved ice creams with bare system calls and with SQLite.
///
///     book FOLDER             everything; leaves its files in the folder
///     book read FOLDER        only reading
///     book write PATH COUNT   write a book of this size
///     book list PATH          the memory of listing a book page by page
@main
struct Book {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst().map(\.self)
    switch (words.first, words.count) {
    case ("list", 2): try printMemory(listing: words[1])
    case ("read", 2): try measureReading(words[1])
    case ("write", 3): try Samples.writeBook(words[1], count: Int(words[2]) ?? 0)
    case (let folder?, 1): try measure(folder)
    default:
      print("usage: book FOLDER")
      exit(2)
    }
  }

  private static func measure(_ folder: String) throws {
    #if !canImport(SQLite)
      print("Skipped: the comparison with SQLite, which is not installed.")
    #endif
    for count in [10, 100_000] { try Changing(folder: folder, count: count).run() }
    try measureReading(folder)
  }

  private static func measureReading(_ folder: String) throws {
    try Reading(folder: folder, count: 100_000).run()
  }

  private static func printMemory(listing path: String) throws {
    let store = FileIceCreamStore(path: path)
    var query = IceCreamQuery(order: .oldest, count: 1000)
    var count = 0
    while true {
      let page = try store.fetch(query)
      count += page.iceCreams.count
      query.offset = page.end
      if page.end >= page.total { break }
    }
    print("  \(column("\(count)", 12))\(peak ?? "not known here")")
  }

  /// The peak memory of the process: VmHWM of proc(5).
  private static var peak: String? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace)
      if words.first == "VmHWM:", words.count > 1 { return "\(words[1]) KiB" }
    }
    return nil
  }
}
