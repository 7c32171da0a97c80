import Observation

@testable import TeaShop

/// The scene `OrderTea` as MVVM has it: state, rules and words in one type.
@Observable final class OrderTeaModel {
  private(set) var teas: [String] = []
  private(set) var message = ""

  private let worker: any OrderTeaWorker
  private var fetchedTeas: [Tea] = []
  private var selectedTea: Tea?
  private var orderedTea: Tea?

  init(worker: any OrderTeaWorker) {
    self.worker = worker
  }

  func fetchTeas() {
    do {
      fetchedTeas = try worker.fetchTeas(request: .init())
      teas = fetchedTeas.enumerated().map { index, tea in
        "\(index + 1)  \(tea.name), \(tea.isSoldOut ? "sold out" : "\(tea.minutes) minutes")"
      }
      message = orderedTea.map { "The guest before you had \($0.name)." } ?? "Select a tea."
    } catch {
      switch error {
      case .faulty(let faults):
        message = "The teas cannot be used: \(faults.joined(separator: " "))"
      }
    }
  }

  func selectTea(number: Int) {
    guard number > 0, number <= fetchedTeas.count else {
      message = "Select a number from 1 to \(fetchedTeas.count)."
      return
    }
    let tea = fetchedTeas[number - 1]
    if tea.isSoldOut {
      message = "\(tea.name) is sold out."
    } else {
      selectedTea = tea
      message = "\(tea.name): place your order, or select another tea."
    }
  }

  func placeOrder() {
    guard let tea = selectedTea else {
      message = "Select a tea first."
      return
    }
    (orderedTea, selectedTea) = (tea, nil)
    message = "Your \(tea.name) is ready in \(tea.minutes) minutes."
  }
}
