import IceCreamDomain

extension CreateIceCreamView {
  /// Chooses the ingredients from the command line, in any order.
  ///
  /// - Throws: `UsageError` with all faults; nothing is chosen then.
  func choose(_ names: NamedIngredients, catalog: String?) throws(UsageError) {
    guard !names.kinds.isEmpty else { return }
    selectIngredients(PerKind { kind in names[kind].map { .given($0) } })
    if let refusal = iceCream.refusal {
      throw .refusedIngredients(refusal.faults, catalog: catalog)
    }
  }

  /// Chooses all three ingredients at random.
  func surprise() {
    selectIngredients(PerKind { _ in .random })
  }
}

extension DisplayedStep {
  /// Whether the command line chose it before it was open.
  var isGiven: Bool { choice != nil && !isOpen }
}
