import PlainText

/// The wording of faults, shared by the presenters of all scenes.
enum IngredientFaultWording {
  /// Returns what is wrong with several ingredients and what to do.
  static func message(for faults: [IngredientFault]) -> String {
    faults.map { displayed($0).message }.joined(separator: " ")
  }

  /// Returns the displayed form of a fault.
  static func displayed(_ fault: IngredientFault) -> DisplayedFault {
    var displayed = DisplayedFault(kind: fault.kind, problem: problem(of: fault))
    if case .unknown(_, likely: []) = fault.problem { displayed.advice = .chooseFromList }
    return displayed
  }

  private static func problem(of fault: IngredientFault) -> String {
    let kind = fault.kind.rawValue
    switch fault.problem {
    case .outOfRange(let number, count: 1):
      return "There is no \(kind) number \(number). The only one is number 1."
    case .outOfRange(let number, let count):
      return "There is no \(kind) number \(number). The \(kind)s are 1 to \(count)."
    case .ambiguous(let typed, let names):
      return "More than one \(kind) matches \(typed.quoted): "
        + "\(names.joined(separator: ", ")). Type more of the name."
    case .unknown(let typed, let likely):
      return "There is no \(kind) \(typed.quoted)."
        + (likely.isEmpty ? "" : " Did you mean \(likely.map(\.quoted).listed(with: "or"))?")
    case .ofOtherKind(let typed, let name, let other):
      return "There is no \(kind) \(typed.quoted). \(name) is a \(other.rawValue)."
    case .leftCatalog(let name):
      return "\(name) is not in the catalog. Choose another \(kind)."
    }
  }
}
