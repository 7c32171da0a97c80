import Foundation
import SceneTasks

/// The requests of the scene.
@MainActor
protocol EditOrderBusinessLogic: AnyObject {
  func fetchOrder(request: EditOrder.FetchOrder.Request)
  func saveOrder(request: EditOrder.SaveOrder.Request)
  func checkTitle(request: EditOrder.CheckTitle.Request)
  func answerQuestion(request: EditOrder.AnswerQuestion.Request)
  func offerChoices(request: EditOrder.OfferChoices.Request)
  func takeCustomer(request: EditOrder.TakeCustomer.Request)
}

/// The data that other scenes pass to this one and take from it.
@MainActor
protocol EditOrderDataStore: PickCustomerOrigin {
  /// What the scene was opened with.
  var selection: UUID? { get set }
}

/// Enforces the scene's business rules.
@MainActor
final class EditOrderInteractor: EditOrderDataStore {
  /// Receives the responses.
  var presenter: (any EditOrderPresentationLogic)?
  var selection: UUID?
  var pickedCustomer: Customer?
  /// The order that the user was asked about.
  private var proposedOrder: Order?
  /// The order that the user agreed to, which may fail to be saved and be tried again.
  private var acceptedOrder: Order?

  /// The day of the order when it was fetched.
  private var fetchedDue: Date?

  private let orderStore: any OrderStore
  private let now: () -> Date
  /// The identifier of a new order: if it is saved again, the store replaces it.
  private let newID: UUID

  /// `fetchOrder`, of which a new one replaces the last.
  let fetchOrderWork = SceneWork()

  /// `saveOrder`, once at a time; it goes on when the scene is left.
  let saveOrderWork = SceneWork()

  /// Creates an interactor that asks workers, and a clock.
  init(orderStore: any OrderStore, now: @escaping () -> Date = { .now }, newID: UUID = UUID()) {
    self.orderStore = orderStore
    self.now = now
    self.newID = newID
  }
}

extension EditOrderInteractor: EditOrderBusinessLogic {
  func fetchOrder(request: EditOrder.FetchOrder.Request) {
    guard let selection else { return }
    presenter?.presentFetchProgress(response: .init())
    fetchOrderWork.fetch { [orderStore] () throws(OrderStoreError) in
      try await orderStore.fetchOrder(id: selection)
    } answered: { [weak self] order in
      self?.fetchedDue = order.due
      self?.presenter?.presentOrder(response: .init(order: order))
    } failed: { [weak self] error in
      switch error {
      case .notFound: self?.presenter?.presentLostOrder(response: .init())
      default: self?.presenter?.presentFetchFailure(response: .init(error: error))
      }
    }
  }

  func saveOrder(request: EditOrder.SaveOrder.Request) {
    if saveOrderWork.isRunning { return }
    proposedOrder = nil
    var problems = request.order.problems
    // A saved order may keep its day, even if that is over.
    let isNew = request.order.id == Order.blank.id
    let movesDay = fetchedDue != nil && request.order.due != fetchedDue
    if isNew || movesDay {
      problems[.due] = Order.problem(ofDue: request.order.due, now: now())
    }
    guard problems.isEmpty else {
      presenter?.presentSaveRefusal(response: .init(problems: problems))
      return
    }
    if request.order.copies > 1_000, request.order != acceptedOrder {
      proposedOrder = request.order
      presenter?.presentSaveQuestion(response: .init(copies: request.order.copies))
      return
    }
    save(request.order)
  }

  func answerQuestion(request: EditOrder.AnswerQuestion.Request) {
    let order = proposedOrder
    proposedOrder = nil
    presenter?.presentAnswerQuestion(response: .init())
    if request.isYes, !saveOrderWork.isRunning, let order {
      acceptedOrder = order
      save(order)
    }
  }

  func checkTitle(request: EditOrder.CheckTitle.Request) {
    let problem = Order.problem(ofTitle: request.title)
    presenter?.presentCheckTitle(response: .init(problem: problem))
  }

  func offerChoices(request: EditOrder.OfferChoices.Request) {
    presenter?.presentOfferChoices(
      response: .init(formats: Format.allCases, deliveries: Delivery.allCases))
  }

  func takeCustomer(request: EditOrder.TakeCustomer.Request) {
    guard let customer = pickedCustomer else { return }
    pickedCustomer = nil
    presenter?.presentCustomer(response: .init(customer: customer))
  }

  /// Returns an order, which has an identifier even if it is new.
  private func identified(_ order: Order) -> Order {
    var order = order
    if order.id == Order.blank.id { order.id = newID }
    return order
  }

  private func save(_ order: Order) {
    let order = identified(order)
    presenter?.presentSaveProgress(response: .init())
    saveOrderWork.run { [orderStore] () throws(OrderStoreError) in
      try await orderStore.saveOrder(order: order)
    } answered: { [weak self] in
      self?.presenter?.presentSavedOrder(response: .init())
    } failed: { [weak self] error in
      switch error {
      case .notFound: self?.presenter?.presentLostOrder(response: .init())
      default: self?.presenter?.presentSaveFailure(response: .init(error: error))
      }
    }
  }
}
