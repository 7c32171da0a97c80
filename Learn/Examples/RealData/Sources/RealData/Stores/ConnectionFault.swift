import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a server did not answer.
nonisolated enum ConnectionFault: Error, Equatable {
  case offline
  /// No server was found, or it accepts no connection.
  case unreachable
  case timedOut
  /// The server asks for a pause.
  case busy(seconds: Int)
  /// The server could not prove who it is.
  case notTrusted
  case cancelled
  /// Any other error of the system.
  case other(code: Int)

  init(_ error: any Error) {
    self =
      switch (error as? URLError)?.code {
      case .notConnectedToInternet, .networkConnectionLost, .dataNotAllowed: .offline
      case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed: .unreachable
      case .timedOut: .timedOut
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
        .notTrusted
      case .cancelled: .cancelled
      default: error is CancellationError ? .cancelled : .other(code: (error as NSError).code)
      }
  }
}
