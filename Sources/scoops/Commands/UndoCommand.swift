import IceCreamDomain

/// `scoops undo`: undoes the last change of the book, after saying what that was.
struct UndoCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() -> ExitStatus {
    let view = ListIceCreamsView().configureView(services: scenes.makeServices())
    view.undoChange()
    return scenes.confirmChange(
      in: view, invocation, no: SessionWording.unchanged, unanswered: SessionWording.notUndone)
  }
}
