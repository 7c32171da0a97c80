#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compares how long two processes take.
///
/// `startup PROGRAM OTHER [ARGUMENT...]` runs `PROGRAM` and `OTHER ARGUMENT...` in turn, 200 times each,
/// and discards what they print.
@main
struct Startup {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print("usage: startup PROGRAM OTHER [ARGUMENT...]")
      exit(2)
    }
    let floor = [arguments[0]]
    let other = Array(arguments.dropFirst())
    var times: (floor: [Double], other: [Double], ratios: [Double]) = ([], [], [])
    for _ in 0..<10 { _ = try (milliseconds(floor), milliseconds(other)) }
    for _ in 0..<200 {
      let (first, second) = try (milliseconds(floor), milliseconds(other))
      times.floor.append(first)
      times.other.append(second)
      times.ratios.append(second / first)
    }
    print("Whole processes, median of 200 runs in turn")
    print("  a program that only prints  \(times.floor.median.twoDigits) ms")
    print("  scoops menu                 \(times.other.median.twoDigits) ms")
    print("  ratio, run by run           \(times.ratios.median.twoDigits)")
  }

  private static func milliseconds(_ command: [String]) throws -> Double {
    try ContinuousClock().measure { try run(command) } / .milliseconds(1)
  }
}

/// Runs a command to its end, and discards its output.
private func run(_ command: [String]) throws {
  var words: [UnsafeMutablePointer<CChar>?] = []
  for word in command { words.append(strdup(word)) }
  defer { for word in words { free(word) } }
  words.append(nil)

  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var child = pid_t()
  guard posix_spawn(&child, command[0], &actions, nil, words, nil) == 0 else { throw RunFailed() }
  var status: Int32 = 0
  guard waitpid(child, &status, 0) == child, status == 0 else { throw RunFailed() }
}

private struct RunFailed: Error {}

extension [Double] {
  fileprivate var median: Double { sorted()[count / 2] }
}

extension Double {
  fileprivate var twoDigits: String { String((self * 100).rounded() / 100) }
}
