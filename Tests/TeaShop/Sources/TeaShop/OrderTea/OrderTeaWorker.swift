/// Loads the menu.
protocol OrderTeaWorker: AnyObject {
  func fetchMenu() throws(TeaMenuError) -> TeaMenu
}

/// Reads the menu that is built into the program.
final class BundledMenuWorker: OrderTeaWorker {
  func fetchMenu() throws(TeaMenuError) -> TeaMenu {
    try TeaMenuReader.read(PackageResources.menu_json, file: "menu.json")
  }
}
