let stack = MenuStack()
let services = SceneServices(
  listDeparturesWorker: CatalogListDeparturesWorker(), navigation: stack)
stack.show(ListDeparturesView().configure(services: services))
await stack.run()
