import Foundation
import Synchronization

/// Checks every step of every tutorial, in the order of the table of contents.
///
/// Each tutorial starts with the package at the end of the one that its introduction names.
@main
struct CheckTutorials {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      print("usage: check CATALOG SCOOPS FOLDER [TUTORIAL | --end TUTORIAL]")
      exit(64)
    }
    let (catalog, shipped, folder) = (arguments[0], arguments[1], arguments[2])
    do {
      var plan = try Plan(catalog: catalog, commands: PackageCommands(shipped: shipped))
      if arguments.count == 5, arguments[3] == "--end" {
        try plan.layDown(endOf: arguments[4], in: folder)
      } else {
        if arguments.count == 4 { try plan.keep(only: arguments[3]) }
        exit(try check(plan, in: folder, shipped: shipped) ? 0 : 1)
      }
    } catch let failure as Failure {
      print("\(failure.place): \(failure.message)")
      exit(1)
    }
  }

  /// Checks all steps in parallel, and prints the faults in the order of the tutorials.
  private static func check(_ plan: Plan, in folder: String, shipped: String) throws -> Bool {
    let start = ContinuousClock.now
    let libraries = try Libraries(
      plan.checks.reduce(into: []) { $0.formUnion($1.package.products) }, shipped: shipped,
      folder: "\(folder)/libraries")
    let problems = Mutex<[Int: String]>([:])
    let compiled = Compiled()
    // Adjacent steps share most files, so they run as a group. The last groups compile the most, so they run
    // first, and only short ones remain at the end.
    let count = 6
    let parts = (plan.checks.count + count - 1) / count
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      for index in plan.checks.indices.dropFirst((parts - 1 - part) * count).prefix(count) {
        let problem: String?
        do {
          problem = try plan.checks[index].run(
            in: "\(folder)/\(index + 1)", shipped: shipped, compiled: compiled,
            libraries: libraries)
        } catch {
          problem = "\(error)"
        }
        if let problem { problems.withLock { $0[index] = problem } }
      }
    }
    let found = problems.withLock { $0 }
    for (index, problem) in found.sorted(by: { $0.key < $1.key }) {
      print("\(plan.checks[index].place): \(problem)\n")
    }
    let seconds = (ContinuousClock.now - start).formatted(.units(allowed: [.seconds]))
    print(
      "\(plan.ends.count) tutorials, \(plan.stepCount) steps, \(plan.checks.count) checks in "
        + "\(seconds); \(found.count) failed")
    return found.isEmpty && !plan.checks.isEmpty
  }
}

/// All checks.
struct Plan {
  var checks: [StepCheck] = []
  var stepCount = 0
  /// The reader's package at the end of each tutorial.
  var ends: [(name: String, package: ReaderPackage)] = []

  private let commands: PackageCommands

  /// Collects the checks, and runs the commands that write files.
  init(catalog: String, commands: PackageCommands) throws {
    self.commands = commands
    let contents = "\(catalog)/Tutorials/Tutorials.tutorial"
    let text = try String(contentsOfFile: contents, encoding: .utf8)
    let names = text.matches(of: /@TutorialReference\(tutorial: "doc:([^"]+)"\)/).map {
      String($0.1)
    }
    var used: Set<String> = []
    for name in names {
      let path = "\(catalog)/Tutorials/\(name).tutorial"
      let tutorial = try Tutorial(path: path, resources: "\(catalog)/Resources")
      guard (tutorial.previous == nil) == (ends.isEmpty || tutorial.makesPackage) else {
        throw Failure(path, 1, "the introduction has to say with which tutorial's end it begins")
      }
      var package = try tutorial.previous.map(end(of:)) ?? ReaderPackage()
      for resource in try add(tutorial, named: name, to: &package) {
        guard used.insert(resource).inserted else {
          throw Failure(path, 1, "Resources/\(resource) is shown twice")
        }
      }
      ends.append((name, package))
    }
    try complain(
      about: "\(catalog)/Tutorials", besides: Set(names.map { "\($0).tutorial" }),
      butFor: ["Tutorials.tutorial"])
    try complain(
      about: "\(catalog)/Resources", besides: used, butFor: [])
  }

  /// Throws if a folder has a file that no tutorial shows.
  private func complain(about folder: String, besides used: Set<String>, butFor: Set<String>) throws
  {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let counts = [".swift", ".txt", ".json", ".tutorial"].contains { name.hasSuffix($0) }
      if counts, !used.contains(name), !butFor.contains(name) {
        throw Failure("\(folder)/\(name)", 1, "this file is shown nowhere")
      }
    }
  }

  /// Collects the checks of a tutorial, and returns the files that it shows.
  private mutating func add(
    _ tutorial: Tutorial, named name: String, to package: inout ReaderPackage
  ) throws -> [String] {
    var resources: [String] = []
    for (number, section) in tutorial.sections.enumerated() {
      var isBroken = false
      for (index, step) in section.steps.enumerated() {
        stepCount += 1
        guard let listing = step.listing else { continue }
        resources.append(listing.resource)
        if listing.name.contains(".") {
          if package.files.updateValue(listing.text, forKey: listing.name) == listing.text {
            throw Failure(tutorial.path, step.line, "this step changes nothing")
          }
        }
        // A step followed by a session need not compile before it. After an error, this goes for all steps up to
        // the next session.
        let session = listing.name == StepCheck.console ? Session(listing.text) : nil
        let rest = section.steps.dropFirst(index + 1)
        let following =
          isBroken
          ? rest.compactMap(\.listing).first { $0.name == StepCheck.console } : rest.first?.listing
        if session != nil { isBroken = listing.text.contains(" error: ") }
        if listing.name != StepCheck.console, listing.name != StepCheck.sameness,
          listing.name != "Package.swift",
          following?.name == StepCheck.console,
          following.flatMap({ Session($0.text) })?.compiles == true
        {
          continue
        }
        let place =
          "\(tutorial.path):\(step.line): \(tutorial.title), section \(number + 1) "
          + "(\(section.title)), step \(index + 1), \(listing.resource)"
        if let session, session.exchanges.contains(where: \.isPackageCommand) {
          if let problem = try commands.run(session, on: &package) {
            throw Failure(tutorial.path, step.line, "\(listing.resource): \(problem)")
          }
        }
        checks.append(
          StepCheck(tutorial: name, place: place, package: package, listing: listing))
      }
      if section.title.hasPrefix("Exercise") {
        try checkExercise(section, of: tutorial)
      }
    }
    return resources
  }

  /// An exercise begins with a failure and ends with its solution.
  private func checkExercise(_ section: Tutorial.Section, of tutorial: Tutorial) throws {
    let sessions = section.steps.compactMap(\.listing).filter { $0.name == StepCheck.console }
    func fails(_ listing: Tutorial.Listing) -> Bool {
      listing.text.contains("error:") || listing.text.contains("✘")
    }
    let line = section.steps.first?.line ?? 1
    guard let first = sessions.first, fails(first) else {
      throw Failure(tutorial.path, line, "the exercise does not begin with something that fails")
    }
    guard let last = sessions.last, !fails(last) else {
      throw Failure(tutorial.path, line, "the exercise does not end with a solution that passes")
    }
  }

  /// Keeps only the checks of one tutorial.
  mutating func keep(only name: String) throws {
    _ = try end(of: name)
    checks.removeAll { $0.tutorial != name }
  }

  /// Writes the reader's package at the end of a tutorial.
  func layDown(endOf name: String, in folder: String) throws {
    try end(of: name).layDown(in: folder)
  }

  private func end(of name: String) throws -> ReaderPackage {
    guard let end = ends.first(where: { $0.name == name }) else {
      throw Failure(name, 1, "there is no such tutorial, or it comes later")
    }
    return end.package
  }
}
