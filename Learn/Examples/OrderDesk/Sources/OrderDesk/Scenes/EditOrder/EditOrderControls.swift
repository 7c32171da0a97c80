// What only the screen's own controls change: no rule is asked, so these are no requests.
extension EditOrderView {
  /// Empties the form, or fills in again what was saved.
  func resetForm() {
    order.update { $0 = EditOrder.DisplayedOrder(formats: $0.formats, deliveries: $0.deliveries) }
    fetchOrder()
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
