extension SceneNames {
  /// The presenter, and the protocol that the interactor knows it by.
  var presenter: String {
    """
    /// The responses of the scene.
    \(actor)\(access)protocol \(scene)PresentationLogic: AnyObject {
    \(outcomes.map(presentRequirement).joined(separator: "\n"))
    }

    /// Formats responses into view models.
    \(actor)\(access)final class \(scene)Presenter {
      /// Receives the view models.
      ///
      /// The view owns the presenter through the interactor, so the reference is weak.
      \(access)weak var view: (any \(scene)DisplayLogic)?

      /// Creates a presenter.
      \(access)init() {}
    }

    extension \(scene)Presenter: \(scene)PresentationLogic {
    \(outcomes.map(presentation).joined(separator: "\n\n"))
    }

    """
  }

  func presentRequirement(for useCase: UseCase) -> String {
    """
      /// Presents the outcome of `\(useCase.name)`.
      func \(useCase.present)(response: \(scene).\(useCase.name).Response)
    """
  }

  func presentation(of useCase: UseCase) -> String {
    """
      \(access)func \(useCase.present)(response: \(scene).\(useCase.name).Response) {
    \(formatting(of: useCase))
      }
    """
  }

  /// The sentence that the presenter writes for a use case.
  func sentence(for useCase: UseCase) -> String {
    guard useCase == failure, let first = useCases.first else { return "\(useCase.phrase)." }
    return "\(first.phrase): not available. Try again."
  }

  private func formatting(of useCase: UseCase) -> String {
    if hasEntries(useCase) {
      return "    view?.\(useCase.display)(viewModel: .init(lines: response.entries))"
    }
    if useCase == failure {
      return """
            let message =
              switch response.error {
              case .unavailable: "\(sentence(for: useCase))"
              }
            view?.\(useCase.display)(viewModel: .init(message: message))
        """
    }
    return "    view?.\(useCase.display)(viewModel: .init(message: \"\(sentence(for: useCase))\"))"
  }
}
