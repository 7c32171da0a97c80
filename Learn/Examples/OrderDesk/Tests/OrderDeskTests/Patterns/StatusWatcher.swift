@testable import OrderDesk

/// Leaks: the loop holds `self` as long as the stream lasts, so `deinit` never runs.
@MainActor
final class LeakingStatusWatcher {
  private(set) var status: Status?
  private var task: Task<Void, Never>?

  func watch(_ statuses: AsyncStream<Status>) {
    task = Task { [weak self] in
      guard let self else { return }
      for await status in statuses { self.status = status }
    }
  }

  deinit { task?.cancel() }
}

/// Is freed, and ends the stream.
@MainActor
final class StatusWatcher {
  private(set) var status: Status?
  private var task: Task<Void, Never>?

  func watch(_ statuses: AsyncStream<Status>) {
    task = Task { [weak self] in
      for await status in statuses { self?.status = status }
    }
  }

  deinit { task?.cancel() }
}
