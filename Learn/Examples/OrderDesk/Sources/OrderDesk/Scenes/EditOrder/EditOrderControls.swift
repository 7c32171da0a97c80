import Foundation

// What only the screen's own controls change: no rule is asked, so these are no requests.
extension EditOrderView {
  /// Fills in again what the form began with, or what was saved.
  func resetForm() {
    order.update { state in
      state = EditOrder.DisplayedOrder(
        formats: state.formats, deliveries: state.deliveries, saveOrderForm: .init(order: opened))
    }
    fetchOrder()
  }

  /// Closes the form, which loses what the user filled in.
  func close() {
    router?.routeToOrigin()
  }

  /// The first day that the form offers: a saved order may keep a day that is over.
  func firstDay(now: Date) -> Date {
    min(opened.due, Order.today(now: now))
  }

  /// Changes the order in the form.
  func fillInOrder(_ order: Order) {
    fillIn(.init(order: order.replacing(self.order.state.saveOrderForm.order)))
  }

  /// Bills to the address of the delivery, or to one that is yet to be filled in.
  func billToAddress(_ isSame: Bool) {
    var form = order.state.saveOrderForm
    form.order.billing = isSame ? form.order.address : nil
    fillIn(form)
  }

  /// Takes back the message of a failure.
  func dismissMessage() {
    order.update { $0.message = "" }
  }

  /// Closes the question without an answer; the interactor keeps the order until the next request to save.
  func dismissQuestion() {
    order.update { $0.question = "" }
  }
}
