/// One thing that a person sees, and the key pressed then.
struct Step {
  /// What is waited for, in what was received since the last key; if empty, anything.
  let seen: String
  let key: String
}

/// A program from its start to its end.
struct Run {
  let command: [String]
  /// The file that it reads its list from.
  var input: String?
  /// Where what was chosen is printed, which nobody reads.
  var result = Stream.output
  let steps: [Step]
}

/// Where a program prints its result: not where it paints.
enum Stream {
  case output, error, none
}

/// A menu, and how to choose from it.
struct Contestant {
  let name: String
  /// One choice among the flavors.
  let choice: Run
  /// One choice from each of the three lists.
  let visit: [Run]
  /// The keys that move to the next option and to the one before.
  var keys: (next: String, previous: String) = ("\u{1B}[B", "\u{1B}[A")
}
