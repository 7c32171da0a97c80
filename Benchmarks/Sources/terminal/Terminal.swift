#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import IceCreamDomain

/// Compares menus at a terminal.
///
/// `terminal SCOOPS FOLDER [--runs N]` measures the program `SCOOPS` and the other installed menus. Its files are
/// in `FOLDER`, which is also the home folder of the programs, to exclude the user's settings.
@main
struct Terminal {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let runs = arguments.count == 4 && arguments[2] == "--runs" ? Int(arguments[3]) : 50
    guard arguments.count == 2 || arguments.count == 4, let runs, runs > 0 else {
      print("usage: terminal SCOOPS FOLDER [--runs N]")
      exit(2)
    }
    try measure(scoopsPath: arguments[0], folder: arguments[1], runs: runs)
  }

  private static func measure(scoopsPath: String, folder: String, runs: Int) throws {
    let environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "HOME": folder,
    ]
    let catalog = try BundledCatalogWorker().fetchCatalog()
    let all = Contestants(catalog: catalog, scoopsPath: scoopsPath, folder: folder)
    let (others, missing) = try all.others()
    for name in missing { print("\(name) is not installed: left out") }

    // Once each, to warm up, and to find the menus that can be measured.
    let playing = ([all.scoops] + others).filter { contestant in
      do {
        let player = try Player(environment: environment)
        for run in [contestant.choice] + contestant.visit { _ = try player.play(run) }
        return true
      } catch {
        print("\(contestant.name) is left out: \(error)")
        return false
      }
    }
    Comparison(contestants: playing, runs: runs, environment: environment).run()
    KeySection(
      contestants: playing, samePicture: try all.scoopsOfOneColor(), catalog: catalog,
      environment: environment
    ).run()
    let hasMenu = playing.first?.name == "scoops"
    try Narrowing(
      scoopsPath: hasMenu ? scoopsPath : nil, folder: folder, environment: environment
    ).run()
    // Without scoops, there is nothing to compare.
    if !hasMenu { exit(1) }
  }
}
