// Compiled against the declarations in `AppleStandIns.swift`. Of these, only the keychain and the page for signing in are
// run, over stand-ins.
#if !canImport(CoreData)
  import Foundation
  import Observation

  @testable import RealData

  /// Stores ice creams in the main context, and keeps them as values.
  @MainActor
  final class CoreDataIceCreamStore: NSObject, LocalIceCreamStore,
    NSFetchedResultsControllerDelegate
  {
    private let context: NSManagedObjectContext
    private let controller: NSFetchedResultsController<NSManagedObject>
    private var iceCreams: [IceCream] = []
    private var isSaving = false
    private let readers = Readers<IceCreamChange>()

    init(context: NSManagedObjectContext) throws {
      let request = NSFetchRequest<NSManagedObject>(entityName: "IceCream")
      request.sortDescriptors = [NSSortDescriptor(key: "ticket", ascending: true)]
      self.context = context
      controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
      super.init()
      controller.delegate = self
      try controller.performFetch()
      iceCreams = objects.map(IceCream.init)
    }

    // `LocalIceCreamStore` is nonisolated, and so are methods that it requires, unless marked.
    @MainActor func fetch(_ positions: Range<Int>) -> [IceCream] {
      Array(iceCreams[positions.clamped(to: iceCreams.indices)])
    }

    @MainActor func save(_ iceCream: IceCream) throws(IceCreamStoreError) {
      let object =
        try object(iceCream.id)
        ?? NSEntityDescription.insertNewObject(forEntityName: "IceCream", into: context)
      object.setValue(iceCream.id, forKey: "ticket")
      object.setValue(iceCream.flavor, forKey: "flavor")
      try commit()
    }

    @MainActor func delete(_ id: IceCream.ID) throws(IceCreamStoreError) {
      if let object = try object(id) { context.delete(object) }
      try commit()
    }

    @MainActor func changes() -> AsyncStream<IceCreamChange> { readers.values() }

    // The main context calls its controllers on the main thread.
    nonisolated func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      // A save may yet fail.
      MainActor.assumeIsolated { if !isSaving { sendChanges() } }
    }

    private func commit() throws(IceCreamStoreError) {
      isSaving = true
      defer { isSaving = false }
      do { try context.save() } catch {
        context.rollback()
        throw .unavailable
      }
      sendChanges()
    }

    private func sendChanges() {
      let changed = objects.map(IceCream.init)
      for change in changed.changes(since: iceCreams) { readers.send(change) }
      iceCreams = changed
    }

    private var objects: [NSManagedObject] { controller.fetchedObjects ?? [] }

    /// Lets the database search, not this thread.
    private func object(_ id: IceCream.ID) throws(IceCreamStoreError) -> NSManagedObject? {
      let request = NSFetchRequest<NSManagedObject>(entityName: "IceCream")
      request.predicate = NSPredicate(format: "ticket == %ld", id)
      request.fetchLimit = 1
      do { return try context.fetch(request).first } catch { throw .unavailable }
    }
  }

  extension IceCream {
    fileprivate init(_ object: NSManagedObject) {
      self.init(
        id: object.value(forKey: "ticket") as? Int ?? 0,
        flavor: object.value(forKey: "flavor") as? String ?? "")
    }
  }

  extension SwiftDataIceCreamStore: LocalIceCreamStore {
    func fetch(_ positions: Range<Int>) throws(IceCreamStoreError) -> [IceCream] {
      var request = FetchDescriptor<IceCreamModel>(sortBy: [SortDescriptor(\.ticket)])
      (request.fetchOffset, request.fetchLimit) = (positions.lowerBound, positions.count)
      guard let models = try? modelContext.fetch(request) else { throw .unavailable }
      return models.map(IceCream.init)
    }

    func save(_ iceCream: IceCream) throws(IceCreamStoreError) {
      // The ticket is unique, so this replaces an earlier ice cream.
      modelContext.insert(IceCreamModel(iceCream))
      try commit()
      readers.send(.saved(iceCream))
    }

    func delete(_ id: IceCream.ID) throws(IceCreamStoreError) {
      let request = FetchDescriptor<IceCreamModel>(predicate: #Predicate { $0.ticket == id })
      guard let models = try? modelContext.fetch(request) else { throw .unavailable }
      for model in models { modelContext.delete(model) }
      try commit()
      readers.send(.deleted(id))
    }

    func changes() -> AsyncStream<IceCreamChange> { readers.values() }

    private func commit() throws(IceCreamStoreError) {
      do {
        try modelContext.save()
      } catch {
        modelContext.rollback()
        throw .unavailable
      }
    }
  }

  enum FirstVersion: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [FirstVersion.IceCreamModel.self] }
  }

  enum SecondVersion: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [IceCreamModel.self] }
  }

  enum IceCreamMigrationPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, SecondVersion.self] }
    static var stages: [MigrationStage] {
      [.lightweight(fromVersion: FirstVersion.self, toVersion: SecondVersion.self)]
    }
  }

  func openContainer() throws -> ModelContainer {
    try ModelContainer(for: IceCreamModel.self, migrationPlan: IceCreamMigrationPlan.self)
  }

  /// Opens the store off the main actor.
  @concurrent func openSwiftDataStore() async throws -> SwiftDataIceCreamStore {
    SwiftDataIceCreamStore(modelContainer: try openContainer())
  }

  /// Sends what changes in any context or process, until its task is canceled.
  @available(iOS 27, macOS 27, *)
  @MainActor
  func sendChanges(
    in container: ModelContainer, to readers: Readers<IceCreamChange>
  ) async throws {
    // The observer's own context sees only what was saved.
    let observer = try ResultsObserver<IceCreamModel, Never>(
      fetchDescriptor: FetchDescriptor(sortBy: [SortDescriptor(\.ticket)]),
      modelContainer: container)
    var iceCreams = observer.results.map(IceCream.init)
    for await changed in Observations({ observer.results.map(IceCream.init) }) {
      for change in changed.changes(since: iceCreams) { readers.send(change) }
      iceCreams = changed
    }
  }

  extension IceCream {
    fileprivate init(_ model: IceCreamModel) {
      self.init(id: model.ticket, flavor: model.flavor)
    }
  }

  /// Keeps the token in the keychain, on this device only.
  nonisolated struct KeychainTokenStore: TokenStore {
    /// Where a random key lies; the app's deletion deletes it, but perhaps no item of the keychain.
    let keyFile: URL
    var service = "shop"

    private struct Item: Codable {
      var key: String
      var token: Token
    }

    private var key: String? { try? String(contentsOf: keyFile, encoding: .utf8) }
    private var query: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecUseDataProtectionKeychain: true,
      ]
    }

    func load() throws(TokenStoreError) -> Token? {
      var found: CFTypeRef?
      let search = query.merging([kSecReturnData: true]) { $1 } as CFDictionary
      try check(SecItemCopyMatching(search, &found))
      // The next sign-in replaces an item that is damaged, or of an earlier installation.
      let item = (found as? Data).flatMap { try? JSONDecoder().decode(Item.self, from: $0) }
      return item?.key == key ? item?.token : nil
    }

    func save(_ token: Token?) throws(TokenStoreError) {
      let deletion = SecItemDelete(query as CFDictionary)
      // Invalidates an item that could not be deleted.
      try? FileManager.default.removeItem(at: keyFile)
      try check(deletion)
      guard let token else { return }
      let item = Item(key: UUID().uuidString, token: token)
      let data: Data
      do {
        try Data(item.key.utf8).write(to: keyFile, options: .atomic)
        data = try JSONEncoder().encode(item)
      } catch {
        throw .unavailable(code: (error as NSError).code)
      }
      // Readable in the background, and in no copy on another device.
      let access = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      let new = query.merging([kSecValueData: data, kSecAttrAccessible: access]) { $1 }
      try check(SecItemAdd(new as CFDictionary, nil))
    }

    private func check(_ status: OSStatus) throws(TokenStoreError) {
      switch status {
      case errSecSuccess, errSecItemNotFound: break
      case errSecInteractionNotAllowed: throw .locked
      default: throw .unavailable(code: Int(status))
      }
    }
  }

  /// One attempt to sign in on a page of the server.
  nonisolated struct SignInAttempt {
    // RFC 7636 4.1: 43 to 128 random characters.
    let verifier = (0..<3).map { _ in UUID().uuidString }.joined()
    let state = UUID().uuidString

    /// The page's address, with a hash of the verifier.
    var address: URL? {
      var parts = URLComponents(string: "https://shop.example/authorize")
      parts?.queryItems = [
        .init(name: "response_type", value: "code"), .init(name: "client_id", value: "shop"),
        // RFC 8252 7.1: the scheme is a domain of the app's owner, here shop.example, in reverse order.
        .init(name: "redirect_uri", value: "example.shop:/signed-in"),
        .init(name: "state", value: state),
        .init(name: "code_challenge_method", value: "S256"),
        .init(name: "code_challenge", value: challenge),
      ]
      return parts?.url
    }

    /// Returns the code; `nil` if this is not the answer to this attempt.
    func code(in answer: URL) -> String? {
      let items = URLComponents(url: answer, resolvingAgainstBaseURL: false)?.queryItems ?? []
      guard items.first(where: { $0.name == "state" })?.value == state else { return nil }
      return items.first { $0.name == "code" }?.value
    }

    private var challenge: String {
      Data(SHA256.hash(data: Data(verifier.utf8))).base64EncodedString()
        .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
  }

  /// Shows the page in a window of the app.
  @MainActor
  final class WebSignInPage: NSObject, SignInPage, ASWebAuthenticationPresentationContextProviding {
    private let window: ASPresentationAnchor
    private var session: ASWebAuthenticationSession?

    init(window: ASPresentationAnchor) { self.window = window }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window
    }

    func code() async throws(SignInError) -> SignInCode? {
      let attempt = SignInAttempt()
      guard let code = try await code(for: attempt) else { return nil }
      return SignInCode(code: code, verifier: attempt.verifier)
    }

    /// Returns the server's code; `nil` if the user has closed the page.
    func code(for attempt: SignInAttempt) async throws(SignInError) -> String? {
      guard let address = attempt.address else { throw .refused }
      let (answers, answer) = AsyncStream.makeStream(of: Result<URL?, SignInError>.self)
      let session = ASWebAuthenticationSession(
        url: address, callback: .customScheme("example.shop")
      ) { @Sendable url, error in
        let isClosed = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin
        answer.yield(url == nil && !isClosed ? .failure(.refused) : .success(url))
        answer.finish()
      }
      session.presentationContextProvider = self
      answer.onTermination = { [weak self] in
        if case .cancelled = $0 { Task { @MainActor in self?.session?.cancel() } }
      }
      self.session = session
      guard session.start() else { throw .refused }
      for await result in answers {
        guard let url = try result.get() else { return nil }
        guard let code = attempt.code(in: url) else { throw .refused }
        return code
      }
      return nil
    }
  }
#endif
