import SystemCalls

/// The program's entry point.
@main
struct Scene {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let outcome = SceneProgram(arguments: arguments, folder: ".").run()
    print(outcome.output, terminator: "")
    let errors = Array(outcome.errors.utf8)
    _ = write(STDERR_FILENO, errors, errors.count)
    exit(outcome.status)
  }
}
