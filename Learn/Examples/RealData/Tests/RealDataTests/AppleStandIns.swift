// Declarations of our own with the signatures of Core Data, SwiftData, background sessions, the keychain, CryptoKit and
// AuthenticationServices, as few as the listings use. They do nothing, but the keychain keeps its items in memory, and a
// page answers as a test says.
// SwiftData's macros are missing: `@Model` adds the conformance to `PersistentModel`, and `@ModelActor` writes `init` and
// `modelContext`.
// https://developer.apple.com/documentation/coredata, https://developer.apple.com/documentation/swiftdata,
// https://developer.apple.com/documentation/security/keychain-items,
// https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
#if !canImport(CoreData)
  import Foundation
  import FoundationNetworking
  import Observation
  import Synchronization

  @testable import RealData

  // MARK: Core Data

  protocol NSFetchRequestResult: AnyObject {}

  class NSManagedObject: NSFetchRequestResult {
    func value(forKey key: String) -> Any? { nil }
    func setValue(_ value: Any?, forKey key: String) {}
  }

  final class NSManagedObjectContext {
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
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

  final class NSPredicate {
    init(format predicateFormat: String, _ args: any CVarArg...) {}
  }

  final class NSFetchRequest<ResultType: NSFetchRequestResult> {
    var predicate: NSPredicate?
    var fetchLimit = 0
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

  final class ModelContainer {
    init(
      for forTypes: any PersistentModel.Type...,
      migrationPlan: (any SchemaMigrationPlan.Type)? = nil
    ) throws {}
  }

  final class Schema {
    struct Version: Sendable {
      init(_ major: Int, _ minor: Int, _ patch: Int) {}
    }
  }

  protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
  }

  protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
  }

  enum MigrationStage: Sendable {
    case lightweight(
      fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  }

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

  extension FirstVersion {
    final class IceCreamModel: PersistentModel {}
  }

  actor SwiftDataIceCreamStore {
    let modelContext = ModelContext()
    let readers = Readers<IceCreamChange>()
    init(modelContainer: ModelContainer) {}
  }

  // MARK: Background sessions

  @MainActor
  protocol UIApplicationDelegate {}
  final class UIApplication {}

  // The real one is a method of `URLSessionConfiguration`, and missing on Linux.
  extension URLSessionConfiguration {
    class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  }

  // MARK: Keychain

  typealias CFString = String
  typealias CFDictionary = [String: Any]
  typealias CFTypeRef = AnyObject
  typealias OSStatus = Int32
  let kSecClass = "class", kSecClassGenericPassword = "genp", kSecAttrService = "svce"
  let kSecReturnData = "r_Data", kSecValueData = "v_Data", kSecAttrAccessible = "pdmn"
  let kSecUseDataProtectionKeychain = "nleg"
  let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
  // https://developer.apple.com/documentation/security/security-framework-result-codes
  let errSecSuccess: Int32 = 0, errSecItemNotFound: Int32 = -25300
  let errSecInteractionNotAllowed: Int32 = -25308, errSecDuplicateItem: Int32 = -25299

  /// The items of all tests, by service, and with which status the keychain fails to read or delete each.
  let keychain = Mutex<[String: (data: Data?, status: Int32)]>([:])
  /// With which status the keychain fails to add an item, by service.
  let failingAdditions = Mutex<[String: Int32]>([:])

  func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> Int32 {
    keychain.withLock { items in
      guard let item = items[query[kSecAttrService] as? String ?? ""] else {
        return errSecItemNotFound
      }
      result?.pointee = item.data as AnyObject?
      return item.status
    }
  }

  @discardableResult
  func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> Int32 {
    let service = attributes[kSecAttrService] as? String ?? ""
    if let status = failingAdditions.withLock({ $0[service] }) { return status }
    return keychain.withLock { items in
      if items[service] != nil { return errSecDuplicateItem }
      items[service] = (attributes[kSecValueData] as? Data, errSecSuccess)
      return errSecSuccess
    }
  }

  @discardableResult
  func SecItemDelete(_ query: CFDictionary) -> Int32 {
    keychain.withLock { items in
      let service = query[kSecAttrService] as? String ?? ""
      guard let item = items[service] else { return errSecItemNotFound }
      if item.status == errSecSuccess { items[service] = nil }
      return item.status
    }
  }

  // MARK: Authentication

  enum SHA256 {
    static func hash(data: Data) -> [UInt8] { data.suffix(31).reversed() + [255] }
  }

  struct ASWebAuthenticationSessionError: Error {
    enum Code { case canceledLogin, presentationContextNotProvided }
    let code: Code
  }

  final class ASPresentationAnchor {}

  @MainActor
  protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
  }

  /// Answers as the test says.
  @MainActor
  final class ASWebAuthenticationSession {
    struct Callback {
      let scheme: String
      static func customScheme(_ customScheme: String) -> Self { Self(scheme: customScheme) }
    }

    static var answer: (URL) -> (URL?, (any Error)?)? = { _ in nil }
    static var scheme: String?
    static var onCancel: () -> Void = {}
    weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    private let url: URL
    private let completionHandler: (URL?, (any Error)?) -> Void

    init(
      url: URL, callback: Callback, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
      (self.url, self.completionHandler) = (url, completionHandler)
      Self.scheme = callback.scheme
    }

    func start() -> Bool {
      guard presentationContextProvider?.presentationAnchor(for: self) != nil else { return false }
      if let (url, error) = Self.answer(url) { completionHandler(url, error) }
      return true
    }

    func cancel() { Self.onCancel() }
  }
#endif
