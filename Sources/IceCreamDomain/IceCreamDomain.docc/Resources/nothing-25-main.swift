let view = CreateIceCreamView()
view.fetchIceCream()

let menu = TextMenu(iceCream: view.iceCream)
menu.show()
