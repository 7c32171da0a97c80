import IceCreamDomain

/// `scoops edit`: change a saved ice cream.
struct EditCommand {
  let settings: Settings
  /// What is typed of its identifier.
  let id: String
  /// What the options name.
  let names: NamedIngredients

  func run() throws(UsageError) -> ExitStatus {
    let way = EditNavigation()
    let origin = ShowIceCreamView().configureView(services: settings.makeServices(navigation: way))
    origin.fetchIceCream(id: id)
    if origin.iceCream.state.failure == nil { origin.editIceCream() }
    guard let view = way.view else {
      if let failure = origin.iceCream.state.failure { settings.say(failure) }
      return .failed
    }
    let asks = names.kinds.isEmpty
    let loading = CatalogLoading(
      view: view, settings: settings, asks: asks, beginning: .asSaved)
    guard loading.run() else { return .failed }
    let given = try GivenIngredients(names, in: view)
    let made = MadeIceCream(settings: settings, view: view)
    if !asks, view.iceCream.state.progress.isDoneEnabled {
      view.finishIceCream()
      return made.put()
    }
    let visit = settings.makeSession(to: view, asksAll: asks, isEdit: true, given: given)
    guard let iceCream = visit.makeIceCream() else {
      if let failure = view.iceCream.state.storeFailure, failure != visit.saidFailure {
        visit.say(failure.message)
      }
      visit.say("Nothing was changed.")
      return .failed
    }
    return made.put(iceCream, from: visit)
  }
}

/// The way to the scene in which an ice cream is changed: it keeps that scene, and shows nothing.
private final class EditNavigation: IceCreamNavigation {
  private(set) var view: CreateIceCreamView?

  func show(_ view: CreateIceCreamView) { self.view = view }
  func show(_ view: ListIceCreamsView) {}
  func show(_ view: ShowIceCreamView) {}
  func goBack() {}
}
