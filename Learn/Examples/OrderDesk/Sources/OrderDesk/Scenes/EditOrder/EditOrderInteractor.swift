import Foundation
import Scenery

/// The requests of the scene.
@MainActor
protocol EditOrderBusinessLogic: AnyObject {
  /// Fetches the order.
  func fetchOrder(request: EditOrder.FetchOrder.Request)
  /// Saves the order.
  func saveOrder(request: EditOrder.SaveOrder.Request)
  /// Checks the title.
  func checkTitle(request: EditOrder.CheckTitle.Request)
  /// Answers the question.
  func answerQuestion(request: EditOrder.AnswerQuestion.Request)
}

/// The data that other scenes pass to this one and take from it.
@MainActor
protocol EditOrderDataStore: AnyObject {
  /// What the scene was opened with.
  var selection: UUID? { get set }
}

/// Enforces the scene's business rules.
@MainActor
final class EditOrderInteractor: EditOrderDataStore {
  /// Receives the responses.
  var presenter: (any EditOrderPresentationLogic)?
  var selection: UUID?
  /// The order that the user was asked about.
  private var proposedOrder: Order?
  /// The order that the user agreed to, which may fail to be saved and be tried again.
  private var acceptedOrder: Order?

  private let orderStore: any OrderStore

  /// `fetchOrder`, of which a new one replaces the last.
  let fetchOrderWork = SceneWork()

  /// `saveOrder`, once at a time; it goes on when the scene is left.
  let saveOrderWork = SceneWork()

  /// Creates an interactor that asks workers.
  init(orderStore: any OrderStore) {
    self.orderStore = orderStore
  }
}

extension EditOrderInteractor: EditOrderBusinessLogic {
  func fetchOrder(request: EditOrder.FetchOrder.Request) {
    guard let selection else { return }
    presenter?.presentFetchProgress(response: .init())
    fetchOrderWork.fetch { [orderStore] () throws(OrderStoreError) in
      try await orderStore.fetchOrder(id: selection)
    } answered: { [weak self] order in
      self?.presenter?.presentOrder(response: .init(order: order))
    } failed: { [weak self] error in
      self?.presenter?.presentFetchFailure(response: .init(error: error))
    }
  }

  func saveOrder(request: EditOrder.SaveOrder.Request) {
    if saveOrderWork.isRunning { return }
    proposedOrder = nil
    let problems = request.order.problems
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

  private func save(_ order: Order) {
    presenter?.presentSaveProgress(response: .init())
    saveOrderWork.run { [orderStore] () throws(OrderStoreError) in
      try await orderStore.saveOrder(order: order)
    } answered: { [weak self] in
      self?.presenter?.presentSavedOrder(response: .init())
    } failed: { [weak self] error in
      self?.presenter?.presentSaveFailure(response: .init(error: error))
    }
  }
}
