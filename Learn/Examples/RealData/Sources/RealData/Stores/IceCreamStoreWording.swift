/// What presenters say if a store fails.
nonisolated enum IceCreamStoreWording {
  static func message(_ error: IceCreamStoreError) -> String {
    switch error {
    case .unavailable: "The ice creams are out of reach."
    case .busy: "Another program is changing the ice creams. Try again."
    case .damaged: "The ice creams cannot be read."
    case .invalid: "The shop does not accept this ice cream."
    case .refused(500...): "The shop has a problem. Try again later."
    case .refused(let code): "The store answers \(code)."
    case .noAnswer(let fault): ConnectionWording.message(fault)
    }
  }
}
