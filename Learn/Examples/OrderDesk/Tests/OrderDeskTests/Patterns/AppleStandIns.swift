// Declarations of our own with the signatures of Core Location and User Notifications, as few as two listings use. They
// do nothing.
// https://developer.apple.com/documentation/corelocation, https://developer.apple.com/documentation/usernotifications
#if !canImport(CoreLocation)
  import Foundation

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
  final class UNNotificationResponse { let notification = UNNotification() }

  protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void)
  }
#endif
