/// The observable state of the screen on which ice cream is made.
///
/// Menus observe it and paint; only the view changes it.
public typealias IceCreamDataStore = ObservableStore<DisplayedIceCream>

extension IceCreamDataStore {
  /// Makes a store for a screen that shows nothing yet.
  public convenience init() {
    self.init(DisplayedIceCream())
  }
}
