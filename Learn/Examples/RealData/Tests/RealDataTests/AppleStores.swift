// These are only compiled, against the declarations in `AppleStandIns.swift`, and never run.
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

    func fetch(_ positions: Range<Int>) -> [IceCream] {
      Array(iceCreams[positions.clamped(to: iceCreams.indices)])
    }

    func save(_ iceCream: IceCream) throws(IceCreamStoreError) {
      let object =
        object(iceCream.id)
        ?? NSEntityDescription.insertNewObject(forEntityName: "IceCream", into: context)
      object.setValue(iceCream.id, forKey: "ticket")
      object.setValue(iceCream.flavor, forKey: "flavor")
      try commit()
    }

    func delete(_ id: IceCream.ID) throws(IceCreamStoreError) {
      if let object = object(id) { context.delete(object) }
      try commit()
    }

    func changes() -> AsyncStream<IceCreamChange> { readers.values() }

    // The main context calls its controllers on the main thread.
    nonisolated func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      // During a save, the context still has changes, and may yet fail.
      MainActor.assumeIsolated { if !context.hasChanges { sendChanges() } }
    }

    private func commit() throws(IceCreamStoreError) {
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

    private func object(_ id: IceCream.ID) -> NSManagedObject? {
      objects.first { IceCream($0).id == id }
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
  struct KeychainTokenStore: TokenStore {
    private var item: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "shop",
        kSecUseDataProtectionKeychain: true,
      ]
    }

    func load() -> Token? {
      var found: CFTypeRef?
      let query = item.merging([kSecReturnData: true]) { $1 } as CFDictionary
      guard SecItemCopyMatching(query, &found) == errSecSuccess else { return nil }
      return (found as? Data).flatMap { try? JSONDecoder().decode(Token.self, from: $0) }
    }

    func save(_ token: Token?) {
      SecItemDelete(item as CFDictionary)
      guard let token, let data = try? JSONEncoder().encode(token) else { return }
      // Readable in the background, and in no copy on another device.
      let access = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      let new = item.merging([kSecValueData: data, kSecAttrAccessible: access]) { $1 }
      SecItemAdd(new as CFDictionary, nil)
    }
  }
#endif
