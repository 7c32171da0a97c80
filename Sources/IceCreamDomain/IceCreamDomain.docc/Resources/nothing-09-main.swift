let menu = TextMenu(iceCream: IceCreamDataStore())
menu.show()
