extension ListIceCreamsView {
  /// Wires the scene with what all scenes share.
  func configureView(services: IceCreamServices) -> ListIceCreamsView {
    let interactor = ListIceCreamsInteractor(store: services.store)
    let presenter = ListIceCreamsPresenter()
    let router = ListIceCreamsRouter(services: services)
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.view = self
    router.dataStore = interactor
    return self
  }
}
