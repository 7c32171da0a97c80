@testable import TeaShop

/// Words the facts of `OrderTeaFactsModel`.
struct OrderTeaFormatter {
  func teas(_ teas: [Tea]) -> [String] {
    teas.enumerated().map { index, tea in
      "\(index + 1)  \(tea.name), \(tea.isSoldOut ? "sold out" : "\(tea.minutes) minutes")"
    }
  }

  func message(_ outcome: OrderTeaFactsModel.Outcome) -> String {
    switch outcome {
    case .fetched(let name): name.map { "The guest before you had \($0)." } ?? "Select a tea."
    case .failed(.faulty(let faults)): "The teas cannot be used: \(faults.joined(separator: " "))"
    case .selected(let tea): "\(tea.name): place your order, or select another tea."
    case .soldOut(let tea): "\(tea.name) is sold out."
    case .unknown(let count): "Select a number from 1 to \(count)."
    case .ordered(let tea): "Your \(tea.name) is ready in \(tea.minutes) minutes."
    case .nothingSelected: "Select a tea first."
    }
  }
}
