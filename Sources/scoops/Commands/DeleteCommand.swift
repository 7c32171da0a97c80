import IceCreamDomain

/// `scoops delete`: deletes saved ice creams as one change, after asking once.
struct DeleteCommand {
  let services: IceCreamServices
  let scenes: SceneStack
  let invocation: Invocation

  func run() -> ExitStatus {
    let view = ListIceCreamsView().configure(services: services)
    view.deleteIceCreams(withTyped: invocation.ids)
    return scenes.confirmChange(
      in: view, invocation, no: ConversationWording.kept,
      unanswered: "Nothing was deleted. To delete without asking, use --yes.")
  }
}
