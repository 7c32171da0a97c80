let view = CreateIceCreamView().configureView()
view.fetchIceCream()

let menu = TextMenu(view: view)
menu.run()
