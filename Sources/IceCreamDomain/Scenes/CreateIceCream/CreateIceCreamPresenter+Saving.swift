import PlainText

// What becomes of an ice cream, in words.
extension CreateIceCreamPresenter {
  public func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    view?.displayIngredients(
      viewModel: .init(progress: progress(of: response.selection, faults: response.faults)))
  }

  public func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response) {
    let words = IceCreamStoreWording(place: response.place)
    let iceCream = response.saving.iceCream
    view?.displaySavedIceCream(
      viewModel: .init(
        iceCream: DisplayedResult(iceCream),
        notes: [IceCreamStoreWording.news(ofSaved: iceCream)]
          + response.saving.notes.map(words.sentence)))
  }

  public func presentStoreFailure(response: CreateIceCream.StoreFailure.Response) {
    view?.displayStoreFailure(
      viewModel: .init(failure: IceCreamStoreWording.failure(for: response.error)))
  }

  public func presentEditedIceCream(response: CreateIceCream.EditIceCream.Response) {
    var menu = menu(
      of: response.iceCreamData,
      progress: progress(of: response.selection, faults: response.faults))
    if let edited = response.edited { menu.title += ": changing \(edited.id.printable)" }
    view?.displayEditedIceCream(viewModel: .init(menu: menu))
  }

  public func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {
    var alert = alert("Your ice cream is changed.", of: response.iceCream)
    alert.notes = [IceCreamStoreWording.news(ofSaved: response.iceCream)]
    view?.displayUpdatedIceCream(viewModel: .init(alert: alert))
  }

  public func presentSavedIceCreams(response: CreateIceCream.OpenSavedIceCreams.Response) {
    view?.displaySavedIceCreams(viewModel: .init())
  }

  func alert(_ title: String, of iceCream: SavedIceCream) -> DisplayedAlert {
    DisplayedAlert(title: title, iceCream: DisplayedResult(iceCream), button: "OK")
  }
}
