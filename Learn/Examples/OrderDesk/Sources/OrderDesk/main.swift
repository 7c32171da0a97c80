import SceneUI

let stack = MenuStack()
let services = SceneServices(orderStore: MemoryOrderStore(), navigation: stack)
stack.show(ListOrdersView().configure(services: services))
await stack.run()
