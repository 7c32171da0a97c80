@testable import TeaShop

/// The scene `OrderTea` as the Composable Architecture has it: a state, actions, and a reducer.
struct OrderTeaFeature: Reducer {
  struct State: Equatable {
    var teas: [Tea] = []
    var message = ""
    var selectedTea: Tea?
    var orderedTea: Tea?
  }

  enum Action: Equatable {
    case appeared
    case teasFetched(Result<[Tea], OrderTeaError>)
    case teaTapped(number: Int)
    case orderButtonTapped
  }

  let fetchTeas: @Sendable () async -> Result<[Tea], OrderTeaError>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .run { send in await send(.teasFetched(fetchTeas())) }
    case .teasFetched(.success(let teas)):
      state.teas = teas
      state.message =
        state.orderedTea.map { "The guest before you had \($0.name)." } ?? "Select a tea."
      return .none
    case .teasFetched(.failure(.faulty(let faults))):
      state.message = "The teas cannot be used: \(faults.joined(separator: " "))"
      return .none
    case .teaTapped(let number):
      guard number > 0, number <= state.teas.count else {
        state.message = "Select a number from 1 to \(state.teas.count)."
        return .none
      }
      let tea = state.teas[number - 1]
      if tea.isSoldOut {
        state.message = "\(tea.name) is sold out."
      } else {
        state.selectedTea = tea
        state.message = "\(tea.name): place your order, or select another tea."
      }
      return .none
    case .orderButtonTapped:
      guard let tea = state.selectedTea else {
        state.message = "Select a tea first."
        return .none
      }
      (state.orderedTea, state.selectedTea) = (tea, nil)
      state.message = "Your \(tea.name) is ready in \(tea.minutes) minutes."
      return .none
    }
  }
}
