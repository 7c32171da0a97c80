/// The sources of the libraries that generated scenes use, as they stand.
package enum SceneLibrary {
  private typealias Files = PackageResources

  /// The files by their paths in a folder of sources.
  private static let sources: [(path: String, bytes: [UInt8])] = [
    ("PlainText/ClosestMatch.swift", Files.ClosestMatch_swift),
    ("PlainText/CombiningMarks.swift", Files.CombiningMarks_swift),
    ("PlainText/FoldedText.swift", Files.FoldedText_swift),
    ("PlainText/GroupedNumber.swift", Files.GroupedNumber_swift),
    ("PlainText/ListedWords.swift", Files.ListedWords_swift),
    ("PlainText/NameOrder.swift", Files.NameOrder_swift),
    ("PlainText/PrintableText.swift", Files.PrintableText_swift),
    ("PlainText/ShellWord.swift", Files.ShellWord_swift),
    ("PlainText/TextSubstitution.swift", Files.TextSubstitution_swift),
    ("PlainText/UTF8Sequence.swift", Files.UTF8Sequence_swift),
    ("PlainText/WordSearch.swift", Files.WordSearch_swift),
    ("StrictJSON/FaultLog.swift", Files.FaultLog_swift),
    ("StrictJSON/JSONBytes.swift", Files.JSONBytes_swift),
    ("StrictJSON/JSONParser.swift", Files.JSONParser_swift),
    ("StrictJSON/JSONPath.swift", Files.JSONPath_swift),
    ("StrictJSON/JSONProblem.swift", Files.JSONProblem_swift),
    ("StrictJSON/JSONReader.swift", Files.JSONReader_swift),
    ("StrictJSON/JSONScanner.swift", Files.JSONScanner_swift),
    ("StrictJSON/JSONText.swift", Files.JSONText_swift),
    ("StrictJSON/JSONValue.swift", Files.JSONValue_swift),
    ("StrictJSON/JSONWording.swift", Files.JSONWording_swift),
    ("StrictJSON/TextPosition.swift", Files.TextPosition_swift),
    ("Scenery/ObservableStore.swift", Files.ObservableStore_swift),
    ("Scenery/ObservationToken.swift", Files.ObservationToken_swift),
    ("Scenery/SceneNavigation.swift", Files.SceneNavigation_swift),
    ("Scenery/Trace/Crossing.swift", Files.Crossing_swift),
    ("Scenery/Trace/PayloadText.swift", Files.PayloadText_swift),
    ("Scenery/Trace/SceneTracer.swift", Files.SceneTracer_swift),
    ("Scenery/Trace/TracedBoundary.swift", Files.TracedBoundary_swift),
    ("SceneTasks/SceneWork.swift", Files.SceneWork_swift),
    ("SceneUI/Controllers/ControllerStack.swift", Files.ControllerStack_swift),
    ("SceneUI/Forms/FormController.swift", Files.FormController_swift),
    ("SceneUI/Forms/FormField.swift", Files.FormField_swift),
    ("SceneUI/Forms/FormFields.swift", Files.FormFields_swift),
    ("SceneUI/Forms/FormValue.swift", Files.FormValue_swift),
    ("SceneUI/Forms/LineForm.swift", Files.LineForm_swift),
    ("SceneUI/Menus/MenuCommand.swift", Files.MenuCommand_swift),
    ("SceneUI/Menus/MenuConsole.swift", Files.MenuConsole_swift),
    ("SceneUI/Menus/MenuPart.swift", Files.MenuPart_swift),
    ("SceneUI/Menus/MenuStack.swift", Files.MenuStack_swift),
    ("SceneUI/Menus/SceneMenu.swift", Files.SceneMenu_swift),
    ("SceneUI/Screens/SceneModel.swift", Files.SceneModel_swift),
    ("SceneUI/Screens/SceneRow.swift", Files.SceneRow_swift),
    ("SceneUI/Screens/ScreenStack.swift", Files.ScreenStack_swift),
    ("SceneTesting/CallGate.swift", Files.CallGate_swift),
    ("SceneTesting/IsFreed.swift", Files.IsFreed_swift),
    ("SceneTesting/SceneNavigationSpy.swift", Files.SceneNavigationSpy_swift),
    ("SceneTesting/ScriptedConsole.swift", Files.ScriptedConsole_swift),
    ("SceneTesting/StreamGate.swift", Files.StreamGate_swift),
  ]

  /// A package with the sources, which depends on no other: paths from its folder, and contents.
  package static var files: [(path: String, contents: String)] {
    [("Package.swift", manifest)]
      + sources.map { ("Sources/\($0.path)", String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    // A copy of the libraries of Scoops. To update it, run: scene library --to FOLDER
    let package = Package(
      name: "SceneLibrary",
      platforms: [.macOS(.v14), .iOS(.v17)],
      products: [
        .library(name: "Scenery", targets: ["Scenery", "SceneTasks"]),
        .library(name: "SceneUI", targets: ["SceneUI"]),
        .library(name: "SceneTesting", targets: ["SceneTesting"]),
        .library(name: "StrictJSON", targets: ["StrictJSON"]),
      ],
      targets: [
        .target(name: "PlainText"),
        .target(name: "StrictJSON", dependencies: ["PlainText"]),
        .target(name: "Scenery", dependencies: ["PlainText"]),
        .target(name: "SceneTasks"),
        .target(name: "SceneUI", dependencies: ["Scenery"]),
        .target(name: "SceneTesting", dependencies: ["Scenery", "SceneUI"]),
      ]
    )

    """
}
