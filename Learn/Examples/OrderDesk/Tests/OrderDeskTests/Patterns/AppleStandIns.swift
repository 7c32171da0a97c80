// Declarations of our own with the signatures of Core Location, User Notifications, Combine and the Foundation of Apple's
// systems, as few as the listings use. They do nothing.
// https://developer.apple.com/documentation/corelocation, https://developer.apple.com/documentation/usernotifications,
// https://developer.apple.com/documentation/combine,
// https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
#if !canImport(CoreLocation)
  import Foundation

  extension NotificationCenter {
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications()
    }

    struct Notifications: AsyncSequence {
      func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
        AsyncStream { $0.finish() }.makeAsyncIterator()
      }
    }
  }

  struct AnyPublisher<Output, Failure: Error> {
    func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Self { self }
  }

  extension AnyPublisher where Failure == Never {
    var values: AsyncPublisher<Output> { AsyncPublisher() }
  }

  enum Publishers {
    enum PrefetchStrategy { case byRequest }
    enum BufferingStrategy<Failure: Error> { case dropOldest }
  }

  struct AsyncPublisher<Output>: AsyncSequence {
    struct Iterator: AsyncIteratorProtocol {
      mutating func next() async -> Output? { nil }
    }
    func makeAsyncIterator() -> Iterator { Iterator() }
  }

  struct CLLocationCoordinate2D {
    var latitude, longitude: Double
  }

  final class CLLocation: Sendable {
    var coordinate: CLLocationCoordinate2D { .init(latitude: 0, longitude: 0) }
  }

  struct CLLocationUpdate: Sendable {
    let location: CLLocation?
    let authorizationDenied: Bool
    static func liveUpdates() -> AsyncThrowingStream<CLLocationUpdate, any Error> {
      AsyncThrowingStream { $0.finish() }
    }
  }

  final class CLServiceSession: Sendable {
    enum AuthorizationRequirement { case whenInUse }
    init(authorization: AuthorizationRequirement) {}
    func invalidate() {}
  }

  final class UNUserNotificationCenter {}
  final class UNNotificationContent { var userInfo: [AnyHashable: Any] = [:] }
  final class UNNotificationRequest { let content = UNNotificationContent() }
  final class UNNotification { let request = UNNotificationRequest() }
  let UNNotificationDefaultActionIdentifier = "default"
  final class UNNotificationResponse {
    let notification = UNNotification()
    let actionIdentifier = UNNotificationDefaultActionIdentifier
  }

  protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void)
  }
#endif
