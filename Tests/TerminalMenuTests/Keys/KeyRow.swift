import Testing

@testable import TerminalMenu

/// Bytes from a terminal and the expected keys.
struct KeyRow: Sendable {
  let bytes: [UInt8]
  let keys: [Key]
  /// The time to wait after the last byte.
  let patience: Int32?
  /// The keys after the wait expires.
  let leftovers: [Key]

  init(_ bytes: [UInt8], _ keys: [Key], patience: Int32? = nil, leftovers: [Key] = []) {
    self.bytes = bytes
    self.keys = keys
    self.patience = patience
    self.leftovers = leftovers
  }

  /// Creates a row of a text with ␛ for ESC.
  init(_ text: String, _ keys: [Key], patience: Int32? = nil, leftovers: [Key] = []) {
    let bytes = text.unicodeScalars.flatMap {
      $0 == "␛" ? [0x1B] : Array(UTF8.encode($0) ?? .init())
    }
    self.init(bytes, keys, patience: patience, leftovers: leftovers)
  }
}
