// These are only compiled, against the declarations in `AppleStandIns.swift`, and never run.
#if !canImport(CoreData)
  import Foundation

  @testable import RealData

  /// Watches the ice creams of the main context, and returns them as values.
  @MainActor
  final class FetchedIceCreams: NSObject, NSFetchedResultsControllerDelegate {
    private let controller: NSFetchedResultsController<NSManagedObject>
    private let readers = Readers<[IceCream]>()

    init(context: NSManagedObjectContext) throws {
      let request = NSFetchRequest<NSManagedObject>(entityName: "IceCream")
      request.sortDescriptors = [NSSortDescriptor(key: "ticket", ascending: true)]
      controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
      super.init()
      controller.delegate = self
      try controller.performFetch()
    }

    /// Returns the ice creams now, and again after each change.
    func iceCreams() -> AsyncStream<[IceCream]> { readers.values(beginningWith: values) }

    // The main context calls its controllers on the main thread.
    nonisolated func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      MainActor.assumeIsolated { readers.send(values) }
    }

    private var values: [IceCream] {
      (controller.fetchedObjects ?? []).map { object in
        IceCream(
          id: object.value(forKey: "ticket") as? Int ?? 0,
          flavor: object.value(forKey: "flavor") as? String ?? "")
      }
    }
  }

  extension SwiftDataIceCreamStore: LocalIceCreamStore {
    func fetch(_ positions: Range<Int>) throws(IceCreamStoreError) -> [IceCream] {
      var request = FetchDescriptor<IceCreamModel>(sortBy: [SortDescriptor(\.ticket)])
      (request.fetchOffset, request.fetchLimit) = (positions.lowerBound, positions.count)
      guard let models = try? modelContext.fetch(request) else { throw .unavailable }
      return models.map { IceCream(id: $0.ticket, flavor: $0.flavor) }
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
#endif
