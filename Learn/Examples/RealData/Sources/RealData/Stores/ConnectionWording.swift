/// What presenters say if the server did not answer.
enum ConnectionWording {
  static func message(_ fault: ConnectionFault) -> String {
    switch fault {
    case .offline: "You are offline."
    case .timedOut: "The shop takes too long to answer."
    case .busy(let seconds): "The shop is busy. Try again in \(seconds) seconds."
    case .notTrusted: "The connection is not secure. Try another network."
    case .cancelled: "The request was canceled."
    case .other(let code): "The shop does not answer (\(code))."
    }
  }
}
