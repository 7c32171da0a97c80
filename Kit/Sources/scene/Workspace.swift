import Arguments
import PlainText
import SceneCheck
import SceneTemplates
import StrictJSON
import SwiftReading
import SwiftWriting

/// What a command works with.
struct Workspace {
  let invocation: SceneInvocation
  var package: PackageFolder
  private(set) var targets: [PackageTarget]
  private(set) var templates: TemplateSet
  let manifest: PackageManifest
  /// Whether there is no package, so that folders stand for targets.
  let isInFolder: Bool

  /// Finds the targets of a package, and reads the templates.
  init(_ invocation: SceneInvocation, package: PackageFolder) throws(Refusal) {
    self.invocation = invocation
    self.package = package
    manifest = PackageManifest(package.text(of: "Package.swift") ?? "")
    targets = invocation.options.values(of: .knownTarget).compactMap(PackageTarget.init(argument:))
    isInFolder = targets.isEmpty && !invocation.options.contains(.packageFolder)
    if isInFolder { targets = try Self.folders(in: invocation.options, of: package) }
    for index in targets.indices { targets[index].find(manifest, in: package) }
    self.package.targetFolders = targets.map(\.folder)
    let folder = invocation.options[.templates]
    var files: [(name: String, bytes: [UInt8])] = []
    if let folder {
      let names = try package.names(in: folder).filter { $0.hasSuffix(".mustache") }
      if names.isEmpty {
        throw .usage(
          "There are no templates in \(folder.quoted). "
            + "Write them first: swift package scene templates \(folder.shellWord)")
      }
      for name in names { files.append((name, try package.bytes(of: "\(folder)/\(name)"))) }
    }
    let given = try invocation.values()
    do throws(SourceFault) {
      templates = try TemplateSet(replacing: files, giving: given)
    } catch {
      throw Refusal([(folder.map { "\($0.printable)/" } ?? "") + error.message]).unwritten
    }
    if let name = templates.unused.first {
      throw .usage("No template uses the value \(name). Write {{\(name)}} in one, or remove it.")
    }
  }

  /// What runs the tests.
  var runner: String { isInFolder ? "the tests" : "swift test" }

  /// Returns the targets that options name by their folders.
  private static func folders(
    in options: [GivenOption<SceneOption>], of package: PackageFolder
  ) throws(Refusal) -> [PackageTarget] {
    guard let folder = options[.target], let tests = options[.testTarget] else { return [] }
    // Generated files know the module, if its name is not that of the folder.
    let generated = try package.swiftFiles(in: tests.plainPath).compactMap { package.text(of: $0) }
      .filter { $0.contains(GeneratedFile.marker) }.flatMap(\.lines)
    let mark = "@testable import "
    let known = generated.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    let module = options[.module] ?? known ?? (folder.plainPath == "." ? package.name : nil)
    let target = PackageTarget(folder: folder, module: module, isTest: false)
    return [target, PackageTarget(folder: tests, isTest: true, dependencies: [target.name])]
  }

  /// Returns the target that the command line names, or the only one.
  func target() throws(Refusal) -> PackageTarget {
    let choices = targets.filter { !$0.isTest }
    let names = choices.map(\.name).sorted().joined(separator: ", ")
    guard let first = choices.first else {
      throw Refusal(
        isInFolder
          ? (package.has("Package.swift")
            ? "Run this as swift package scene, or name" : "There is no package here. Name")
            + " the folders of the sources and of the tests, such as "
            + "--target App --test-target AppTests."
          : "This package has no targets. Add one to Package.swift, with a source file.")
    }
    guard let name = invocation.options[.target] else {
      if choices.count == 1 { return first }
      throw Refusal("This package has several targets. Add --target with one of: \(names).")
    }
    if let target = choices.first(where: { $0.isCalled(name) }) { return target }
    throw Refusal("There is no target \(name.quoted) for sources. Choose one of: \(names).")
  }

  /// Returns the target for the tests of another one.
  func testTarget(of target: PackageTarget) throws(Refusal) -> PackageTarget {
    let choices = targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
    let name = invocation.options[.testTarget]
    let named = choices.filter { $0.isCalled(name ?? "\(target.name)Tests") }
    guard let found = named.first ?? (name == nil && choices.count == 1 ? choices.first : nil)
    else {
      let names = choices.map(\.name).sorted().joined(separator: ", ")
      throw Refusal(
        choices.isEmpty
          ? "There is no test target for \(target.name). Add to Package.swift: "
            + ".testTarget(name: \"\(target.name)Tests\", dependencies: [\"\(target.name)\"])"
            + ", and a file in Tests/\(target.name)Tests."
          : "Add --test-target with one of the test targets for \(target.name): \(names).")
    }
    for target in [target, found] where target.newFiles == nil {
      throw Refusal(
        "\(target.name) compiles only what its sources list. "
          + "Add a folder to that list in Package.swift, such as \"Scenes\", and create it.")
    }
    if manifest.isOnMainActor(target.name), !manifest.isOnMainActor(found.name) {
      throw Refusal(
        "\(target.name) is isolated to the main actor by default, but \(found.name) is not. "
          + "Add to \(found.name) in Package.swift: "
          + "swiftSettings: [.defaultIsolation(MainActor.self)]")
    }
    return found
  }

  /// Returns the scenes that the file after `--from` describes; `nil` if there is none.
  func described(_ common: SceneDescription) throws(Refusal) -> SceneDescriptions? {
    guard let path = invocation.options[.from] else { return nil }
    let bytes = try package.bytes(of: path)
    do throws(JSONError) {
      return try DescriptionReader.read(bytes, common: common)
    } catch {
      let more = error.isCutShort ? ["There may be more faults."] : []
      throw Refusal(error.faults.map { "\(path.printable):\($0)" } + more).unwritten
    }
  }

  /// Reads the configuration of the folder, with what the command line adds; without one, that by default.
  func configuration() throws(Refusal) -> Configuration {
    var configuration = Configuration()
    let file = Configuration.file
    if package.has(file) {
      let bytes = try package.bytes(of: file)
      do throws(JSONError) {
        configuration = try Configuration(bytes)
      } catch {
        throw Refusal(error.faults.map { "\(file):\($0)" })
      }
    }
    configuration.exclude += invocation.options.values(of: .exclude).map(\.plainPath)
    return configuration
  }

  /// Reads the Swift files below paths, each file once, without a path in the whole folder.
  ///
  /// - Parameter excluded: The folders and files to leave out, unless one of the paths names them.
  /// - Returns: The sources, and why others are left out.
  func sources(
    in paths: [String], excluding excluded: [String]
  ) throws(Refusal) -> (sources: [SwiftSource], faults: [String]) {
    var (sources, faults): ([SwiftSource], [String]) = ([], [])
    var known: Set<String> = []
    // A path is read whole, whichever targets are in it.
    var package = package
    package.targetFolders = []
    package.excluded = excluded
    for path in paths.isEmpty ? ["."] : paths {
      let path = path.plainPath
      if !package.has(path) { throw .usage("There is no file or folder \(path.quoted).") }
      if !package.hasFolder(path), !path.hasSuffix(".swift") {
        throw .usage(
          "\(path.quoted) is not a Swift file. Name a folder or a file that ends with .swift.")
      }
      for file in package.hasFolder(path) ? try package.swiftFiles(in: path) : [path] {
        // Of types that are declared twice, the rules know nothing.
        if !known.insert(package.identity(of: file) ?? file).inserted { continue }
        do throws(SourceFault) {
          sources.append(try package.source(at: file))
        } catch {
          faults.append(error.message)
        }
      }
    }
    return (sources, faults)
  }

  /// Writes files and says what was done, or in a dry run what would be.
  func finish(
    _ changes: FileChanges, _ verb: (done: String, planned: String), what: String = "",
    next: String = ""
  ) throws(Refusal) -> SceneProgram.Outcome {
    if invocation.options.contains(.dryRun) {
      try changes.check(in: package)
      return .init(output: "Would \(verb.planned)\(what):\n\(changes.differences(from: package))")
    }
    try changes.apply(in: package)
    return .init(output: "\(verb.done)\(what):\n\(changes.list)\(next)")
  }

  /// Returns the text about what to do next.
  static func next(_ steps: [String]) -> String { "\nNext:\n" + steps.map { "  \($0)\n" }.joined() }
}

extension Refusal {
  /// The refusal of a command that writes all or nothing.
  var unwritten: Refusal { Refusal(messages + ["Nothing was written."], status: status) }
}
