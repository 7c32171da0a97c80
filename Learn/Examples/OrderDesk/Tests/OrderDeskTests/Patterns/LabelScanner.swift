enum ScanError: Error { case unreadable, canceled }

/// A scanner that calls back, perhaps twice, or never.
protocol LabelScanner: Sendable {
  func scan(_ answer: @escaping @Sendable (Result<String, ScanError>) -> Void)
  func stop()
}

extension LabelScanner {
  /// Returns the first answer, and stops the scanner if the task is canceled.
  func scan() async throws(ScanError) -> String {
    let (answers, answer) = AsyncStream.makeStream(of: Result<String, ScanError>.self)
    answer.onTermination = { if case .cancelled = $0 { stop() } }
    scan {
      answer.yield($0)
      answer.finish()
    }
    for await result in answers { return try result.get() }
    throw .canceled
  }

  /// Returns the answer of a scanner that calls back exactly once, and cannot be canceled.
  func scanOnce() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      scan { continuation.resume(with: $0) }
    }
  }
}
