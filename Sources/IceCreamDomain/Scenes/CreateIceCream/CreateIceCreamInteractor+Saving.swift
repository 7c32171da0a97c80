// The rules about what is kept.
extension CreateIceCreamInteractor {
  public func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {
    guard let store else { return refuse(.nothingIsKept) }
    guard case .ready(let iceCream) = stage else { return refuse(.nothingToKeep) }
    // A change has an identifier already, and would be there twice.
    if editedIceCream != nil { return update(iceCream) }
    do {
      var saving = try store.save(iceCream)
      stage = .kept
      saving.notes = storeNotes + saving.notes
      storeNotes = []
      presenter?.presentSavedIceCream(response: .init(saving: saving, place: store.place))
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
    }
  }

  public func editIceCream(request: CreateIceCream.EditIceCream.Request) {
    let iceCream: SavedIceCream
    switch request.purpose {
    case .change:
      guard let editedIceCream else { return refuse(.nothingToKeep) }
      iceCream = editedIceCream
    case .makeAgain:
      if editedIceCream != nil { return refuse(.stillChanging) }
      guard let last = fetchLast() else { return }
      iceCream = last
    }
    guard let catalog = loadCatalog() else { return }
    for kind in IngredientKind.allCases {
      let name = iceCream.name(of: kind)
      if let index = catalog.names(of: kind).firstIndex(of: name) {
        select(index, of: kind, in: catalog)
      } else {
        faults.append(.init(kind: kind, reason: .leftCatalog(kind, name: name)))
      }
    }
    presenter?.presentEditedIceCream(
      response: .init(
        iceCreamData: catalog, edited: editedIceCream, selection: selection, faults: faults))
  }

  public func updateIceCream(request: CreateIceCream.UpdateIceCream.Request) {
    guard case .ready(let iceCream) = stage, editedIceCream != nil else {
      return refuse(.nothingToKeep)
    }
    update(iceCream)
  }

  public func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {
    if editedIceCream != nil { return refuse(.stillChanging) }
    if store == nil { return refuse(.nothingIsKept) }
    presenter?.presentSavedIceCreams(response: .init())
  }

  /// Keeps the changes; where that fails, they wait to be tried again.
  func update(_ iceCream: SavedIceCream) {
    guard let store else { return refuse(.nothingIsKept) }
    stage = .ready(iceCream)
    do {
      try store.update(iceCream, from: editedIceCream)
      stage = .kept
      editedIceCream = iceCream
      presenter?.presentUpdatedIceCream(response: .init(iceCream: iceCream))
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
    }
  }

  /// Returns the ice cream that was saved last, or has it presented that there is none.
  private func fetchLast() -> SavedIceCream? {
    guard let store else {
      refuse(.nothingIsKept)
      return nil
    }
    do {
      let page = try store.fetch(IceCreamQuery(count: 1))
      storeNotes = page.notes
      let last = page.iceCreams.first
      if last == nil { refuse(.nothingSavedYet) }
      return last
    } catch {
      presenter?.presentStoreFailure(response: .init(error: error))
      return nil
    }
  }
}
