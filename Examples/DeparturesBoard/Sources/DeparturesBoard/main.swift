let stack = MenuStack()
stack.show(ListDeparturesView().configureView(router: ListDeparturesRouter(navigation: stack)))
await stack.run()
