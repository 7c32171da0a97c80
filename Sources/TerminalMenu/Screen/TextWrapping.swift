extension String {
  /// Returns the lines of this text, broken at spaces so that each has room.
  ///
  /// - Parameter limit: The most columns of a line; a longer word is broken where it must be.
  /// - Returns: At least one line, which is empty where the text is.
  package func wrapped(toColumns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if longer.columns <= limit {
        line = longer
        continue
      }
      // A space that has no room is where the line ends, and no line of its own.
      if word.isEmpty { continue }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, line.columns + character.columns > limit {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  /// Returns the end of this text, as much as has room.
  package func end(columns limit: Int) -> String {
    var room = limit
    let rest = reversed().prefix { character in
      room -= character.columns
      return room >= 0
    }
    return String(rest.reversed())
  }
}
