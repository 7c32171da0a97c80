import Foundation

@testable import TeaShop

/// The payloads of a use case that reads teas from a file.
enum ReadTeas {
  struct Request: Equatable, Sendable {}

  enum Response: Equatable, Sendable {
    case reading
    case teas([Tea])
    case failed(ReadTeasError)
  }
}

/// Why teas cannot be read.
enum ReadTeasError: Error, Equatable {
  case missing(String)
  case unreadable(String)
  case faulty([String])
  case cancelled
}

/// Reads teas.
protocol ReadTeasWorker: Sendable {
  @concurrent func readTeas() async throws(ReadTeasError) -> [Tea]
}

/// Reads teas from a file.
struct FileReadTeasWorker: ReadTeasWorker {
  let file: URL

  @concurrent func readTeas() async throws(ReadTeasError) -> [Tea] {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      var bytes: [UInt8] = []
      while let chunk = try handle.read(upToCount: 65_536), !chunk.isEmpty {
        try Task.checkCancellation()
        bytes += chunk
      }
      return try TeaCatalog.read(bytes, file: file.lastPathComponent)
    } catch is CancellationError {
      throw .cancelled
    } catch let error as TeaCatalogError {
      throw .faulty(error.faults)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw .missing(file.lastPathComponent)
    } catch {
      throw .unreadable(file.lastPathComponent)
    }
  }
}

@MainActor protocol ReadTeasPresentationLogic: AnyObject {
  func presentTeas(response: ReadTeas.Response)
}

@MainActor final class ReadTeasInteractor {
  var presenter: (any ReadTeasPresentationLogic)?
  private(set) var work: Task<Void, Never>?

  private let worker: any ReadTeasWorker

  init(worker: any ReadTeasWorker) {
    self.worker = worker
  }

  deinit {
    work?.cancel()
  }

  func readTeas(request: ReadTeas.Request) {
    work?.cancel()
    presenter?.presentTeas(response: .reading)
    work = Task { [weak self, worker] in
      let response: ReadTeas.Response
      do throws(ReadTeasError) {
        response = .teas(try await worker.readTeas())
      } catch {
        response = .failed(error)
      }
      if Task.isCancelled { return }
      self?.presenter?.presentTeas(response: response)
    }
  }
}
