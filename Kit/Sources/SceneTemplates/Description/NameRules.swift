import PlainText
import StrictJSON
import SwiftWriting

/// The rules for the names of scenes, use cases, types and fields.
enum NameRules {
  /// The maximum number of letters in a name; two longer ones would not fit on a line.
  static let longestName = 36

  static func fault(ofScene scene: SceneDescription, _ names: SceneNames) -> DescriptionFault? {
    if let fault = fault(in: scene.name) { return fault }
    let isOfScreen =
      scene.frontEnd == .swiftUI && screenTypes.contains(scene.name)
      || scene.frontEnd == .uiKit && controllerTypes.contains(scene.name)
    if isOfScreen || reservedTypes.contains(scene.name) || reservedMembers.contains(names.store) {
      return reserved(scene.name)
    }
    return Keyword.all.contains(names.store) ? keyword(scene.name, derived: names.store) : nil
  }

  /// Returns what is wrong with the name of a use case, or of an outcome that follows them.
  static func fault(
    ofUseCase name: String, isNew: Bool, _ scene: SceneDescription, _ names: SceneNames
  ) -> DescriptionFault? {
    if let fault = fault(in: name) { return fault }
    let method = CamelCase(name).lowercased
    if !isNew { return DescriptionFault("\(name) is given twice", remedy: "remove one") }
    if Keyword.all.contains(method) { return keyword(name, derived: method) }
    if method == names.store {
      return DescriptionFault(
        "\(name) would be called \(method) in the code, like the scene's state",
        remedy: "choose another name")
    }
    let isTaken =
      scene.frontEnd == .text && menuMembers.contains(method)
      || reservedTypes.contains(name)
      || reservedMembers.contains(method) || name == names.state
      || names.otherOutcomes.contains { $0.kind != .other && $0.name == name }
    return isTaken ? reserved(name) : nil
  }

  /// Returns what is wrong with the name of a type; of an outcome, which is only a part of others, too.
  static func fault(ofType name: String, isOutcome: Bool = false) -> DescriptionFault? {
    let basic = ["Array", "Dictionary", "Optional", "Set"] + FieldType.basic.map(\.swift)
    if !isOutcome, importedTypes.contains(name) {
      return DescriptionFault(
        "tests would not tell \(name) from a type of Foundation or Testing",
        remedy: "choose another name")
    }
    return fault(in: name)
      ?? (reservedTypes.contains(name) || basic.contains(name) ? reserved(name) : nil)
  }

  static func fault(ofCase name: String, isNew: Bool) -> DescriptionFault? {
    if !isNew { return DescriptionFault("\(name) is given twice", remedy: "remove one") }
    // An optional has these cases itself.
    if ["none", "some"].contains(name) {
      return DescriptionFault(
        "every optional has a case \(name)", remedy: "choose another name")
    }
    return fault(ofField: name)
  }

  static func fault(ofField name: String) -> DescriptionFault? {
    if name.utf8.count > longestName { return tooLong(name) }
    if !name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) || name.first?.isLowercase != true {
      return DescriptionFault(
        "\(name.quoted) is not the name of a field",
        remedy: "use letters from A to Z and digits, beginning with a lowercase letter")
    }
    let used = [
      "answers", "ask", "interactor", "observe", "presenter", "read", "request", "response",
      "update", "view", "viewModel", "worker", "write",
    ]
    guard Keyword.all.contains(name) || used.contains(name) else { return nil }
    return DescriptionFault(
      "\(name) is a keyword, or a name that the generated code uses", remedy: "choose another name")
  }

  /// Returns what is wrong with the letters of a name that begins with a capital.
  static func fault(in name: String) -> DescriptionFault? {
    // The letters are counted in bytes first: a name may be very long.
    if name.utf8.count > longestName { return tooLong(name) }
    let isPlain = name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    if isPlain, name.first?.isUppercase == true { return nil }
    return DescriptionFault(
      "\(name.quoted) is not a name",
      remedy:
        "use letters from A to Z and digits, beginning with a capital letter, such as ListTeas")
  }

  private static func tooLong(_ name: String) -> DescriptionFault {
    DescriptionFault(
      "the name \(String(name.prefix(longestName)).quoted)… is longer than \(longestName) letters",
      remedy: "shorten it")
  }

  private static func keyword(_ name: String, derived: String) -> DescriptionFault {
    DescriptionFault(
      "\(name) would be called \(derived) in the code, which is a keyword",
      remedy: "add a word, such as \(name)Teas")
  }

  private static func reserved(_ name: String) -> DescriptionFault {
    DescriptionFault("the generated code already uses the name \(name)", remedy: "choose another")
  }

  /// The types that the generated code refers to.
  private static let reservedTypes: Set<String> = [
    "Any", "AnyObject", "AsyncStream", "Bool", "Call", "CallGate", "CaseIterable", "Codable",
    "ControllerScene", "Crossing", "CrossingRecorder", "CrossingRecorderSpy", "Equatable", "Error",
    "FormController", "FormField", "FormFields", "Hashable", "Identifiable", "Int", "JSONError",
    "JSONReader", "JSONValue", "MainActor", "MenuScene", "Never", "ObservableStore",
    "ObservationToken", "PackageResources", "Protocol", "Request", "Response", "Result",
    "SceneMenu", "SceneModel", "SceneNavigation", "SceneNavigationSpy", "SceneRow",
    "SceneServices", "SceneTasks", "SceneTracer", "SceneWork", "Scenery", "ScreenScene",
    "ScriptedConsole", "Self", "Sendable", "StreamGate", "String", "Suite", "Swift", "Task", "Test",
    "Testing", "TracedBoundary", "Type", "ViewModel", "Void",
  ]

  /// The types of Foundation and Testing, which tests import beside the module.
  private static let importedTypes: Set<String> = [
    "AffineTransform", "Attachable", "Attachment", "AttributeContainer", "AttributedString",
    "BlockOperation", "Bug", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet",
    "CocoaError", "Comment", "ComparisonResult", "ConditionTrait", "Confirmation",
    "CustomTestStringConvertible", "Data", "DateComponents", "DateFormatter", "DateInterval",
    "Dimension", "Expression", "FileHandle", "FileManager", "FormatStyle", "Formatter", "Host",
    "HTTPCookie", "IndexPath", "IndexSet", "InputStream", "Issue", "JSONDecoder", "JSONEncoder",
    "Locale", "LocalizedError", "Measurement", "MessagePort", "Morphology", "Notification",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
    "ParallelizationTrait", "PersonNameComponents", "Pipe", "Port", "Predicate", "Process",
    "ProcessInfo", "Progress", "RecoverableError", "RunLoop", "Scanner", "SortComparator",
    "SortDescriptor", "SortOrder", "SourceLocation", "Stream", "SuiteTrait", "Tag", "TestTrait",
    "Thread", "TimeInterval", "Timer", "TimeZone", "Trait", "Unit", "URLComponents", "URLResponse",
    "URLSession", "UserDefaults",
  ]

  /// The types that a screen for SwiftUI refers to, and those that an app with screens does.
  private static let screenTypes: Set<String> = [
    "AnyView", "App", "Array", "Binding", "Button", "ForEach", "Form", "List", "NavigationStack",
    "Observable", "Scene", "Section", "State", "Text", "TextField", "Toggle", "View",
  ]

  /// The names that a menu uses itself.
  private static let menuMembers: Set<String> = [
    "answer", "ask", "choose", "line", "menu", "offer", "print", "read", "readLine", "run", "show",
    "write",
  ]

  /// The types that a view controller refers to, and what its base class is called without `View`.
  private static let controllerTypes: Set<String> = ["IndexPath", "Row", "UI"]

  /// The members that the generated code declares.
  private static let reservedMembers: Set<String> = [
    "boundary", "calls", "configure", "dataStore", "display", "interactor", "makeModel",
    "makeScreen", "makeViewController", "presenter", "reload", "reloadScreen", "router",
    "selection", "state", "trace", "tracer", "view", "work", "worker",
  ]
}
