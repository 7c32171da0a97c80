// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// What `scene library` copies: SwiftPM embeds only files that are named, and a test compares them with the folders.
let library = [
  (
    "../../../Sources/PlainText",
    "ClosestMatch CombiningMarks FoldedText GroupedNumber ListedWords NameOrder "
      + "PrintableText ShellWord TextSubstitution UTF8Sequence WordSearch"
  ),
  (
    "../../../Sources/StrictJSON",
    "FaultLog JSONBytes JSONParser JSONPath JSONProblem JSONReader JSONScanner JSONText "
      + "JSONValue JSONWording TextPosition"
  ),
  ("../Scenery", "ObservableStore ObservationToken SceneNavigation"),
  ("../Scenery/Trace", "Crossing PayloadText SceneTracer TracedBoundary"),
  ("../SceneTasks", "SceneWork"),
  ("../SceneUI/Controllers", "ControllerStack"),
  ("../SceneUI/Forms", "FormController FormField FormFields FormValue LineForm"),
  ("../SceneUI/Menus", "MenuCommand MenuConsole MenuPart MenuStack SceneMenu"),
  ("../SceneUI/Screens", "SceneModel SceneRow ScreenStack"),
  ("../SceneTesting", "CallGate IsFreed SceneNavigationSpy ScriptedConsole StreamGate"),
].flatMap { folder, files in
  files.split(separator: " ").map { Resource.embedInCode("\(folder)/\($0).swift") }
}

// The modules, from the ground up: each imports only modules above it in this list.
let package = Package(
  name: "scoops",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Scenery", targets: ["Scenery", "SceneTasks"]),
    .library(name: "SceneUI", targets: ["SceneUI"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    .library(name: "Colors", targets: ["Colors"]),
    .library(name: "IceCreamAppearance", targets: ["IceCreamAppearance"]),
    .library(name: "IceCreamDomain", targets: ["IceCreamDomain"]),
    .library(name: "IceCreamFiles", targets: ["IceCreamFiles"]),
    .library(name: "IceCreamPicture", targets: ["IceCreamPicture"]),
    // For Torture and Benchmarks, without a promise.
    .library(name: "_TestTerminal", targets: ["TestTerminal", "Seeds"]),
    .executable(name: "scoops", targets: ["scoops"]),
    .plugin(name: "SceneCommand", targets: ["SceneCommand"]),
  ],
  targets: [
    .target(name: "PlainText", swiftSettings: strict),
    .target(name: "Colors", swiftSettings: strict),
    .target(name: "SystemCalls", swiftSettings: strict),
    .target(name: "Arguments", dependencies: ["PlainText"], swiftSettings: strict),
    .target(
      name: "Scenery", dependencies: ["PlainText"], path: "Kit/Sources/Scenery",
      swiftSettings: strict),
    // Apart from Scenery, so that scoops does not contain the runtime for concurrency.
    .target(name: "SceneTasks", path: "Kit/Sources/SceneTasks", swiftSettings: strict),
    .target(
      name: "SceneUI", dependencies: ["Scenery"], path: "Kit/Sources/SceneUI",
      swiftSettings: strict),
    .target(
      name: "SceneTesting", dependencies: ["Scenery", "SceneUI"],
      path: "Kit/Sources/SceneTesting",
      swiftSettings: strict),
    .target(name: "StrictJSON", dependencies: ["PlainText"], swiftSettings: strict),
    .target(
      name: "TerminalMenu", dependencies: ["PlainText", "Colors", "SystemCalls"],
      swiftSettings: strict),
    .target(name: "IceCreamAppearance", dependencies: ["Colors"], swiftSettings: strict),
    .target(
      name: "IceCreamDomain",
      dependencies: [
        "PlainText", "Colors", "SystemCalls", "Scenery", "StrictJSON", "IceCreamAppearance",
      ],
      resources: [
        .embedInCode("../../Resources/icecream.json"), .embedInCode("../../Resources/looks.json"),
      ], swiftSettings: strict),
    .target(
      name: "IceCreamFiles",
      dependencies: ["PlainText", "SystemCalls", "StrictJSON", "IceCreamDomain"],
      swiftSettings: strict),
    .target(
      name: "IceCreamPicture", dependencies: ["PlainText", "Colors", "IceCreamAppearance"],
      swiftSettings: strict),
    .executableTarget(
      name: "scoops",
      dependencies: [
        "PlainText", "Arguments", "SystemCalls", "Scenery", "StrictJSON", "TerminalMenu",
        "IceCreamDomain", "IceCreamFiles", "IceCreamPicture",
      ],
      swiftSettings: strict),

    .target(
      name: "SwiftReading", dependencies: ["PlainText"], path: "Kit/Sources/SwiftReading",
      swiftSettings: strict),
    .target(
      name: "SwiftWriting", dependencies: ["PlainText", "SwiftReading"],
      path: "Kit/Sources/SwiftWriting", swiftSettings: strict),
    .target(
      name: "Spies", dependencies: ["PlainText", "SwiftReading", "SwiftWriting"],
      path: "Kit/Sources/Spies", resources: [.embedInCode("Spy.mustache")], swiftSettings: strict),
    .target(
      name: "SceneTemplates",
      dependencies: ["PlainText", "StrictJSON", "SwiftReading", "SwiftWriting", "Spies"],
      path: "Kit/Sources/SceneTemplates",
      resources: [.embedInCode("Templates"), .embedInCode("../../scene.schema.json")],
      swiftSettings: strict),
    .target(
      name: "SceneCheck", dependencies: ["PlainText", "StrictJSON", "SwiftReading"],
      path: "Kit/Sources/SceneCheck", swiftSettings: strict),
    .target(
      name: "SceneLibrary", path: "Kit/Sources/SceneLibrary", resources: library,
      swiftSettings: strict),
    .executableTarget(
      name: "scene",
      dependencies: [
        "PlainText", "Arguments", "SystemCalls", "StrictJSON", "SwiftReading", "SwiftWriting",
        "Spies", "SceneTemplates", "SceneCheck", "SceneLibrary",
      ],
      path: "Kit/Sources/scene", swiftSettings: strict),
    .plugin(
      name: "SceneCommand",
      capability: .command(
        intent: .custom(verb: "scene", description: "Generates VIP scenes"),
        permissions: [.writeToPackageDirectory(reason: "To write the files of scenes")]),
      dependencies: ["scene"], path: "Kit/Plugin"),

    .executableTarget(
      name: "IceCreamMaker", dependencies: ["Scenery"],
      path: "Learn/Examples/IceCreamMaker/Sources/IceCreamMaker",
      resources: [.embedInCode("icecream.json")], swiftSettings: strict),
    .testTarget(
      name: "IceCreamMakerTests", dependencies: ["IceCreamMaker"],
      path: "Learn/Examples/IceCreamMaker/Tests/IceCreamMakerTests", swiftSettings: strict),

    .target(
      name: "Seeds", dependencies: ["IceCreamDomain", "SystemCalls"], path: "Tests/Seeds",
      swiftSettings: strict),
    .target(
      name: "TestTerminal", dependencies: ["PlainText", "SystemCalls"], path: "Tests/TestTerminal",
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["PlainText", "SystemCalls", "TestTerminal"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "TestDoubles",
      dependencies: [
        "StrictJSON", "TerminalMenu", "IceCreamDomain", "IceCreamFiles", "Seeds", "TestSupport",
        "TestTerminal",
      ],
      path: "Tests/TestDoubles", swiftSettings: strict),
    .testTarget(
      name: "SystemCallsTests", dependencies: ["SystemCalls", "TestTerminal"],
      swiftSettings: strict),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"], swiftSettings: strict),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: strict),
    .testTarget(
      name: "SceneryTests", dependencies: ["Scenery", "SceneTasks", "SceneTesting"],
      path: "Kit/Tests/SceneryTests", swiftSettings: strict),
    .testTarget(
      name: "SceneUITests", dependencies: ["Scenery", "SceneUI", "SceneTesting"],
      path: "Kit/Tests/SceneUITests", swiftSettings: strict),
    .testTarget(
      name: "StrictJSONTests", dependencies: ["PlainText", "StrictJSON"], swiftSettings: strict),
    .testTarget(
      name: "SwiftReadingTests", dependencies: ["SwiftReading"],
      path: "Kit/Tests/SwiftReadingTests", swiftSettings: strict),
    .testTarget(
      name: "SwiftWritingTests", dependencies: ["SwiftReading", "SwiftWriting"],
      path: "Kit/Tests/SwiftWritingTests", swiftSettings: strict),
    .testTarget(
      name: "SceneTemplatesTests",
      dependencies: [
        "StrictJSON", "SwiftReading", "SwiftWriting", "SceneTemplates", "TestSupport",
      ],
      path: "Kit/Tests/SceneTemplatesTests", swiftSettings: strict),
    .testTarget(
      name: "SceneCheckTests",
      dependencies: ["StrictJSON", "SwiftReading", "SceneCheck", "TestSupport"],
      path: "Kit/Tests/SceneCheckTests", swiftSettings: strict),
    .testTarget(
      name: "sceneTests",
      dependencies: [
        "SystemCalls", "SwiftReading", "SceneTemplates", "SceneCheck", "SceneLibrary", "scene",
        "TestSupport",
      ],
      path: "Kit/Tests/sceneTests", swiftSettings: strict),
    .testTarget(
      name: "TerminalMenuTests",
      dependencies: [
        "Colors", "SystemCalls", "TerminalMenu", "Seeds", "TestTerminal", "TestSupport",
        "TestDoubles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "IceCreamDomainTests",
      dependencies: [
        "PlainText", "SystemCalls", "Scenery", "IceCreamDomain", "Seeds", "TestSupport",
        "TestDoubles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "IceCreamFilesTests",
      dependencies: [
        "SystemCalls", "IceCreamDomain", "IceCreamFiles", "Seeds", "TestSupport", "TestDoubles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "IceCreamPictureTests",
      dependencies: ["Colors", "IceCreamAppearance", "IceCreamDomain", "IceCreamPicture"],
      swiftSettings: strict),
    .testTarget(
      name: "scoopsTests",
      dependencies: [
        "PlainText", "SystemCalls", "StrictJSON", "TerminalMenu", "IceCreamDomain",
        "IceCreamFiles", "IceCreamPicture", "scoops", "Seeds", "TestTerminal", "TestSupport",
        "TestDoubles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "PlainText", "TerminalMenu", "IceCreamDomain", "IceCreamFiles", "scoops", "Seeds",
        "TestTerminal", "TestSupport", "TestDoubles",
      ],
      path: "Learn/Tests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
