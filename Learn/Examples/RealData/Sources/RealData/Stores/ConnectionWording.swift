/// What presenters say if the server did not answer.
nonisolated enum ConnectionWording {
  static func message(_ fault: ConnectionFault) -> String {
    switch fault {
    case .offline: "You are offline."
    case .unreachable: "The shop cannot be reached. Try again later."
    case .timedOut: "The shop takes too long to answer."
    case .busy(seconds: 1): "The shop is busy. Try again in 1 second."
    case .busy(let seconds): "The shop is busy. Try again in \(seconds) seconds."
    case .notTrusted: "The connection is not secure. Try another network."
    case .cancelled: "The request was canceled."
    case .other(let code): "The shop does not answer (\(code))."
    }
  }
}
