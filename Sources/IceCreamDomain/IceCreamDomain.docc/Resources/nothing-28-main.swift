let view = CreateIceCreamView().configureView()
view.fetchIceCream()

let menu = TextMenu(iceCream: view.iceCream)
menu.show()
