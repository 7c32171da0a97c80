import IceCreamDomain

/// `scoops delete`: deletes saved ice creams as one change, after asking once.
struct DeleteCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() -> ExitStatus {
    let view = ListIceCreamsView().configure(services: scenes.makeServices())
    view.deleteIceCreams(withTyped: invocation.ids)
    return scenes.confirmChange(
      in: view, invocation, no: ConversationWording.kept,
      unanswered: "Nothing was deleted. To delete without asking, use --yes.")
  }
}
