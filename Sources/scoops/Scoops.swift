/// The program's entry: hands over what the system gave it, and ends with the status it gets back.
@main
struct Scoops {
  static func main() {
    let program = Program(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: .process,
      terminal: SystemTerminal())
    program.run().endProcess()
  }
}
