import TerminalMenu

/// The program's entry: hands over what the system gave it, and ends with the status it gets back.
@main
struct Scoops {
  static func main() {
    let terminal = SystemTerminal()
    do throws(UsageError) {
      let program = Program(
        arguments: try SystemText.arguments(), environment: .process, terminal: terminal)
      program.run().endProcess()
    } catch {
      error.tell(terminal).endProcess()
    }
  }
}
