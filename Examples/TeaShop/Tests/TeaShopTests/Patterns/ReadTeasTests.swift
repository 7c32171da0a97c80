import Foundation
import Testing

@testable import TeaShop

@MainActor private final class ReadTeasPresentationLogicSpy: ReadTeasPresentationLogic {
  private(set) var responses: [ReadTeas.Response] = []

  func presentTeas(response: ReadTeas.Response) {
    responses.append(response)
  }
}

@MainActor final class ReadTeasTests {
  private let folder: URL
  private let file: URL
  private let presenter = ReadTeasPresentationLogicSpy()
  private let interactor: ReadTeasInteractor

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "teas.json")
    interactor = ReadTeasInteractor(worker: FileReadTeasWorker(file: file))
    interactor.presenter = presenter
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String = #"{"teas": []}"#) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Reads the file, and waits for the answer.
  private func read() async -> ReadTeas.Response? {
    interactor.readTeas(request: .init())
    #expect(presenter.responses == [.reading])
    await interactor.work?.value
    return presenter.responses.last
  }

  @Test func `reads the teas of a file`() async throws {
    // Longer than what is read at once.
    let space = String(repeating: " ", count: 100_000)
    try write(#"{"teas": [\#(space){"name": "Mint", "minutes": 5, "isSoldOut": false}]}"#)

    #expect(await read() == .teas([Tea(name: "Mint", minutes: 5, isSoldOut: false)]))
  }

  @Test func `reports a missing file`() async {
    #expect(await read() == .failed(.missing("teas.json")))
  }

  @Test func `reports what cannot be read`() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)

    #expect(await read() == .failed(.unreadable("teas.json")))
  }

  @Test func `reports the faults of a file`() async throws {
    try write(#"{"teas": [{"minutes": 2, "isSoldOut": false}]}"#)
    let fault = #"teas.json:1:11: missing key "name" at teas[0]; add it"#

    #expect(await read() == .failed(.faulty([fault])))
  }

  @Test func `stops reading when it is cancelled`() async throws {
    try write()
    let worker = FileReadTeasWorker(file: file)
    // It starts when this test, on the same actor, waits.
    let task = Task { try await worker.readTeas() }

    task.cancel()

    await #expect(throws: ReadTeasError.cancelled) { try await task.value }
  }

  @Test func `presents nothing of a request that another one has cancelled`() async {
    interactor.readTeas(request: .init())
    let first = interactor.work
    interactor.readTeas(request: .init())
    await first?.value
    await interactor.work?.value

    #expect(presenter.responses == [.reading, .reading, .failed(.missing("teas.json"))])
  }

  @Test func `is cancelled when the scene is left`() {
    var interactor: ReadTeasInteractor? = ReadTeasInteractor(
      worker: FileReadTeasWorker(file: file))
    interactor?.readTeas(request: .init())
    let work = interactor?.work

    interactor = nil

    #expect(work?.isCancelled == true)
  }
}
