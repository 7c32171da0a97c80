import IceCreamDomain

/// The standard streams of this process.
final class SystemTerminal: Terminal {
  private var lines = LineReader(source: .standardInput)

  var isInputTerminal: Bool { InputDescriptor.standardInput.isTerminal }
  var isErrorTerminal: Bool { OutputDescriptor.standardError.isTerminal }

  func readLine() -> String? { lines.next() }

  func say(_ text: String) {
    // Where standard error is closed, there is nobody left to tell.
    try? OutputDescriptor.standardError.write(text)
  }

  func write(_ text: String) throws(SystemError) {
    try OutputDescriptor.standardOutput.write(text)
  }
}
