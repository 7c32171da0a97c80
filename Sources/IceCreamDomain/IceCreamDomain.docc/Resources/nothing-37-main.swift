let view = CreateIceCreamView().configureView()
view.fetchIceCream()

print(view.iceCream.title)

let menu = TextMenu(view: view)
menu.run()
