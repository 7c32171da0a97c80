extension CreateIceCreamView {
  func configure(catalog: Catalog) -> CreateIceCreamView {
    let presenter = CreateIceCreamPresenter()
    presenter.view = self
    let interactor = CreateIceCreamInteractor(catalog: catalog)
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }
}
