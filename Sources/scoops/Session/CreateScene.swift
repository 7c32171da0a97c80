import IceCreamDomain

/// Changes a saved ice cream, or makes it again, on top of the scene that shows it.
final class CreateScene: PresentedScene {
  private let view: CreateIceCreamView
  private let scenes: SceneStack
  private(set) var outcome = SceneOutcome()
  // The session ends by itself when the ice cream is made or changed.
  var hasLeft = false

  init(view: CreateIceCreamView, scenes: SceneStack) {
    self.view = view
    self.scenes = scenes
  }

  func run() {
    let isOverMenu = scenes.makeMenuLoop() != nil
    view.loadIceCream()
    if let failure = view.iceCream.failure {
      // The menu below would cover what is printed.
      if isOverMenu {
        outcome.news = ([failure.menuText] + failure.details.prefix(1)).joined(separator: " ")
      } else {
        scenes.settings.say(failure)
      }
      return
    }
    let (start, isChange) = (
      UnfinishedIceCream(view.iceCream.state), view.iceCream.progress.isChange
    )
    let session = scenes.makeSession(for: view, isNested: true)
    let alert = session.makeIceCream()
    if let alert, !isChange {
      scenes.made.append(alert.iceCream)
      let made = ResultPrinter(view: view, settings: scenes.settings)
      if made.put(alert, from: session, isLast: false) != .done { scenes.prompter.fail() }
      outcome.id = alert.iceCream.id
      if isOverMenu { outcome.news = alert.notes.joined(separator: " ") }
    } else if let alert, view.router?.dataStore?.savedIceCream == nil {
      outcome.news = alert.notes.joined(separator: " ")
    } else if let failure = view.iceCream.saveFailure {
      scenes.prompter.fail()
      session.say(failure.text.asFailure)
    } else if alert == nil {
      let left = UnfinishedIceCream(view.iceCream.state)
      if left != start {
        outcome.news = isChange ? ConversationWording.unchanged.text + left.choices : left.text
      }
    }
    if isChange, alert == nil, scenes.prompter.hasEnded {
      session.say(ConversationWording.unchanged)
    }
  }
}
