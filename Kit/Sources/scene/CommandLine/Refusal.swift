import SceneTemplates

/// Why nothing was done, and what to do.
struct Refusal: Error, Equatable {
  var messages: [String]
  /// 1 for a failure, 2 for misuse.
  var status: Int32 = 1

  /// Creates a refusal from a line for each problem.
  init(_ messages: [String], status: Int32 = 1) {
    self.messages = messages
    self.status = status
  }

  init(_ message: String) { self.init([message]) }

  /// A command line that makes no sense.
  static func usage(_ message: String) -> Refusal { Refusal([message], status: 2) }

  /// A use case that can be neither added nor removed.
  init(_ fault: DescriptionFault) { self.init([fault.message], status: 2) }
}
