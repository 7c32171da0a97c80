import IceCreamDomain

/// `scoops undo`: undoes the last change of the book, after saying what that was.
struct UndoCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() -> ExitStatus {
    let view = ListIceCreamsView().configure(services: scenes.makeServices())
    view.undoChange()
    return scenes.confirmChange(
      in: view, invocation, no: ConversationWording.unchanged,
      unanswered: "Nothing was changed. To undo without asking, use --yes.")
  }
}
