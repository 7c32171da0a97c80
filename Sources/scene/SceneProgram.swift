import PlainText
import SceneTemplates

/// The whole program as a value, so that a test can call it like a function.
struct SceneProgram {
  /// What the program prints, and how it ends.
  struct Outcome: Equatable {
    /// 0 for success, 1 for a failure, 2 for misuse.
    var status: Int32 = 0
    var output = ""
    var errors = ""

    /// A failure, a line for each problem.
    static func failure(_ messages: [String], status: Int32 = 1) -> Outcome {
      Outcome(status: status, errors: messages.map { "scene: \($0)\n" }.joined())
    }
  }

  let arguments: [String]
  /// The folder to work in, unless the plugin names one.
  let folder: String

  /// Runs the program to its end.
  func run() -> Outcome {
    do throws(UsageError) {
      let invocation = try SceneInvocation(arguments)
      if invocation.asksForHelp { return Outcome(output: SceneHelp.text) }
      var package = PackageFolder(invocation.value(of: .packageFolder) ?? folder)
      let known = (invocation.values[.knownTarget] ?? []).compactMap(PackageTarget.init(argument:))
      let targets = known.isEmpty ? package.usualTargets() : known
      package.targetFolders = targets.map(\.folder)
      let files = try package.templates(in: invocation.value(of: .templates))
      let templates: TemplateSet
      do throws(TemplateFault) {
        templates = try TemplateSet(replacing: files)
      } catch {
        let folder = invocation.value(of: .templates).map { "\($0.printable)/" } ?? ""
        return .failure([folder + error.message, "Nothing was written."])
      }
      switch invocation.command {
      case .new?:
        return try NewCommand(
          invocation: invocation, package: package, targets: targets, templates: templates
        ).run()
      case .add?:
        return AddCommand(
          invocation: invocation, package: package, targets: targets, templates: templates
        ).run()
      case .refresh?:
        return RefreshCommand(
          invocation: invocation, package: package, targets: targets, templates: templates
        ).run()
      case .templates?:
        return TemplatesCommand(invocation: invocation, package: package).run()
      case nil: throw .noCommand
      }
    } catch {
      return .failure([error.message], status: 2)
    }
  }
}
