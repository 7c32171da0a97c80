import Scenery

/// The observable state of a screen on which ice cream is made.
public typealias IceCreamDataStore = ObservableStore<DisplayedIceCream>

/// The observable state of a list of saved ice creams.
public typealias ObservableIceCreamList = ObservableStore<DisplayedIceCreamList>

/// The observable state of a page that shows one saved ice cream.
public typealias ObservableSavedIceCream = ObservableStore<DisplayedSavedIceCream>
