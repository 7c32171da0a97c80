import IceCreamDomain
import SwiftUI

#Preview("List") {
  ScoopsWindow(stack: .sample())
}

#Preview("Ice cream") {
  ScoopsWindow(stack: .sample { $0.list.view.selectIceCream(at: 0) })
}

#Preview("No catalog") {
  ScoopsWindow(stack: .sample(worker: MissingCatalog()) { $0.makeIceCream() })
}

#Preview("Tabs") {
  ScoopsTabs(tabs: ScreenTabs(services: IceCreamServices(store: InMemoryIceCreamStore())))
}

extension ScreenStack {
  /// Creates a stack over two ice creams in memory.
  fileprivate static func sample(
    worker: any CatalogWorker = BundledCatalogWorker(), open: (ScreenStack) -> Void = { _ in }
  ) -> ScreenStack {
    let store = InMemoryIceCreamStore([
      SavedIceCream(
        id: "v830gn1", madeAt: .now, cone: "Sugar cone", flavor: "Vanilla", topping: "Cherry"),
      SavedIceCream(
        id: "w930gn1", madeAt: .now, cone: "Waffle cone", flavor: "Mint chip", topping: "Wafer"),
    ])
    let stack = ScreenStack(services: IceCreamServices(worker: worker, store: store))
    stack.list.load()
    open(stack)
    return stack
  }
}

private final class MissingCatalog: CatalogWorker {
  func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    throw CatalogError(file: "icecream.json", problem: .missingFile)
  }
}
