extension SceneNames {
  /// A front end for a terminal: the use cases as a numbered list.
  var menu: String {
    let isAsync = description.isAsync
    let cases = useCases.enumerated().map { "      case \"\($0 + 1)\": view.\($1.request)()" }
    let lines = "    for line in state.lines { write(\"  \\(line)\") }\n"
    return """
      /// Offers the use cases as a numbered list, and shows the state of the scene.
      \(actor)\(access)struct \(scene)Menu {
        private let interactor: \(scene)Interactor
        private let view: \(scene)View
        private let read: () -> String?
        private let write: (String) -> Void

        /// Creates a menu.
        ///
        /// - Parameters:
        ///   - interactor: Enforces the business rules.
        ///   - read: Returns the next line of input; `nil` at its end.
        ///   - write: Prints a line.
        \(access)init(
          interactor: \(scene)Interactor = \(scene)Interactor(),
          read: @escaping () -> String? = { readLine() },
          write: @escaping (String) -> Void = { print($0) }
        ) {
          self.interactor = interactor
          view = \(scene)View().configureView(interactor: interactor)
          self.read = read
          self.write = write
        }

        /// Runs until the input ends, or is `q`.
        \(access)func run()\(isAsync ? " async" : "") {
          let observation = view.\(store).observe { show($0) }
          defer { withExtendedLifetime(observation) {} }
          offer()
          while let line = read(), line != "q" {
            switch line {
      \(cases.joined(separator: "\n"))
            default: write("\(menuRefusal)")
            }\(isAsync ? "\n      await interactor.work?.value" : "")
            offer()
          }
        }

        private func show(_ state: \(scene).\(state)) {
      \(failure == nil ? "" : lines)    if !state.message.isEmpty { write(state.message) }
        }

        private func offer() {
      \(menuLines.map { "    write(\"\($0)\")" }.joined(separator: "\n"))
        }
      }

      """
  }

  private var menuLines: [String] {
    useCases.enumerated().map { "\($0 + 1) \($1.phrase)" } + ["q Quit"]
  }

  private var menuRefusal: String {
    useCases.count == 1 ? "Type 1 or q." : "Type a number from 1 to \(useCases.count), or q."
  }

  /// The suite of the menu.
  var menuTests: String {
    let offer = menuLines.map { "      \"\($0)\"," }.joined(separator: "\n")
    let shown =
      failure == nil
      ? useCases.first.map { "\"\(sentence(for: $0))\"" } ?? ""
      : "\"  One\", \"  Two\", \"  Three\""
    let isAsync = description.isAsync
    return """
      import Testing

      @testable import \(description.module)

      /// The menu offers the use cases, and shows what they change.
      \(actor)struct \(scene)MenuTests {
        @Test func `shows what a use case changes, until q`()\(isAsync ? " async" : "") {
          var input = ["1", "0", "q", "1"][...]
          var output: [String] = []
          let menu = \(scene)Menu(read: { input.popFirst() }, write: { output.append($0) })

          \(isAsync ? "await " : "")menu.run()

          let offer = [
      \(offer)
          ]
          let shown = [\(shown)]
          let refusal = ["\(menuRefusal)"]
          #expect(output == offer + shown + offer + refusal + offer)
        }
      }

      """
  }
}
