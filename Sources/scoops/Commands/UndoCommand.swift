import IceCreamDomain

/// `scoops undo`: undoes the last change of the book, after saying what that was.
struct UndoCommand {
  let services: IceCreamServices
  let scenes: SceneStack
  let invocation: Invocation

  func run() -> ExitStatus {
    let view = ListIceCreamsView().configure(services: services)
    view.undoChange()
    return scenes.confirmChange(
      in: view, invocation, no: ConversationWording.unchanged,
      unanswered: "Nothing was changed. To undo without asking, use --yes.")
  }
}
