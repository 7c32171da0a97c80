/// A place in a line of a terminal that may show signs wider than we count.
///
/// Unicode Standard Annex 11 leaves the width of many signs open: terminals with East Asian settings show arrows, blocks
/// and accented letters two columns wide.
struct LinePlace {
  private var column = 0
  /// Whether only the terminal knows the column of its cursor.
  private var isUncertain = false

  /// Adds a text at the end of bytes, and addresses the columns of what certainly takes one, where necessary.
  ///
  /// Neighbors of another width stay together, because terminals shape or join some of them.
  mutating func append(_ text: String, to bytes: inout [UInt8]) {
    if text.simpleColumns != nil {
      for scalar in text.unicodeScalars {
        address(in: &bytes)
        add(scalar.utf8, columns: 1, isASCII: scalar.isASCII, to: &bytes)
      }
    } else {
      for character in text {
        let scalars = character.unicodeScalars
        if scalars.allSatisfy(\.isSimple) { address(in: &bytes) }
        add(
          character.utf8, columns: character.columns, isASCII: scalars.allSatisfy(\.isASCII),
          to: &bytes)
      }
    }
  }

  private func address(in bytes: inout [UInt8]) {
    if isUncertain { bytes.appendColumn(column) }
  }

  private mutating func add(
    _ text: some Collection<UInt8>, columns: Int, isASCII: Bool, to bytes: inout [UInt8]
  ) {
    // For few bytes, that takes half of what += does.
    for byte in text { bytes.append(byte) }
    column += columns
    isUncertain = !isASCII
  }
}

extension [UInt8] {
  /// Adds what moves the cursor to a column, from 0: CR, and ECMA-48 8.3.20, CUF.
  ///
  /// CHA would be a byte shorter, but Emacs 28 counts its columns from 0.
  mutating func appendColumn(_ column: Int) {
    append(UInt8(ascii: "\r"))
    if column > 0 { appendMove(column, "C") }
  }

  /// Adds what moves the cursor by a number of columns or rows, of which one is the default: ECMA-48 8.3.19 to 8.3.22.
  mutating func appendMove(_ distance: Int, _ direction: Unicode.Scalar) {
    appendIntroducer()
    if distance > 1 { appendDigits(of: distance) }
    append(UInt8(ascii: direction))
  }

  /// Adds what begins a control sequence: ECMA-48 5.4, CSI.
  mutating func appendIntroducer() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  /// Adds the digits of a number, which is not negative.
  ///
  /// A picture has thousands of numbers. As strings, they took a sixth of the instructions to the first menu.
  mutating func appendDigits(of number: Int) {
    if number > 9 { appendDigits(of: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
