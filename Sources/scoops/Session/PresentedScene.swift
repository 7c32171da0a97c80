import IceCreamDomain

/// A scene of the saved ice creams, at a menu or in a plain conversation.
protocol PresentedScene: AnyObject {
  /// Presents the scene until the user leaves it.
  func run()
  /// Whether `run()` returns once the current request is handled.
  var hasLeft: Bool { get set }
  /// Shows what became of a scene on top of this one that has just ended.
  func show(_ outcome: SceneOutcome)
  /// What became of the scene, for the scene below it to show.
  var outcome: SceneOutcome { get }
}

/// What became of a scene that has ended.
struct SceneOutcome {
  /// The news, a sentence.
  var news: String?
  /// The ice cream that it made or showed last.
  var id: String?
}

/// A menu page that asks about a change of the ice cream on it.
protocol UndoPage: AnyObject {
  /// Asks the question of a scene that was asked to undo the change, or says why it has none.
  func ask(in change: ListIceCreamsView)
}

extension PresentedScene {
  func show(_ outcome: SceneOutcome) {}
  var outcome: SceneOutcome { SceneOutcome() }
}
