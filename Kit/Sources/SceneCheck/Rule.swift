/// A rule of the pattern.
///
/// Where a rule cannot be sure, it says nothing.
package enum Rule: String, CaseIterable {
  case strongView = "strong-view"
  case leakingClosure = "leaking-closure"
  case uiInRules = "ui-in-rules"
  case uiInWords = "ui-in-words"
  case againstTheCycle = "against-the-cycle"
  case answerByReturn = "answer-by-return"
  case payload
  case hiddenDependency = "hidden-dependency"
  case dataThroughView = "data-through-view"
  case deadEnd = "dead-end"
  case untested

  /// Whether it is checked unless the command line names rules.
  package var isOnByDefault: Bool { self != .uiInWords }

  /// How bad a finding is.
  package enum Severity: String, CaseIterable {
    case error, warning, note
  }

  /// The severity, unless a team decides otherwise: leaks are errors.
  package var severity: Severity {
    [.strongView, .leakingClosure].contains(self) ? .error : .warning
  }

  /// Where the documentation explains it.
  package var help: String { "Learn/Learn.docc/Articles/CheckingScenes.md#\(rawValue)" }

  /// Whether it compares components of a scene with each other, and says nothing without one of them.
  package var needsWholeScenes: Bool {
    [.againstTheCycle, .answerByReturn, .deadEnd, .untested].contains(self)
  }

  /// What it finds, as `--rules` lists it.
  package var summary: String {
    switch self {
    case .strongView: "a component that holds its owner strongly"
    case .leakingClosure: "a closure, method or timer that holds self, and that self holds"
    case .uiInRules: "UIKit, AppKit or SwiftUI in an interactor, a worker or models"
    case .uiInWords: "the same in a presenter; off unless --rule names it"
    case .againstTheCycle: "a call, or a view held, against the direction of the cycle"
    case .answerByReturn: "a use case that returns its answer or passes it to a closure"
    case .payload: "a class, closure, view or index path in a payload"
    case .hiddenDependency: "a worker, shared object or file that a test cannot replace"
    case .dataThroughView: "data passed through a view, or a force-unwrapped data store"
    case .deadEnd: "a requirement that is never called, or a view that is never set"
    case .untested: "a use case that no test mentions"
    }
  }

  /// Returns what it finds in a project.
  func findings(in project: Project) -> [Finding] {
    switch self {
    case .strongView:
      StrongView.findings(in: project) + StrongDelegate.findings(in: project)
    case .leakingClosure: LeakingClosure.findings(in: project)
    case .uiInRules: UserInterface.findings(in: project, .uiInRules)
    case .uiInWords: UserInterface.findings(in: project, .uiInWords)
    case .againstTheCycle: AgainstTheCycle.findings(in: project)
    case .answerByReturn: AnswerByReturn.findings(in: project)
    case .payload: Payload.findings(in: project)
    case .hiddenDependency: HiddenDependency.findings(in: project)
    case .dataThroughView: DataThroughView.findings(in: project)
    case .deadEnd: DeadEnd.findings(in: project)
    case .untested: Untested.findings(in: project)
    }
  }
}
