import Books

/// Feeds bytes to the decoder of keys.
///
/// However they are split, the keys are the same, and the decoder is ready for more.
@c(LLVMFuzzerTestOneInput)
public func fuzzKeys(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // libFuzzer provides `count` bytes there until this function returns.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  abortAtFault { try decode(bytes) }
  return 0
}

private func decode(_ bytes: [UInt8]) throws {
  var whole = KeyDecoder()
  var single = KeyDecoder()
  var pieces = KeyDecoder()
  let keys = whole.decode(bytes)
  let singleKeys = bytes.flatMap { single.decode([$0]) }
  // The bytes also determine where the pieces end.
  let parts = bytes.split(separator: bytes.first ?? 0, omittingEmptySubsequences: false)
  let separator = bytes.first.map { [$0] } ?? []
  var pieceKeys: [Key] = []
  for (number, part) in parts.enumerated() {
    if number > 0 { pieceKeys += pieces.decode(separator) }
    pieceKeys += pieces.decode(part)
  }
  try check(keys == singleKeys, "other keys, byte by byte")
  try check(keys == pieceKeys, "other keys, in pieces")

  let isWaiting = whole.patience != nil
  let last = whole.giveUp()
  try check(last == single.giveUp(), "another last key, byte by byte")
  try check(last.count <= 1 && (last.isEmpty || isWaiting), "a last key that was not waited for")
  try check(whole.patience == nil && whole.giveUp() == [], "something is left")
  try check(whole.decode([0x71]) == [.character("q")], "a byte that is not taken")

  for key in keys + last {
    switch key {
    case .character(let scalar):
      try check(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "a control")
    case .control(let scalar):
      try check(scalar.isASCII && scalar.value >= 0x5C, "no control")
    case .paste(let text):
      // A byte that is not UTF-8 becomes three.
      try check(text.utf8.count <= 3 * PastedText.limit, "a paste that is too long")
    default: break
    }
  }
  try check(keys.count <= bytes.count, "more keys than bytes")
}
