// These are only compiled, against the declarations in `AppleStandIns.swift`, and never run.
#if !canImport(CoreLocation)
  import Foundation

  /// Where a courier is, or why that is unknown.
  enum CourierPlace: Equatable, Sendable {
    case at(latitude: Double, longitude: Double)
    case denied, failed
  }

  /// Asks for permission, and returns each place until the reader stops.
  func watchPlace() -> AsyncStream<CourierPlace> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { places in
      let task = Task {
        let session = CLServiceSession(authorization: .whenInUse)
        defer { session.invalidate() }
        do {
          for try await update in CLLocationUpdate.liveUpdates() {
            if update.authorizationDenied { places.yield(.denied) }
            guard let place = update.location?.coordinate else { continue }
            places.yield(.at(latitude: place.latitude, longitude: place.longitude))
          }
        } catch {
          places.yield(.failed)
        }
        places.finish()
      }
      places.onTermination = { _ in task.cancel() }
    }
  }

  /// Keeps which orders the user opens by tapping a notification, until a reader takes them.
  final class NotifiedOrders: NSObject, UNUserNotificationCenterDelegate {
    let (ids, newID) = AsyncStream.makeStream(of: UUID.self)

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let order = response.notification.request.content.userInfo["order"] as? String
      if let id = order.flatMap(UUID.init(uuidString:)) { newID.yield(id) }
      completionHandler()
    }
  }
#endif
