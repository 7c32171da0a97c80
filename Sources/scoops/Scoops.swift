import TerminalMenu

/// The program's entry point: passes on what the system gives, and ends with the status that it gets back.
@main
struct Scoops {
  static func main() {
    let environment = Environment.process
    let terminal = StandardStreams { environment[$0] }
    do throws(UsageError) {
      let program = Program(
        arguments: try Environment.arguments(), environment: environment, terminal: terminal)
      program.run().endProcess()
    } catch {
      Program.report(error, on: terminal, in: .usual).endProcess()
    }
  }
}
