import IceCreamDomain

/// Returns the states that an observer is told of while something happens.
///
/// - Parameters:
///   - observe: Begins an observation, such as the method of a store.
///   - body: What happens.
func statesTold<State>(
  to observe: (@escaping (State) -> Void) -> ObservationToken, while body: () -> Void
) -> [State] {
  var states: [State] = []
  let token = observe { states.append($0) }
  body()
  token.cancel()
  return states
}
