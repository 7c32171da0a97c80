// Declarations of our own with the signatures of Core Data, SwiftData and the keychain, as few as the listings use. They
// do nothing.
// SwiftData's macros are missing: `@Model` adds the conformance to `PersistentModel`, and `@ModelActor` writes `init` and
// `modelContext`.
// https://developer.apple.com/documentation/coredata, https://developer.apple.com/documentation/swiftdata,
// https://developer.apple.com/documentation/security/keychain-items
#if !canImport(CoreData)
  import Foundation
  import Observation

  @testable import RealData

  // MARK: Core Data

  protocol NSFetchRequestResult: AnyObject {}

  class NSManagedObject: NSFetchRequestResult {
    func value(forKey key: String) -> Any? { nil }
    func setValue(_ value: Any?, forKey key: String) {}
  }

  final class NSManagedObjectContext {
    var hasChanges: Bool { false }
    func delete(_ object: NSManagedObject) {}
    func save() throws {}
    func rollback() {}
  }

  final class NSEntityDescription {
    static func insertNewObject(
      forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject { NSManagedObject() }
  }

  final class NSSortDescriptor {
    init(key: String?, ascending: Bool) {}
  }

  final class NSFetchRequest<ResultType: NSFetchRequestResult> {
    var sortDescriptors: [NSSortDescriptor]?
    init(entityName: String) {}
  }

  protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  }

  final class NSFetchedResultsController<ResultType> {
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    var fetchedObjects: [ResultType]?
    init(
      fetchRequest: NSFetchRequest<NSManagedObject>,
      managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
      cacheName name: String?
    ) {}
    func performFetch() throws {}
  }

  // MARK: SwiftData

  protocol PersistentModel: AnyObject {}

  struct FetchDescriptor<T: PersistentModel> {
    var predicate: Predicate<T>?
    var sortBy: [SortDescriptor<T>]
    var fetchLimit: Int?
    var fetchOffset: Int?
    init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
      (self.predicate, self.sortBy) = (predicate, sortBy)
    }
  }

  final class ModelContext {
    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
    func insert<T: PersistentModel>(_ model: T) {}
    func delete<T: PersistentModel>(_ model: T) {}
    func save() throws {}
    func rollback() {}
  }

  final class ModelContainer {}

  typealias FetchResultsCollection<Element> = [Element]

  @Observable
  final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable> {
    var results: FetchResultsCollection<Element> = []
    init(
      fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
      modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws where SectionTitle == Never {}
  }

  final class IceCreamModel: PersistentModel {
    var ticket: Int
    var flavor: String
    init(_ iceCream: IceCream) { (ticket, flavor) = (iceCream.id, iceCream.flavor) }
  }

  actor SwiftDataIceCreamStore {
    let modelContext = ModelContext()
    let readers = Readers<IceCreamChange>()
  }

  // MARK: Keychain

  typealias CFString = String
  typealias CFDictionary = [String: Any]
  typealias CFTypeRef = AnyObject
  let kSecClass = "", kSecClassGenericPassword = "", kSecAttrService = "", kSecReturnData = ""
  let kSecValueData = "", kSecAttrAccessible = "", kSecUseDataProtectionKeychain = ""
  let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = ""
  let errSecSuccess: Int32 = 0

  func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> Int32 { -1 }
  @discardableResult
  func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> Int32 { -1 }
  @discardableResult
  func SecItemDelete(_ query: CFDictionary) -> Int32 { -1 }
#endif
