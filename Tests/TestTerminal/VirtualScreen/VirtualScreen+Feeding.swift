import PlainText

extension VirtualScreen {
  /// Processes a text of output.
  public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  /// Processes a piece of output; it may end within a sequence, but not within a grapheme cluster.
  public mutating func feed(_ bytes: [UInt8]) {
    var rest = (unfinished + bytes)[...]
    unfinished = []
    while let byte = rest.first {
      let taken =
        switch byte {
        case 0x1B: takeSequence(rest)
        case 0..<0x20, 0x7F: takeControl(byte)
        default: takeText(rest)
        }
      guard taken > 0 else {
        unfinished = Array(rest)
        return
      }
      rest = rest.dropFirst(taken)
    }
  }

  // Each of these returns the number of bytes used, or none if more are needed.

  private mutating func takeControl(_ byte: UInt8) -> Int {
    switch byte {
    case 0x08: moveCursor(row: cursor.row, column: cursor.column - 1)
    case 0x0A:
      if convertsLineFeeds { cursor.column = 0 }
      lineFeed()
    case 0x0D: moveCursor(row: cursor.row, column: 0)
    default: unknown.append(Character(Unicode.Scalar(byte)).codePoints)
    }
    return 1
  }

  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let second = bytes.dropFirst().first else { return 0 }
    if second == UInt8(ascii: "7") {
      savedCursor = cursor
      return 2
    }
    // An escape within a sequence begins another one.
    if second == 0x1B { return 1 }
    guard second == UInt8(ascii: "[") else {
      let isSequence = 0x20...0x7E ~= second
      unknown.append(isSequence ? "ESC\(Unicode.Scalar(second))" : "ESC")
      return isSequence ? 2 : 1
    }
    // ECMA-48 5.4: parameters and intermediates, and a final byte.
    guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return 0 }
    if bytes[end] == 0x1B { return end - bytes.startIndex }
    let parameters = String(decoding: bytes[(bytes.startIndex + 2)..<end], as: UTF8.self)
    guard 0x40...0x7E ~= bytes[end] else {
      unknown.append("ESC[\(parameters)")
      return end - bytes.startIndex
    }
    let final = Unicode.Scalar(bytes[end])
    if !perform(parameters: parameters, final: final) {
      unknown.append("ESC[\(parameters)\(final)")
    }
    return end + 1 - bytes.startIndex
  }

  private mutating func takeText(_ bytes: ArraySlice<UInt8>) -> Int {
    var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    if run.endIndex == bytes.endIndex, let lead = run.suffix(3).lastIndex(where: { $0 >= 0xC2 }),
      run[(lead + 1)...].allSatisfy({ 0x80...0xBF ~= $0 })
    {
      let length = run[lead] < 0xE0 ? 2 : run[lead] < 0xF0 ? 3 : run[lead] < 0xF5 ? 4 : 0
      if run.endIndex - lead < length { run = run[..<lead] }
    }
    let text = String(decoding: run, as: UTF8.self)
    if !text.utf8.elementsEqual(run) { unknown.append("not UTF-8") }
    print(text)
    return run.count
  }
}
