// What becomes of an ice cream: asked for, and shown.
extension CreateIceCreamView {
  /// Chooses several ingredients by what somebody typed, if none of it is wrong.
  ///
  /// - Parameters:
  ///   - cone: A name, its beginning or a number from 1; `nil` leaves the cone open.
  ///   - flavor: The same for the flavor.
  ///   - topping: The same for the topping.
  public func selectIngredients(cone: String?, flavor: String?, topping: String?) {
    interactor?.selectIngredients(
      request: CreateIceCream.SelectIngredients.Request(
        cone: cone, flavor: flavor, topping: topping))
  }

  /// Has the ice cream that is ready kept: Try again.
  public func saveIceCream() {
    interactor?.saveIceCream(request: CreateIceCream.SaveIceCream.Request())
  }

  /// Asks for the choices of the ice cream that was passed to this scene, to change them.
  public func editIceCream() {
    interactor?.editIceCream(request: CreateIceCream.EditIceCream.Request(purpose: .change))
  }

  /// Asks for the choices of the last ice cream that was saved, to make another one like it.
  public func repeatIceCream() {
    interactor?.editIceCream(request: CreateIceCream.EditIceCream.Request(purpose: .makeAgain))
  }

  /// Has the changes kept: Try again.
  public func updateIceCream() {
    interactor?.updateIceCream(request: CreateIceCream.UpdateIceCream.Request())
  }

  /// Asks for the list of what is kept.
  public func openSavedIceCreams() {
    interactor?.openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request())
  }

  public func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    iceCream.update { state in
      state.progress = viewModel.progress
      state.refusal = nil
    }
  }

  public func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel) {
    iceCream.update { state in
      state.alert?.iceCream = viewModel.iceCream
      state.alert?.notes = viewModel.notes
      state.refusal = nil
      state.storeFailure = nil
    }
  }

  public func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel) {
    iceCream.update { state in
      state.storeFailure = viewModel.failure
      state.refusal = nil
    }
  }

  public func displayEditedIceCream(viewModel: CreateIceCream.EditIceCream.ViewModel) {
    iceCream.update { state in
      state = DisplayedIceCream()
      state.show(viewModel.menu)
    }
  }

  public func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel) {
    iceCream.update { state in
      state.alert = viewModel.alert
      state.refusal = nil
      state.storeFailure = nil
    }
    router?.routeToShowIceCream()
  }

  public func displaySavedIceCreams(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel) {
    iceCream.update { $0.refusal = nil }
    router?.routeToListIceCreams()
  }
}

extension DisplayedIceCream {
  /// Takes over what a menu shows.
  mutating func show(_ menu: CreateIceCream.LoadIceCream.ViewModel) {
    title = menu.title
    displayedCones = menu.cones
    displayedFlavors = menu.flavors
    displayedToppings = menu.toppings
    progress = menu.progress
  }
}
