import IceCreamDomain

var view: CreateIceCreamView? = CreateIceCreamView().configureView()
weak var observedView = view
let interactor = view?.interactor

view?.fetchIceCream()
view = nil
print(observedView == nil ? "The view is freed." : "The view is still there.")

// The interactor is still referenced here, but its presenter no longer has a view.
interactor?.selectIngredients(request: .init(choices: PerKind(cone: .index(0))))
print("The response went nowhere, and nothing went wrong.")
