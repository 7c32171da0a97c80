import Foundation
import Testing

@testable import OrderDesk

/// Each test does what a user, a link or another window does.
@MainActor
struct DeskNavigationTests {
  private let orderStore = OrderStoreStub()
  private let desk: DeskNavigation

  init() {
    desk = DeskNavigation(orderStore: orderStore)
  }

  private func open(_ link: String) throws {
    desk.open(try #require(URL(string: link)))
  }

  /// The order on top of the path.
  private var order: ShowOrderView? {
    guard case .scene(let scene)? = desk.path.last else { return nil }
    return scene.view as? ShowOrderView
  }

  @Test func `opens a link to an order on top of the list`() throws {
    desk.path = [.settings]

    try open("desk://orders/\(Order.second.id)")

    #expect(desk.path.count == 1)
    #expect(order?.router?.dataStore?.selection == Order.second.id)
    #expect(desk.sheet == nil)
  }

  @Test func `opens a link to the form in a sheet above its order`() throws {
    try open("desk://orders/\(Order.second.id)/edit")

    #expect(order != nil)
    let form = try #require(desk.sheet?.first?.view as? EditOrderView)
    #expect(form.router?.dataStore?.selection == Order.second.id)
  }

  @Test func `fills in a new order from a link, which loading keeps`() throws {
    try open("desk://orders/new?title=Menu&copies=50&price=1")

    let form = try #require(desk.sheet?.first?.view as? EditOrderView)
    form.fetchOrder()
    let order = form.order.state.saveOrderForm.order
    #expect(order.title == "Menu")
    #expect(order.copies == 50)
    #expect(order.price == 0)
    #expect(form.router?.dataStore?.selection == nil)
  }

  @Test func `lets a link wait while a form has changes`() throws {
    try open("desk://orders/\(Order.first.id)/edit")
    let form = desk.sheet
    (form?.first?.view as? EditOrderView)?.fillIn(.init(order: .second))

    try open("desk://orders/\(Order.second.id)")
    #expect(desk.sheet === form)
    #expect(order?.router?.dataStore?.selection == Order.first.id)

    desk.follow(try #require(desk.waitingLink))
    #expect(desk.sheet == nil)
    #expect(desk.waitingLink == nil)
    #expect(order?.router?.dataStore?.selection == Order.second.id)
  }

  @Test func `follows a link at once if an open form has no changes`() throws {
    try open("desk://orders/new?title=Menu")

    try open("desk://orders/\(Order.second.id)")

    #expect(desk.sheet == nil)
    #expect(desk.waitingLink == nil)
    #expect(order?.router?.dataStore?.selection == Order.second.id)
  }

  @Test(arguments: [
    "desk://orders/new/1", "desk://orders", "desk://orders/one", "desk://staff/1",
    "https://orders/1",
    "desk://orders/\(Order.first.id)/print",
  ])
  func `ignores a link to anything else`(link: String) throws {
    desk.path = [.settings]

    try open(link)

    #expect(desk.path == [.settings])
  }

  @Test func `restores a window from its link`() throws {
    desk.showOrder(id: Order.second.id)
    desk.path.append(.settings)
    let link = try #require(desk.link)

    let restored = DeskNavigation(orderStore: orderStore)
    restored.open(link)
    #expect(restored.link == link)
    #expect(restored.path.count == 1)

    restored.path = []
    #expect(restored.link == nil)
  }

  @Test func `changes an order from the list, which then shows the change`() async throws {
    // Given
    let desk = DeskNavigation(orderStore: MemoryOrderStore([.first]))
    let list = try #require(desk.first.view as? ListOrdersView)
    list.fetchOrders()
    await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
    list.selectOrder(id: Order.first.id)
    guard case .scene(let shown)? = desk.path.last else { return #expect(desk.path.count == 1) }
    (shown.view as? ShowOrderView)?.changeOrder()
    let form = try #require(desk.sheet?.first?.view as? EditOrderView)
    form.fetchOrder()
    await (form.interactor as? EditOrderInteractor)?.fetchOrderWork.task?.value
    // When
    var order = form.order.state.saveOrderForm.order
    order.title = "Menu"
    form.fillInOrder(order)
    form.saveOrder()
    await (form.interactor as? EditOrderInteractor)?.saveOrderWork.task?.value
    desk.path = []
    await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value
    // Then
    #expect(desk.sheet == nil)
    #expect(list.orders.state.orders.map(\.title) == ["Menu, 8 copies, A5, due 1970-01-14"])
  }

  @Test func `closes the form, and reloads the order below`() async throws {
    try open("desk://orders/\(Order.first.id)/edit")
    let form = try #require(desk.sheet?.first?.view as? EditOrderView)

    form.router?.routeToOrigin()

    #expect(desk.sheet == nil)
    let interactor = order?.interactor as? ShowOrderInteractor
    await interactor?.fetchOrderWork.task?.value
    #expect(orderStore.gate.calls.last == .fetchOrder(id: Order.first.id))
  }

  @Test func `leaves an order, and what lies on top of it`() throws {
    try open("desk://orders/\(Order.first.id)")
    let left = try #require(order)
    desk.path.append(.settings)

    left.router?.routeToOrigin()

    #expect(desk.path.isEmpty)
  }

  @Test func `reloads the list after each change of the store`() async throws {
    let store = MemoryOrderStore([.first])
    let desk = DeskNavigation(orderStore: store)
    let list = try #require(desk.first.view as? ListOrdersView)
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    await store.saveOrder(order: .second)

    change.yield()
    change.finish()
    await desk.follow(changes)
    await (list.interactor as? ListOrdersInteractor)?.ordersWork.task?.value

    #expect(list.orders.state.orders.count == 2)
  }

  @Test(.timeLimit(.minutes(1)))
  func `tells each reader of a store that it changed`() async {
    let store = MemoryOrderStore()
    var first = await store.changes().makeAsyncIterator()
    var second = await store.changes().makeAsyncIterator()

    await store.saveOrder(order: .first)

    #expect(await first.next() != nil)
    #expect(await second.next() != nil)
  }

  @Test func `resets a form to what was saved`() async {
    let form = EditOrderView().configure(services: SceneServices(orderStore: orderStore))
    form.router?.dataStore?.selection = Order.first.id
    form.fillIn(.init(order: .second))
    form.displaySaveFailure(viewModel: .init(message: "A message"))

    form.resetForm()
    await (form.interactor as? EditOrderInteractor)?.fetchOrderWork.task?.value

    #expect(form.order.state == .init(saveOrderForm: .init(order: .first)))
  }

  @Test func `has changes until they are undone or reset`() {
    let form = EditOrderView()
    #expect(!form.hasChanges)
    form.displayOrder(viewModel: .init(order: .first))
    #expect(!form.hasChanges)

    var order = Order.first
    order.note = "Sorry"
    form.fillInOrder(order)
    #expect(form.hasChanges)

    form.fillInOrder(.first)
    #expect(!form.hasChanges)
    form.fillInOrder(order)
    form.resetForm()
    #expect(!form.hasChanges)
  }

  @Test func `resets a new order to what a link filled in`() throws {
    try open("desk://orders/new?title=Menu")
    let form = try #require(desk.sheet?.first?.view as? EditOrderView)
    let opened = form.opened
    form.fillInOrder(.first)

    form.resetForm()

    #expect(form.order.state.saveOrderForm.order == opened)
    #expect(opened.title == "Menu")
  }

  @Test func `closes a form`() throws {
    try open("desk://orders/\(Order.first.id)/edit")

    (desk.sheet?.first?.view as? EditOrderView)?.close()

    #expect(desk.sheet == nil)
    #expect(order != nil)
  }

  @Test func `offers the day of a late order, and else today`() {
    let form = EditOrderView()
    let now = Order.first.due + 3 * 86_400
    form.begin(with: .blank(now: now))
    #expect(form.firstDay(now: now) == Order.today(now: now))

    form.displayOrder(viewModel: .init(order: .first))
    #expect(form.firstDay(now: now) == Order.first.due)
  }

  @Test func `keeps what can be chosen when a form is reset`() {
    let form = EditOrderView()
    form.displayOfferChoices(viewModel: .init(formats: [.first], deliveries: [.first]))

    form.resetForm()

    #expect(form.order.state == .init(formats: [.first], deliveries: [.first]))
  }

  @Test func `bills to the same address, also after that has changed`() {
    let form = EditOrderView()
    form.fillIn(.init(order: .first))
    #expect(!form.order.state.billsToAddress)

    form.billToAddress(true)
    var order = form.order.state.saveOrderForm.order
    order.address.city = "Gullhaven"
    form.fillInOrder(order)

    #expect(form.order.state.saveOrderForm.order.billing?.city == "Gullhaven")
    #expect(form.order.state.billsToAddress)
    form.billToAddress(false)
    #expect(form.order.state.saveOrderForm.order.billing == nil)
  }

  @Test func `leaves another billing address as it is`() {
    let form = EditOrderView()
    form.fillIn(.init(order: .first))
    var order = Order.first
    order.address.city = "Gullhaven"

    form.fillInOrder(order)

    #expect(form.order.state.saveOrderForm.order.billing == Order.first.billing)
  }

  @Test func `takes back a message`() {
    let form = EditOrderView()
    form.displaySaveFailure(viewModel: .init(message: "A message"))

    form.dismissMessage()

    #expect(form.order.state == .init())
  }

  @Test func `saves the order if the dialog closes before its button answers`() async {
    let form = EditOrderView().configure(services: SceneServices(orderStore: orderStore))
    var order = Order.first
    order.copies = 1_001
    form.fillIn(.init(order: order))
    form.saveOrder()

    form.dismissQuestion()
    #expect(form.order.state.question.isEmpty)
    form.answerQuestion(isYes: true)
    await (form.interactor as? EditOrderInteractor)?.saveOrderWork.task?.value

    #expect(orderStore.gate.calls == [.saveOrder(order: order)])
  }
}
