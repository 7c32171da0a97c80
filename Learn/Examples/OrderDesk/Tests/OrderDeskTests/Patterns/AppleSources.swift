// These are only compiled, against the declarations in `AppleStandIns.swift`, and never run.
#if !canImport(CoreLocation)
  import Foundation

  @testable import OrderDesk

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
      // The user may also have chosen another action, or dismissed the notification.
      let isTap = response.actionIdentifier == UNNotificationDefaultActionIdentifier
      if isTap, let id = order.flatMap(UUID.init(uuidString:)) { newID.yield(id) }
      completionHandler()
    }
  }

  /// Says when the next day begins.
  func watchDays() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { days in
      let task = Task {
        let changes = NotificationCenter.default.notifications(named: .NSCalendarDayChanged)
        for await _ in changes { days.yield() }
      }
      days.onTermination = { _ in task.cancel() }
    }
  }

  /// A store that publishes its orders, behind a worker.
  @MainActor
  final class PublishedOrders {
    private let publisher: AnyPublisher<[Order], Never>

    init(publisher: AnyPublisher<[Order], Never>) { self.publisher = publisher }

    func watchOrders() -> AsyncStream<[Order]> {
      AsyncStream { values in
        // Without a buffer, `values` drops what is published while its reader is busy.
        let orders = publisher.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
        let task = Task {
          for await orders in orders.values { values.yield(orders) }
          values.finish()
        }
        values.onTermination = { _ in task.cancel() }
      }
    }
  }
#endif
