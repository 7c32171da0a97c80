extension SceneNames {
  /// The payloads and the state.
  var models: String {
    """
    /// The payloads of the scene, by use case, and its state.
    \(access)enum \(scene) {
    \(blocks.joined(separator: "\n\n"))
    }

    """
  }

  private var blocks: [String] { useCases.map(payloads) + failurePayloads + [stateType] }

  func payloads(of useCase: UseCase) -> String {
    let entries = """
       {
            /// What the worker returned.
            \(access)var entries: [String]
          }
      """
    let hasEntries = hasEntries(useCase)
    return """
        /// \(useCase.summary).
        \(access)enum \(useCase.name) {
          /// What the user asks for.
      \(requestType)

          /// What is true afterwards.
          \(access)struct Response: Equatable, Sendable\(hasEntries ? entries : " {}")

          /// What to show.
          \(access)struct ViewModel: Equatable, Sendable {
            /// \(hasEntries ? "A line for each entry" : "A sentence").
            \(access)var \(hasEntries ? "lines: [String]" : "message: String")
          }
        }
      """
  }

  private var requestType: String {
    access.isEmpty
      ? "    struct Request: Equatable, Sendable {}"
      : """
          \(access)struct Request: Equatable, Sendable {
            /// Creates a request.
            \(access)init() {}
          }
      """
  }

  private var failurePayloads: [String] {
    guard let failure else { return [] }
    return [
      """
        /// The worker failed.
        \(access)enum \(failure.name) {
          /// Why.
          \(access)struct Response: Equatable, Sendable {
            /// The error.
            \(access)var error: \(scene)Error
          }

          /// What to show instead.
          \(access)struct ViewModel: Equatable, Sendable {
            /// What happened and what to do.
            \(access)var message: String
          }
        }
      """
    ]
  }

  private var stateType: String {
    let hasLines = failure != nil
    let lines = """

          /// The entries, a line each.
          \(access)var lines: [String] = []
      """
    let initializer = """


          /// Creates a state; without arguments, an empty one.
          \(access)init(\(hasLines ? "lines: [String] = [], " : "")message: String = "") {
      \(hasLines ? "      self.lines = lines\n" : "")      self.message = message
          }
      """
    return """
        /// The state that renderers observe.
        \(access)struct \(state): Equatable, Sendable {\(hasLines ? lines : "")
          /// The last message, a sentence.
          \(access)var message = ""\(access.isEmpty ? "" : initializer)
        }
      """
  }
}
