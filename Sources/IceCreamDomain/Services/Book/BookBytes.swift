#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What a book searches its bytes for.
extension [UInt8] {
  /// Returns where a byte is for the first time.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    // memchr(3) reads at most as many bytes as it is told, and keeps no pointer to them.
    withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      guard let start = part.baseAddress, let found = memchr(start, Int32(byte), part.count)
      else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  /// Returns where the first line feed is.
  func firstLineFeed(in range: Range<Int>) -> Int? { first(.lineFeed, in: range) }

  /// Returns where the last line feed is.
  func lastLineFeed(in range: Range<Int>) -> Int? {
    let bytes = span
    var place = range.upperBound - 1
    while place >= range.lowerBound, bytes[place] != .lineFeed { place -= 1 }
    return place >= range.lowerBound ? place : nil
  }

  /// Returns how many line feeds there are.
  func lineFeeds(in range: Range<Int>) -> Int {
    var count = 0
    var rest = range
    while let found = firstLineFeed(in: rest) {
      count += 1
      rest = found + 1..<range.upperBound
    }
    return count
  }

  /// Returns where a text of at least two bytes is for the first time.
  ///
  /// Its second byte is searched for: the first one is a quote, of which every line has many.
  func first(_ text: [UInt8], in range: Range<Int>) -> Int? {
    var rest = range.dropFirst()
    while let second = first(text[1], in: rest) {
      let start = second - 1
      if start + text.count <= range.upperBound,
        self[start..<start + text.count].elementsEqual(text)
      {
        return start
      }
      rest = second + 1..<range.upperBound
    }
    return nil
  }
}
