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

  /// What it finds, as `--rules` lists it.
  package var summary: String {
    switch self {
    case .strongView: "a presenter, router or worker that holds its owner strongly"
    case .leakingClosure: "a closure that captures self strongly, and that self holds"
    case .uiInRules: "UIKit, AppKit or SwiftUI in an interactor, a worker or models"
    case .uiInWords: "the same in a presenter; off unless --rule names it"
    case .againstTheCycle: "a call against the direction of the cycle"
    case .answerByReturn: "a use case that returns its answer or passes it to a closure"
    case .payload: "a class, closure, view or index path in a payload"
    case .hiddenDependency: "a worker or shared object that a test cannot replace"
    case .dataThroughView: "data passed through a view, or a force-unwrapped data store"
    case .deadEnd: "a requirement that is never called, or a view that is never set"
    case .untested: "a use case that no test mentions"
    }
  }

  /// Returns what it finds in a project.
  func findings(in project: Project) -> [Finding] {
    switch self {
    case .strongView: StrongView.findings(in: project)
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
