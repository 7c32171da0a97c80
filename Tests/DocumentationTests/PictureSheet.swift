import IceCreamPicture
import IceCreamDomain

@testable import TestSupport
@testable import TerminalMenu
@testable import scoops

/// Pictures of every cone with every topping, as a terminal shows what the program writes.
struct PictureSheet {
  let size: PictureSize
  let depth: ColorDepth
  /// Whether the terminal is dark.
  let isDark: Bool

  static let all = PictureSize.allCases.flatMap { size in
    [ColorDepth.trueColor, .indexed, .sixteen].flatMap { depth in
      [true, false].map { PictureSheet(size: size, depth: depth, isDark: $0) }
    }
  }

  var name: String { "\(size)-\(depth)-\(isDark ? "dark" : "light")" }

  /// Returns the screen: a row for each cone, a column for each topping, and the flavors in turn.
  func screen(of catalog: IceCreamCatalog) -> VirtualScreen {
    var screen = VirtualScreen(
      columns: catalog.toppings.count * (size.width + 2) + 1,
      rows: catalog.cones.count * (size.height / 2 + 1) + 1)
    let live = LivePicture(isUnicode: true, depth: depth)
    for cone in catalog.cones.indices {
      for topping in catalog.toppings.indices {
        let flavor = (cone * catalog.toppings.count + topping) % catalog.flavors.count
        let picture = DisplayedPicture(
          cone: catalog.appearance(at: cone, of: .cone),
          scoop: catalog.appearance(at: flavor, of: .flavor),
          topping: catalog.appearance(at: topping, of: .topping))
        for (row, line) in live.lines(of: picture, as: .pixels(size)).enumerated() {
          // ECMA-48 8.3.21: CUP counts from 1.
          let place = "\(cone * (size.height / 2 + 1) + row + 1);\(topping * (size.width + 2) + 1)"
          screen.feed("\u{1B}[\(place)H" + Style(depth: depth).text(of: line))
        }
      }
    }
    return screen
  }

  func svg(of catalog: IceCreamCatalog) -> String {
    MenuPicture(screen(of: catalog), window: isDark ? "#000000" : "#ffffff").svg(title: name)
  }
}
