import IceCreamDomain

extension CreateIceCreamView {
  /// Chooses the ingredients from the command line, in any order, or throws all faults and chooses nothing.
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
