/// What the interactor can have presented.
protocol CreateCookiePresentationLogic: AnyObject {
  func presentCookies(response: CreateCookie.LoadCookies.Response)
  func presentLoadFailure(response: CreateCookie.LoadFailure.Response)
  func presentCookie(response: CreateCookie.SelectPart.Response)
  func presentFinishedCookie(response: CreateCookie.FinishCookie.Response)
  func presentRefusal(response: CreateCookie.Refusal.Response)
}

/// Formats responses into view models.
final class CreateCookiePresenter {
  weak var view: (any CreateCookieDisplayLogic)?
}

extension CreateCookiePresenter: CreateCookiePresentationLogic {
  func presentCookies(response: CreateCookie.LoadCookies.Response) {
    let catalog = response.catalog
    view?.displayCookies(
      viewModel: .init(
        title: catalog.title.uppercased(), doughs: numbered(catalog.doughs),
        fillings: numbered(catalog.fillings), glazes: numbered(catalog.glazes)))
  }

  func presentLoadFailure(response: CreateCookie.LoadFailure.Response) {
    let message =
      switch response.error {
      case .cannotRead(let file):
        "\(file) cannot be read. Check its name, and try again."
      case .faults(let faults, let file):
        faults.map { "\(file):\($0)" }.joined(separator: "\n")
      }
    view?.displayLoadFailure(viewModel: .init(message: message))
  }

  func presentCookie(response: CreateCookie.SelectPart.Response) {
    view?.displayCookie(viewModel: .init(caption: caption(of: response.cookie)))
  }

  func presentFinishedCookie(response: CreateCookie.FinishCookie.Response) {
    view?.displayFinishedCookie(
      viewModel: .init(message: "\(caption(of: response.cookie)). It is in the oven."))
  }

  func presentRefusal(response: CreateCookie.Refusal.Response) {
    let message =
      switch response.reason {
      case .nothingLoaded:
        "There is no catalog to choose from. Load one first."
      case .outOfRange(let part, let count):
        "There is no such \(part.rawValue). Choose a number from 1 to \(count)."
      case .noDough:
        "There is no dough yet. Choose one first."
      case .tooCrumbly(let dough):
        "\(dough) is too crumbly for a glaze. Leave it plain, or choose another dough."
      }
    view?.displayRefusal(viewModel: .init(message: message))
  }

  private func caption(of cookie: Cookie) -> String {
    let filling = cookie.filling.map { " filled with \($0)" } ?? ""
    let glaze = cookie.glaze.map { ", glazed with \($0)" } ?? ""
    return "\(cookie.dough) cookie\(filling)\(glaze)"
  }

  private func numbered(_ names: [String]) -> [DisplayedOption] {
    names.enumerated().map { DisplayedOption(number: $0 + 1, name: $1) }
  }
}
