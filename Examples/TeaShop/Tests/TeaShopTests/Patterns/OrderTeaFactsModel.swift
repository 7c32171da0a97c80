import Observation

@testable import TeaShop

/// The scene `OrderTea` as MVVM with a formatter has it: state and rules in a model, which knows no words.
@Observable final class OrderTeaFactsModel {
  enum Outcome: Equatable {
    case fetched(recommendation: String?)
    case failed(OrderTeaError)
    case selected(Tea)
    case soldOut(Tea)
    case unknown(count: Int)
    case ordered(Tea)
    case nothingSelected
  }

  private(set) var fetchedTeas: [Tea] = []
  private(set) var outcome: Outcome?

  private let worker: any OrderTeaWorker
  private var selectedTea: Tea?
  private var orderedTea: Tea?

  init(worker: any OrderTeaWorker) {
    self.worker = worker
  }

  func fetchTeas() {
    do {
      fetchedTeas = try worker.fetchTeas(request: .init())
      outcome = .fetched(recommendation: orderedTea?.name)
    } catch {
      outcome = .failed(error)
    }
  }

  func selectTea(number: Int) {
    guard number > 0, number <= fetchedTeas.count else {
      outcome = .unknown(count: fetchedTeas.count)
      return
    }
    let tea = fetchedTeas[number - 1]
    if !tea.isSoldOut { selectedTea = tea }
    outcome = tea.isSoldOut ? .soldOut(tea) : .selected(tea)
  }

  func placeOrder() {
    outcome = selectedTea.map { .ordered($0) } ?? .nothingSelected
    if let tea = selectedTea { (orderedTea, selectedTea) = (tea, nil) }
  }
}
