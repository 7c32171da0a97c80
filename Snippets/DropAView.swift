import IceCreamDomain

var view: CreateIceCreamView? = CreateIceCreamView().configureView()
weak var observedView = view
let interactor = view?.interactor

view?.fetchIceCream()
view = nil
print(observedView == nil ? "The view is freed." : "The view is still there.")

// Somebody still holds the interactor. Its presenter has no view to tell any more.
interactor?.selectIngredient(request: .init(kind: .cone, choice: .index(0)))
print("Nobody was told, and nothing went wrong.")
