/// A text that the user waits for, and the key pressed then.
struct Step {
  /// The text to wait for since the last key; if empty, any output.
  let seen: String
  let key: String
}

/// A program from its start to its end.
struct Run {
  var command: [String]
  /// The file from which it reads its list.
  var input: String?
  /// The stream of the result, which is discarded.
  var result = Stream.output
  let steps: [Step]
}

/// The stream on which a program prints its result, unlike the one on which it paints.
enum Stream {
  case output, error, none
}

/// A menu and its keys.
struct Contestant {
  var name: String
  /// One choice among the flavors.
  var choice: Run
  /// One choice from each of the three lists.
  let visit: [Run]
  /// The keys that move to the next option and to the one before.
  var keys: (next: String, previous: String) = ("\u{1B}[B", "\u{1B}[A")
}
