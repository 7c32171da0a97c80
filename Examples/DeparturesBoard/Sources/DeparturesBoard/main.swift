let stack = MenuStack()
stack.show(ListDeparturesView().configure(router: ListDeparturesRouter(navigation: stack)))
await stack.run()
