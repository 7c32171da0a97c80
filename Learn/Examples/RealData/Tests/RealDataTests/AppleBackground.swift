// These are only compiled, against the declarations in `AppleStandIns.swift`, and never run.
#if !canImport(CoreData)
  import Foundation
  import FoundationNetworking

  @testable import RealData

  /// Downloads the shop's list while the app sleeps, and saves it in the store that scenes watch.
  ///
  /// The app delegate creates it at each launch, and so finds the transfers of the last one.
  @MainActor
  final class BackgroundDownloads: NSObject, URLSessionDownloadDelegate {
    /// Lets the system suspend the app again.
    var allowSuspension: (() -> Void)?
    let failures = Readers<IceCreamStoreError>()
    private let store: any IceCreamStore
    private var session: URLSession?
    private var saving: Task<Void, Never>?

    init(store: any IceCreamStore) {
      self.store = store
      super.init()
      session = URLSession(
        configuration: .background(withIdentifier: "shop.list"), delegate: self,
        delegateQueue: .main)
    }

    func download(_ url: URL) { session?.downloadTask(with: url).resume() }

    nonisolated func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo file: URL
    ) {
      // The system deletes the file when this method returns.
      let json = try? Data(contentsOf: file)
      let status = (downloadTask.response as? HTTPURLResponse)?.statusCode ?? 0
      MainActor.assumeIsolated { save(json, status) }
    }

    nonisolated func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      guard let error else { return }
      failures.send(.noAnswer(ConnectionFault(error)))
    }

    nonisolated func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
      MainActor.assumeIsolated {
        let allow = allowSuspension
        allowSuspension = nil
        Task { [saving] in
          await saving?.value
          allow?()
        }
      }
    }

    private func save(_ json: Data?, _ status: Int) {
      saving = Task { [store, failures, saving] in
        await saving?.value
        do throws(IceCreamStoreError) {
          guard status == 200 else { throw .refused(code: status) }
          guard let json else { throw .unavailable }
          for iceCream in try IceCreamRecord.iceCreams(json) { try await store.save(iceCream) }
        } catch {
          failures.send(error)
        }
      }
    }
  }

  final class AppDelegate: NSObject, UIApplicationDelegate {
    let store: any LocalIceCreamStore
    let downloads: BackgroundDownloads

    override init() {
      let store = MemoryIceCreamStore()
      (self.store, downloads) = (store, BackgroundDownloads(store: store))
    }

    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      downloads.allowSuspension = completionHandler
    }
  }
#endif
