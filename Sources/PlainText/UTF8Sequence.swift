extension [UInt8] {
  /// Returns the length of the UTF-8 sequence at an offset, or `nil` if it is malformed.
  package func sequenceLength(at offset: Int) -> Int? {
    var rest = dropFirst(offset).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let sequence) = parser.parseScalar(from: &rest) else { return nil }
    return sequence.count
  }
}
