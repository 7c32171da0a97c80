/// What holds an object that should be freed.
struct Leak {
  enum Holder { case closure, method, task, timer, observer, assignment, target, session }

  let holder: Holder
  /// Where `self` is used, or the method.
  let place: Int
  /// What holds the closure, such as `button.whenTapped`.
  let kept: String

  func message(of type: String) -> String {
    let (never, weak) = ("so neither is ever freed", "Begin it with [weak self] in.")
    return switch holder {
    case .closure:
      "This closure holds \(type) strongly, and \(type) holds the closure in \(kept), \(never). \(weak)"
    case .method:
      "This method, as a value, holds \(type) strongly, and \(type) holds it in \(kept), \(never). "
        + "Store a closure instead. \(weak)"
    case .assignment:
      "assign(to:on:) holds \(type) strongly, and \(type) holds the subscription in \(kept), \(never). "
        + "Use sink. Begin its closure with [weak self] in."
    case .task:
      "This task never ends and holds \(type) strongly, so \(type) is never freed. "
        + "Begin the loop's body with guard let self, and the task with [weak self] in."
    case .timer:
      "This timer repeats and its closure holds \(type) strongly, so \(type) is never freed. \(weak)"
    case .target:
      "The run loop holds \(type) strongly as a target, so \(type) is never freed. "
        + "Use a closure instead. \(weak)"
    case .session:
      "A session holds its delegate, \(type), until it is invalidated, and nothing does that before deinit, so \(type) is never freed. "
        + "Call finishTasksAndInvalidate()."
    case .observer:
      "The notification center holds this closure, which holds \(type) strongly, so \(type) is never freed. \(weak)"
    }
  }
}
