import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the reader of a transfer learns: its progress, and then how it ended.
nonisolated enum Transfer: Equatable, Sendable {
  /// The part of the bytes that has crossed, from 0 to 1.
  case progress(Double)
  /// The file, wherever it came from.
  case finished(URL)
  case failed(IceCreamStoreError)
}

/// Downloads and uploads files; a reader that stops cancels its transfer.
nonisolated protocol FileTransport: Sendable {
  func download(_ request: URLRequest, to file: URL) -> AsyncStream<Transfer>
  func upload(_ file: URL, with request: URLRequest) -> AsyncStream<Transfer>
}

nonisolated struct SessionFileTransport: FileTransport {
  func download(_ request: URLRequest, to file: URL) -> AsyncStream<Transfer> {
    transfer(file) { $0.downloadTask(with: request) }
  }

  func upload(_ file: URL, with request: URLRequest) -> AsyncStream<Transfer> {
    // The session reads the file in pieces, so a large one needs little memory.
    transfer(file) { $0.uploadTask(with: request, fromFile: file) }
  }

  private func transfer(
    _ file: URL, _ makeTask: (URLSession) -> URLSessionTask
  ) -> AsyncStream<Transfer> {
    // A slow reader misses progress, but never the end, which is the newest value.
    let (transfers, reader) = AsyncStream.makeStream(
      of: Transfer.self, bufferingPolicy: .bufferingNewest(1))
    let session = URLSession(
      configuration: .default, delegate: TransferDelegate(file: file, reader: reader),
      delegateQueue: nil)
    let task = makeTask(session)
    reader.onTermination = { _ in task.cancel() }
    task.resume()
    // The session holds its delegate until the task has ended.
    session.finishTasksAndInvalidate()
    return transfers
  }
}

/// Turns what the session says of one task into values for its reader.
private nonisolated final class TransferDelegate: NSObject, URLSessionDownloadDelegate {
  private let file: URL
  private let reader: AsyncStream<Transfer>.Continuation

  init(file: URL, reader: AsyncStream<Transfer>.Continuation) {
    (self.file, self.reader) = (file, reader)
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytes: Int64,
    totalBytesWritten written: Int64, totalBytesExpectedToWrite expected: Int64
  ) {
    // A server need not say how many bytes it will send.
    if expected > 0 { reader.yield(.progress(Double(written) / Double(expected))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytes: Int64,
    totalBytesSent sent: Int64, totalBytesExpectedToSend expected: Int64
  ) {
    if expected > 0 { reader.yield(.progress(Double(sent) / Double(expected))) }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo part: URL
  ) {
    // The body of a refusal is downloaded, too.
    if refusal(of: downloadTask) != nil { return }
    do {
      // The session deletes its file when this method returns.
      try Data(contentsOf: part, options: .mappedIfSafe).write(to: file, options: .atomic)
    } catch {
      end(.failed(.unavailable))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error { return end(.failed(.noAnswer(ConnectionFault(error)))) }
    end(refusal(of: task).map { .failed($0) } ?? .finished(file))
  }

  private func refusal(of task: URLSessionTask) -> IceCreamStoreError? {
    guard let status = (task.response as? HTTPURLResponse)?.statusCode else { return nil }
    return 200..<300 ~= status ? nil : .refused(code: status)
  }

  /// The first end counts.
  private func end(_ transfer: Transfer) {
    reader.yield(transfer)
    reader.finish()
  }
}
