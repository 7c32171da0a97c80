let stack = MenuStack()
stack.show(ListDeparturesView().configure(services: SceneServices(navigation: stack)))
await stack.run()
