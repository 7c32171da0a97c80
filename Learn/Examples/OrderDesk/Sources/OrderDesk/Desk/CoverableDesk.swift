import Foundation
import Observation
import SceneUI

/// The scenes of a window, which another scene replaces while the user must sign in.
@MainActor @Observable
final class CoverableDesk {
  /// The scenes of a user; another user gets others.
  var desk: DeskNavigation {
    didSet { form = nil }
  }
  private(set) var isCovered = false
  private var form: ScreenStack?
  private var link: URL?

  init(_ desk: DeskNavigation) { self.desk = desk }

  /// Keeps the form: the sheet closes with the screen below it, and SwiftUI may set `sheet` to `nil`.
  func cover() {
    if !isCovered { (isCovered, form) = (true, desk.sheet) }
  }

  /// Presents the form again, and opens the link that came meanwhile.
  func uncover() {
    isCovered = false
    if let form { desk.sheet = form }
    if let link { desk.open(link) }
    (form, link) = (nil, nil)
  }

  func open(_ link: URL) {
    if isCovered { self.link = link } else { desk.open(link) }
  }
}
