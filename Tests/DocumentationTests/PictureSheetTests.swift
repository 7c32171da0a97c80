import Foundation
import IceCreamDomain
import Testing

@testable import TerminalMenu
@testable import TestSupport
@testable import scoops

struct PictureSheetTests {
  @Test(arguments: PictureSheet.all.indices)
  func `shows every cone with every topping; Scripts/picture-sheet draws it`(index: Int) throws {
    let catalog = try BundledCatalogWorker().fetchCatalog()
    let sheet = PictureSheet.all[index]

    let screen = sheet.screen(of: catalog)

    // Set by Scripts/picture-sheet.
    if let folder = ProcessInfo.processInfo.environment["SCOOPS_DRAWS_SHEETS"] {
      try sheet.svg(of: catalog).write(
        toFile: "\(folder)/\(sheet.name).svg", atomically: true, encoding: .utf8)
    }
    #expect(screen.unknown == [])
    #expect(screen.scrollback == [])
    for cone in catalog.cones.indices {
      let rows = screen.cells[(cone * (sheet.size.height / 2 + 1))...].prefix(sheet.size.height / 2)
      for topping in catalog.toppings.indices {
        let cells = rows.flatMap {
          $0[(topping * (sheet.size.width + 2))...].prefix(sheet.size.width)
        }
        #expect(cells.count { "▀▄█".contains($0.text) } > cells.count / 3)
      }
    }
  }
}
