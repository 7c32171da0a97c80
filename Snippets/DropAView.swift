import IceCreamDomain

var view: ListIceCreamsView? = ListIceCreamsView().configure()
weak var observedView = view
let interactor = view?.interactor

view?.fetchIceCreams()
view = nil
print(observedView == nil ? "The view is freed." : "The view is still there.")

// The interactor is still referenced here, but its presenter no longer has a view.
interactor?.fetchIceCreams(request: .again)
print("The response went nowhere, and nothing went wrong.")
