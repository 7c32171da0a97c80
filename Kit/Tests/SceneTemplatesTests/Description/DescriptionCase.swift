import Testing

/// A description of scenes, and what the reader finds in it.
struct DescriptionCase: CustomTestStringConvertible {
  /// How a schema judges it.
  enum Schema: String {
    /// As the reader does.
    case same
    /// A schema cannot say what is wrong.
    case beyond
    /// It is no JSON.
    case unseen
  }

  var testDescription: String
  var lines: [String] = []
  var faults: [String] = []
  var schema = Schema.same
  private let kind: String

  /// Creates a case from its first line in the table.
  init(_ line: Substring) {
    let parts = line.split(separator: ": ", maxSplits: 1)
    let words = parts[0].split(separator: ", ").map(String.init)
    testDescription = String(parts[1])
    kind = words[0]
    if words.count > 1 { schema = Schema(rawValue: words[1]) ?? .same }
  }

  var text: String {
    let text = lines.joined(separator: "\n")
    return switch kind {
    // A description whose only scene has these members.
    case "scene": "{\"scenes\": [{\n\(text)}]}"
    // A description with fields of a described type on its second line, and a scene.
    case "field": "{\"types\": {\"Tea\": {\n\(text)}},\n\(Self.scenes)}"
    // A description with members before a scene that has a worker for teas.
    case "shared": "{\n\(text),\n\(Self.scenes)}"
    default: text
    }
  }

  private static let scenes = """
    "scenes": [{"name": "ListTeas", "worker": true, "useCases": [
    {"name": "FetchTeas", "response": {"teas": "[Tea]"}}]}]
    """
}

private let types =
  "write String, Int, Double, Bool, Date, Decimal, URL, UUID, a described type T, a list [T], [String: T], or T? for an optional"
private let teaType = #""types": {"Tea": {"name": "String"}}"#

let descriptionCases = table.split(separator: "\n").reduce(into: [DescriptionCase]()) {
  cases, line in
  guard line.hasPrefix("  "), let last = cases.indices.last else {
    return cases.append(DescriptionCase(line))
  }
  let text = String(line.dropFirst(2))
  if text.hasPrefix("! ") {
    cases[last].faults.append(String(text.dropFirst(2)))
  } else {
    cases[last].lines.append(text)
  }
}

/// Each case begins with what it is a part of, how a schema judges it, and its name.
///
/// Its text and its faults follow.
private let table = #"""
  scene: the smallest scene
    "name": "ListTeas", "useCases": [{"name": "FetchTeas"}]
  scene: all of a scene
    "name": "ListTeas", "worker": true, "async": true, "mainActor": true, "router": "ShowTea",
    "selection": {"type": "Tea.ID", "default": "0"}, "trace": true, "frontEnd": "text", "useCases": [
      {"name": "FetchTeas", "outcome": "Teas", "request": {}, "response": {"teas": "[String]"},
        "viewModel": {"teas": "[String]"}},
      {"name": "ChooseTea", "async": true,
        "request": {"index": {"type": "Int", "default": "0"}}}],
    "outcomes": [{"name": "ChoiceFailure", "viewModel": {"message": "String"}}]
  shared: types
    "$schema": "scene.schema.json", \#(teaType), "imports": ["Leaves"]
  shared: a catalog
    \#(teaType), "catalog": {"file": "teas.json", "entries": "Tea"}
  field: fields of every type
    "name": "String", "minutes": "Int", "price": "Double", "isSoldOut": "Bool", "note": "String?",
    "tags": "[String]", "grades": "[[Int]?]", "similar": "[Tea]",
    "time": {"type": "Duration?", "default": "nil"},
    "kind": {"type": "Kind", "default": ".green"}, "work": "Int", "a": {"type": "B.C<D, E>", "default": "f(1, \")\")"},
    "counts": {"type": "[String: Int]", "default": "[\"a\": 1]"}
  whole, unseen: no JSON
    scene
    ! 1:1: unexpected "s" at the top level; put an object or a list here
  whole: no scenes
    {}
    ! 1:1: missing key "scenes" at the top level; add it
  whole: an empty list
    {"scenes": []}
    ! 1:12: the list is empty at scenes; add at least one entry
  scene, unseen: several faults
    "name": "listTeas", "wroker": true, "frontEnd": "texts",
    "useCases": [{"name": "Init", "request": {"a": "Int",}}]
    ! 2:9: "listTeas" is not a name at scenes[0].name; use letters from A to Z and digits, beginning with a capital letter, such as ListTeas
    ! 2:21: unknown key "wroker" at scenes[0]; did you mean "worker"?
    ! 2:49: unknown value "texts" at scenes[0].frontEnd; did you mean "text"?
    ! 3:23: Init would be called init in the code, which is a keyword at scenes[0].useCases[0].name; add a word, such as InitTeas
    ! 3:53: trailing comma at scenes[0].useCases[0].request; remove it
  scene: no use case
    "name": "ListTeas", "useCases": []
    ! 2:33: the list is empty at scenes[0].useCases; add at least one entry
  scene: a use case without a name
    "name": "ListTeas", "useCases": [{}]
    ! 2:34: missing key "name" at scenes[0].useCases[0]; add it
  scene: a request of an outcome
    "name": "ListTeas", "useCases": [{"name": "A"}], "outcomes": [{"name": "B", "request": {}}]
    ! 2:77: unknown key "request" at scenes[0].outcomes[0]; use one of name, outcome, response, viewModel, route, resultOf
  scene, beyond: an outcome that is taken
    "name": "ListTeas", "useCases": [{"name": "A"}, {"name": "B", "outcome": "A"}]
    ! 2:74: A is also the name of the outcome of another use case at scenes[0].useCases[1].outcome; choose another name
  scene, beyond: a state with two types
    "name": "ListTeas", "useCases": [{"name": "A", "viewModel": {"b": "Int"}},
    {"name": "C", "viewModel": {"b": "String"}}, {"name": "D", "viewModel": {"message": "Int"}}],
    "outcomes": [{"name": "E"}]
    ! 1:13: b is Int in one view model and String in another, but the state has only one at scenes[0]; use the same type, or another name
    ! 1:13: message is Int in one view model and String in another, but the state has only one at scenes[0]; use the same type, or another name
  scene, beyond: routes that lead nowhere
    "name": "ListTeas", "router": "ShowTea", "useCases": [{"name": "A"}, {"name": "B"}]},
    {"name": "ShowTea", "useCases": [{"name": "A"}]},
    {"name": "Other", "router": "Other", "useCases": [{"name": "A"}, {"name": "B"}]},
    {"name": "Short", "router": "ListTeas", "useCases": [{"name": "A"}]},
    {"name": "Typed", "router": "ListTeas", "selection": "Int",
    "result": "Int", "useCases": [{"name": "A"}, {"name": "B", "route": "ShowTea"}]},
    {"name": "Mine", "useCases": [{"name": "A", "usesSelection": true, "route": "Mine"}]
    ! 4:29: Other cannot lead to itself at scenes[2].router; name another scene
    ! 5:29: a router needs a second use case, which leads to the other scene at scenes[3].router; add one
    ! 6:29: a use case has a route, so the scene needs no router at scenes[4].router; remove "router", and add a route to the last use case
    ! 7:11: a scene with a result needs a use case that leads back at scenes[4].result; add "route": true to one, or remove the result
    ! 8:62: the scene has no selection to use at scenes[5].useCases[0].usesSelection; describe one
    ! 8:77: Mine cannot lead to itself at scenes[5].useCases[0].route; name another scene
  shared: enums, titles and a form
    "types": {"Kind": ["green", {"name": "black", "title": "Black, strong"}], "Tea": {"kind": "Kind?",
    "grown": {"title": "Grown on", "type": "Date"}, "prices": "[String: Decimal]"},
    "Land": {"title": "Country", "fields": {"code": "String", "flag": "URL"}},
    "Size": {"title": "Cup", "cases": ["small"]}}
  shared: cases that cannot be used
    "types": {"Tea": {}, "Kind": ["green", "green", "none", "Black", {"title": "A\"B", "name": "a"}]}
    ! 2:40: green is given twice at types.Kind[1]; remove one
    ! 2:49: every optional has a case none at types.Kind[2]; choose another name
    ! 2:57: "Black" is not the name of a field at types.Kind[3]; use letters from A to Z and digits, beginning with a lowercase letter
    ! 2:76: "A\"B" is not a title at types.Kind[4].title; write up to 60 characters on one line, without " or \
  scene, beyond: an error with two sentences
    "name": "ShowTea", "worker": true, "useCases": [{"name": "FetchTea",
    "errors": [{"name": "lost", "title": "Lost. Gone"}, {"name": "full", "title": "It is no. 1!"}]}]
    ! 3:38: the title of an error is one sentence at scenes[0].useCases[0].errors[0].title; remove the mark inside of it
    ! 3:79: the title of an error is one sentence at scenes[0].useCases[0].errors[1].title; remove the mark inside of it
  shared, beyond: types that tests would not tell from others
    "types": {"Tea": {}, "Unit": {}, "SceneMenu": {}}
    ! 2:22: tests would not tell Unit from a type of Foundation or Testing at types; choose another name
    ! 2:34: the generated code already uses the name SceneMenu at types; choose another
  shared, beyond: cases with one title
    "types": {"Tea": {}, "Kind": ["darkGreen", {"name": "green", "title": "Dark Green"}]}
    ! 2:44: another case has the title "Dark Green", too, at types.Kind[1]; give one of both another title
  shared: titles that are blank, or cannot be printed
    "types": {"Tea": {}, "Kind": [{"name": "a", "title": " "}, {"name": "b", "title": "A\u0007"}]}
    ! 2:54: " " is not a title at types.Kind[0].title; write up to 60 characters on one line, without " or \
    ! 2:83: "A<U+0007>" is not a title at types.Kind[1].title; write up to 60 characters on one line, without " or \
  whole, beyond: use cases and fields that people cannot tell apart
    {"types": {"Kind": ["green", {"name": "other", "title": "None"}],
    "Leaf": {"name": "String", "size": "Int"}, "Pot": {"isOpen": "Bool", "open": "Bool"}, "Tea": {"kind": "Kind?"},
    "Cup": {"leaf": "Leaf", "name": "String", "leafName": "String"}}, "scenes": [
    {"name": "ListTeas", "frontEnd": "text", "useCases": [
    {"name": "LoadTea", "title": "Load it"}, {"name": "FetchTea"}, {"name": "GetTea"},
    {"name": "SavePot", "request": {"pot": "Pot"}}, {"name": "SaveTea", "request": {"tea": "Tea"}},
    {"name": "SaveCup", "request": {"cup": "Cup"}}]}]}
    ! 5:64: a front end would call it "Load tea", like FetchTea, at scenes[0].useCases[2]; give one of both another title
    ! 6:40: two fields of the form would be called "Open" at scenes[0].useCases[3].request.pot; give one of them another title
    ! 6:88: a case of Kind has the title that a form gives to no case at scenes[0].useCases[4].request.tea; give the case another title
    ! 7:40: two fields of the form would be called leafName in the code at scenes[0].useCases[5].request.cup; rename one of them
  whole, beyond: what a front end cannot ask for, two forms, and what is only shown
    {"types": {"Tea": {"name": "String"}, "Land": {"name": "String"}}, "scenes": [
    {"name": "ListTeas", "frontEnd": "text", "useCases": [{"name": "A", "request": {"b": "[Tea]"}},
    {"name": "B", "request": {"a": "Tea", "c": "Land"}},
    {"name": "C", "request": {"n": {"type": "Int", "readOnly": true}}}]}]}
    ! 2:86: a front end cannot ask for b of the type [Tea] at scenes[0].useCases[0].request.b; give it a default, or describe a type that has it as one of its fields
    ! 3:44: Tea and Land are two forms, but a request can have only one at scenes[0].useCases[1].request.c; describe a type that contains both
    ! 4:60: the user fills in n, so it cannot be only shown at scenes[0].useCases[2].request.n.readOnly; remove "readOnly", or describe a type that has it as one of its fields
  scene: ways to ask and to answer
    "name": "ListTeas", "async": true, "useCases": [
    {"name": "Load", "response": {"teas": "[String]"}, "viewModel": {"teas": "[String]"}},
    {"name": "Pick", "selects": "teas", "confirm": "Really?"},
    {"name": "Find", "search": true, "request": {"text": "String"}, "response": {"found": "[String]"}},
    {"name": "Watch", "stream": true, "response": {"count": "Int"}},
    {"name": "FetchLeaves", "pages": true, "refresh": true, "response": {"leaves": "[String]"},
    "viewModel": {"leaves": "[String]"}}]
  scene, beyond: ways that lack something
    "name": "ListTeas", "async": true, "useCases": [
    {"name": "Load", "response": {"teas": "[String]"}, "viewModel": {"teas": "[String]"}},
    {"name": "Pick", "selects": "tea"}, {"name": "Take", "selects": "teas"},
    {"name": "Sort", "viewModel": {"teas": "[String]"}},
    {"name": "Find", "search": true, "request": {"count": "Int"}},
    {"name": "Watch", "stream": true},
    {"name": "ListAll", "pages": true, "response": {"teas": "[String]"}, "viewModel": {"teas": "[String]"}},
    {"name": "Turn", "pages": true, "response": {"page": "Int"}, "viewModel": {"pages": "[String]"}},
    {"name": "ReadOne", "refresh": true, "request": {"number": "Int"}}]
    ! 4:29: no worker returns a list tea that a view model also shows at scenes[0].useCases[1].selects; did you mean teas?
    ! 5:1: Sort shows teas, but its worker does not return them, so the wrong entry could be selected at scenes[0].useCases[3]; add the list teas to its response, or rename it in its view model
    ! 6:28: a search needs one text in its request at scenes[0].useCases[4].search; give it one String
    ! 7:29: a stream needs values at scenes[0].useCases[5].stream; describe them in the response
    ! 8:30: Load fetches teas, too, so the next page might not continue the list at scenes[0].useCases[6].pages; remove one of them: a search with an empty text can fetch all, with "pages": true
    ! 9:27: pages need a list at scenes[0].useCases[7].pages; describe one in the response and in the view model
    ! 10:32: only a fetch without a request or stream can refresh at scenes[0].useCases[8].refresh; begin its name with Fetch, Load or List, and remove its request and stream
  scene, beyond: two of what a screen has once
    "name": "ListTeas", "frontEnd": "swiftui", "useCases": [
    {"name": "Find", "search": true, "request": {"text": "String"}, "response": {"teas": "[Int]"}, "viewModel": {"teas": "[Int]"}},
    {"name": "Guess", "search": true, "request": {"text": "String"}, "response": {"all": "[Int]"}, "viewModel": {"all": "[Int]"}},
    {"name": "Take", "selects": "teas"},
    {"name": "Leave", "selects": "teas"}]
    ! 4:29: a screen has one search field, and Find has it at scenes[0].useCases[1].search; remove "search" from one of them
    ! 6:30: a screen has one request for a row of teas, and Take has it at scenes[0].useCases[3].selects; remove "selects" from one of them
  scene, beyond: a page that is fetched by a name that is taken, and told where it starts
    "name": "ListTeas", "useCases": [
    {"name": "FetchTeas", "pages": true, "request": {"start": "Int"}, "response": {"teas": "[Int]"}, "viewModel": {"teas": "[Int]"}},
    {"name": "FetchMoreTeas"}]
    ! 3:59: the worker is told where a page starts at scenes[0].useCases[0].request.start; remove the field, or rename it
    ! 4:10: "pages" adds FetchMoreTeas, which fetches the next page at scenes[0].useCases[1].name; remove it here
  scene, beyond: lists that the interactor would store beside something with their names
    "name": "ListTeas", "worker": "TeaStore", "router": true, "result": "Int", "useCases": [
    {"name": "LoadTeas", "response": {"teaStore": "[Int]"}, "viewModel": {"teaStore": "[Int]"}},
    {"name": "LoadCups", "worker": true, "response": {"result": "[Int]"}, "viewModel": {"result": "[Int]"}},
    {"name": "DrinkTea", "selects": "teaStore"}, {"name": "DrinkCup", "selects": "result"}]
    ! 3:47: the interactor has another teaStore at scenes[0].useCases[0].response.teaStore; rename the list
    ! 4:61: the interactor has another result at scenes[0].useCases[1].response.result; rename the list
  scene, beyond: a stream with pages
    "name": "ListTeas", "useCases": [{"name": "WatchTeas", "stream": true, "pages": true,
    "response": {"teas": "[Int]"}, "viewModel": {"teas": "[Int]"}}]
    ! 2:81: a stream has no pages at scenes[0].useCases[0].pages; remove one of both
  scene, beyond: lists of which a half is missing
    "name": "ListTeas", "async": true, "useCases": [
    {"name": "FetchTeas", "response": {"teas": "[String]"}, "viewModel": {"count": "Int"}},
    {"name": "TakeTea", "selects": "teas"}, {"name": "TakeCup", "selects": "cups"},
    {"name": "SortCups", "viewModel": {"cups": "[String]"}}]
    ! 4:32: no view model shows the list teas at scenes[0].useCases[1].selects; add it to the view model of the use case that fetches it
    ! 4:72: no worker returns a list cups at scenes[0].useCases[2].selects; add the list to the response of a use case with "worker" or "async"
  scene, beyond: a selection that nothing leads to
    "name": "ShowTea", "selection": "Int", "useCases": [{"name": "FetchTea", "usesSelection": true}]
    ! 2:33: no route leads here, so the scene is never opened with a selection at scenes[0].selection; add "router": true, or remove the selection
  scene, beyond: a selection and a result that are optional twice
    "name": "ShowTea", "router": true, "selection": "Int?", "useCases": [{"name": "FetchTea"}]},
    {"name": "EditTea", "router": true, "result": {"type": "[Int]?"}, "useCases": [{"name": "FetchTea"}]
    ! 2:49: every selection may be missing at scenes[0].selection; write Int, without ?
    ! 3:47: every result may be missing at scenes[1].result; write [Int], without ?
  scene, beyond: a service of two minds
    "name": "ListTeas", "async": true, "worker": "Store", "useCases": [{"name": "Load", "response": {"a": "Int"}}]},
    {"name": "ShowTeas", "async": true, "worker": "Store", "useCases": [{"name": "Load", "response": {"a": "String"}}]},
    {"name": "ReadTeas", "worker": "Store", "useCases": [{"name": "Read", "response": {"a": "Int"}}]
    ! 3:69: load of Store has other parameters or another result in ListTeas at scenes[1].useCases[0]; give both scenes the same request and response
    ! 4:54: Store is asynchronous in ListTeas, but not here at scenes[2].useCases[0]; add "async": true to both scenes, or to none
  scene, beyond: a worker that takes no time beside one that does
    "name": "ListTeas", "worker": true, "useCases": [{"name": "A", "async": false},
    {"name": "B", "async": true}]},
    {"name": "ShowTea", "async": true, "useCases": [{"name": "A", "async": false}]},
    {"name": "FindTea", "worker": true, "async": false, "useCases": [{"name": "A"},
    {"name": "B", "async": true}]
    ! 2:73: either all workers of a scene are asynchronous, or none at scenes[0].useCases[0].async; remove "async": false
    ! 4:72: either all workers of a scene are asynchronous, or none at scenes[1].useCases[0].async; remove "async": false
    ! 5:66: either all workers of a scene are asynchronous, or none at scenes[2].useCases[0]; remove "async": false
  scene, beyond: a scene with the names of another
    "name": "ListTeas", "useCases": [{"name": "A"}]}, {"name": "ListTeasView", "useCases": [{"name": "A"}]
    ! 2:60: ListTeasView is also the name of a type of the scene ListTeas at scenes[1].name; choose another name
  shared: what types conform to
    "types": {"Kind": {"conformsTo": ["Codable"], "cases": ["green"]}, "Tea": {"title": "A tea", "fields":
    {"id": "UUID", "kind": "Kind"}, "conformsTo": ["Codable", "Hashable", "Identifiable"]}}
  shared: what types cannot conform to
    "types": {"Kind": {"conformsTo": ["Identifiable"], "cases": ["green"]},
    "Tea": {"conformsTo": ["Sendable", 1], "fields": {"name": "String"}}}
    ! 2:35: unknown value "Identifiable" at types.Kind.conformsTo[0]; use one of Codable
    ! 3:24: unknown value "Sendable" at types.Tea.conformsTo[0]; use one of Codable, Hashable, Identifiable
    ! 3:36: expected a string, found a number at types.Tea.conformsTo[1]; replace it
  shared, beyond: an identity that is missing
    "types": {"Tea": {"conformsTo": ["Identifiable"], "fields": {"id": "[Int]"}}}
    ! 2:18: Tea has no field id to be Identifiable at types.Tea; add "id": "UUID" to its fields
  field: ranges, and fields that are secure or read-only
    "stars": {"type": "Int", "range": [1, 5]}, "low": {"type": "Int", "range": [-9, -8], "default": "-9"},
    "secret": {"type": "String", "secure": true}, "number": {"type": "Int", "readOnly": true}
  field: ranges that are none
    "a": {"type": "Int", "range": [1]}, "b": {"type": "Int", "range": [1, 2.5]}, "c": {"type": "Int", "range": 5}
    ! 2:31: a range needs two numbers, the lesser first at types.Tea.a.range; write one like [1, 7]
    ! 2:71: "2.5" is not a whole number from -1000000000 to 1000000000 at types.Tea.b.range[1]; replace it
    ! 2:108: expected a list, found a number at types.Tea.c.range; replace it
  field, beyond: what has no range, or cannot be secure
    "a": {"type": "Int", "range": [5, 1]}, "b": {"type": "Double", "range": [1, 2]},
    "e": {"type": "[Tea]", "readOnly": true}, "c": {"type": "Int", "secure": true}, "d": {"type": "Int", "range": [1, 2], "default": "3"}
    ! 2:31: a range needs two numbers, the lesser first at types.Tea.a.range; write one like [1, 7]
    ! 2:73: only an Int has a range at types.Tea.b.range; remove it
    ! 3:36: a struct cannot be read-only at types.Tea.e.readOnly; make its fields read-only
    ! 3:74: only a String can be secure at types.Tea.c.secure; remove it
    ! 3:86: the default is not a number in the range at types.Tea.d; write another one, or remove it
  scene: errors of workers, outcomes that lead elsewhere, and a stream that is stopped
    "name": "ShowTea", "async": true, "useCases": [{"name": "FetchTea", "response": {"tea": "String"},
    "errors": ["notFound", {"name": "signedOut", "title": "You are signed out", "outcome": "SignInRequest"}]},
    {"name": "WatchTea", "stream": true, "response": {"level": "Int"}}, {"name": "LeaveTea", "stops": "WatchTea"}],
    "outcomes": [{"name": "SignInRequest", "viewModel": {}, "route": true}]
  scene, beyond: errors of what does not fail, or that lead nowhere
    "name": "ShowTea", "async": true, "useCases": [{"name": "FetchTea", "response": {"tea": "String"},
    "errors": ["gone", "gone", "unavailable", {"name": "lost", "outcome": "Los"}, {"name": "bad", "outcome": "Other"}]},
    {"name": "WatchTea", "stream": true, "response": {"level": "Int"}, "errors": ["gone"]},
    {"name": "LeaveTea", "errors": ["gone"]}],
    "outcomes": [{"name": "Loss", "route": "ShowTea"}]
    ! 3:20: gone is given twice at scenes[0].useCases[0].errors[1]; remove one
    ! 3:28: every worker has an error unavailable at scenes[0].useCases[0].errors[2]; remove it
    ! 3:71: there is no outcome Los at scenes[0].useCases[0].errors[3].outcome; did you mean Loss?
    ! 3:106: there is no outcome Other at scenes[0].useCases[0].errors[4].outcome; add it to outcomes
    ! 4:78: a stream has no errors at scenes[0].useCases[1].errors; describe them in its values
    ! 5:32: without a worker, there are no errors at scenes[0].useCases[2].errors; add "worker": true
    ! 6:40: ShowTea cannot lead to itself at scenes[0].outcomes[0].route; name another scene
  whole: commands that change a list
    {"types": {"Tea": {"id": "UUID", "name": "String"}}, "scenes": [{"name": "ListTeas", "worker": "Store", "useCases": [
    {"name": "FetchTeas", "response": {"teas": "[Tea]"}, "viewModel": {"teas": "[String]"}},
    {"name": "DropTea", "worker": "Store", "selects": "teas", "response": {"tea": "Tea"}, "changes": "teas"},
    {"name": "DeleteTea", "worker": "Store", "selects": "teas", "changes": "teas"}]}]}
  whole, beyond: lists that cannot be changed
    {"types": {"Tea": {"id": "UUID", "name": "String"}}, "scenes": [{"name": "ListTeas", "worker": "Store", "useCases": [
    {"name": "FetchTeas", "response": {"teas": "[Tea]"}, "viewModel": {"teas": "[String]"}},
    {"name": "FetchCups", "worker": "Store", "response": {"cups": "[Int]"}, "viewModel": {"cups": "[Int]"}},
    {"name": "DropTea", "worker": "Store", "selects": "teas", "changes": "tea"},
    {"name": "DropCup", "worker": "Store", "selects": "cups", "changes": "cups"},
    {"name": "BuyTea", "selects": "teas", "changes": "teas"},
    {"name": "SellTea", "worker": "Store", "selects": "teas", "changes": "teas"},
    {"name": "LoseTea", "worker": "Store", "selects": "teas", "response": {"a": "Int"}, "changes": "teas"},
    {"name": "DeleteTea", "worker": "Store", "selects": "cups", "changes": "teas"}]}]}
    ! 4:70: no worker returns a list tea that a view model also shows at scenes[0].useCases[2].changes; did you mean teas?
    ! 5:70: an entry of cups is not found without an identity at scenes[0].useCases[3].changes; make it a described type with "id": "UUID"
    ! 6:50: only a command of a worker changes a list at scenes[0].useCases[4].changes; add a worker, or begin its name otherwise
    ! 7:70: its worker does not return the changed Tea at scenes[0].useCases[5].changes; describe it in the response, or select what a Delete… deletes
    ! 8:96: its worker returns Int, but not the changed Tea at scenes[0].useCases[6].changes; describe it in the response
    ! 9:72: its worker does not return the changed Tea at scenes[0].useCases[7].changes; describe it in the response, or select what a Delete… deletes
  scene: an outcome for a result
    "name": "ListTeas", "useCases": [{"name": "FetchTeas"}, {"name": "ChangeTea", "route": "EditTea"}],
    "outcomes": [{"name": "EditedTea", "resultOf": "EditTea", "response": {"tea": "String"}}]},
    {"name": "EditTea", "result": "String", "useCases": [{"name": "SaveTea", "route": true}]
  scene, beyond: results that are none, or that another outcome presents
    "name": "ListTeas", "useCases": [{"name": "A", "route": "EditTea"}, {"name": "B", "route": "ShowTea"}],
    "outcomes": [{"name": "C", "resultOf": "EditTea"}, {"name": "D", "resultOf": "EditTea"},
    {"name": "E", "resultOf": "ShowTea"}, {"name": "F", "resultOf": "Other"}]},
    {"name": "EditTea", "result": "String", "useCases": [{"name": "SaveTea", "route": true}]},
    {"name": "ShowTea", "useCases": [{"name": "CloseTea", "route": true}]
    ! 3:78: another outcome presents the result of EditTea at scenes[0].outcomes[1].resultOf; remove one of both
    ! 4:27: no route leads to a scene ShowTea with a result at scenes[0].outcomes[2].resultOf; add a route to it, and describe its result
    ! 4:65: no route leads to a scene Other with a result at scenes[0].outcomes[3].resultOf; add a route to it, and describe its result
  scene, beyond: streams to stop that are none
    "name": "ShowTea", "async": true, "useCases": [{"name": "FetchTea"},
    {"name": "WatchTea", "stream": true, "response": {"level": "Int"}, "stops": "WatchTea"},
    {"name": "LeaveTea", "stops": "WatchTeas"}, {"name": "Leave", "stops": "Boiling"}]
    ! 3:77: a stream cannot stop another at scenes[0].useCases[1].stops; remove one of both
    ! 4:31: there is no stream WatchTeas at scenes[0].useCases[2].stops; did you mean WatchTea?
    ! 4:72: there is no stream Boiling at scenes[0].useCases[3].stops; name a use case with "stream": true
  field: types that are none
    "a": "int", "b": "String??", "c": "let x = 1", "d": "[Int", "e": "Strin", "f": "Any", "g": 1
    ! 2:6: "int" is not a type at types.Tea.a; \#(types)
    ! 2:18: "String??" is not a type at types.Tea.b; \#(types)
    ! 2:35: "let x = 1" is not a type at types.Tea.c; \#(types)
    ! 2:53: "[Int" is not a type at types.Tea.d; \#(types)
    ! 2:66: the type "Strin" is unknown at types.Tea.e; describe it in types, or give a default
    ! 2:80: "Any" is not a type at types.Tea.f; \#(types)
    ! 2:92: expected a string, found a number at types.Tea.g; replace it
  field, beyond: unknown types
    "a": {"type": "Leaf"}, "b": "Strin?", "c": "[Te]"
    ! 2:6: the type "Leaf" is unknown at types.Tea.a; describe it in types, or give a default
    ! 2:29: the type "Strin?" is unknown at types.Tea.b; describe it in types, or give a default
    ! 2:44: the type "[Te]" is unknown at types.Tea.c; describe it in types, or give a default
  field, beyond: names of fields that cannot be used
    "Name": "Int", "switch": "Int", "a b": "Int", "view": "Int"
    ! 2:1: "Name" is not the name of a field at types.Tea; use letters from A to Z and digits, beginning with a lowercase letter
    ! 2:16: switch is a keyword, or a name that the generated code uses at types.Tea; choose another name
    ! 2:33: "a b" is not the name of a field at types.Tea; use letters from A to Z and digits, beginning with a lowercase letter
    ! 2:47: view is a keyword, or a name that the generated code uses at types.Tea; choose another name
  field, beyond: a type that contains itself
    "tea": "Tea?"
    ! 1:19: a Tea would contain itself at types.Tea; use a list
  shared, beyond: an unknown type in a catalog
    \#(teaType), "catalog": {"file": "teas.json", "entries": "Te"}
    ! 2:83: unknown value "Te" at catalog.entries; did you mean "Tea"?
  shared: a file elsewhere
    \#(teaType), "catalog": {"file": "../teas.json", "entries": "Tea"}
    ! 2:59: "../teas.json" cannot be the name of the catalog at catalog.file; use letters, the first lowercase, and .json, such as teas.json
  whole, beyond: a catalog that no worker reads
    {"types": {"Tea": {"name": "String"}}, "catalog": {"file": "teas.json", "entries": "Tea"},
    "scenes": [{"name": "ListTeas", "useCases": [{"name": "FetchTeas"}]}]}
    ! 1:51: no worker reads the catalog at catalog; add "worker": true to a scene whose first response has a list [Tea]
  shared, beyond: types whose names are taken
    "types": {"Tea": {}, "FetchTeas": {}, "ListTeasView": {}, "Int": {}}
    ! 2:59: the generated code already uses the name Int at types; choose another
    ! 3:21: ListTeasView is also the name of a described type at scenes[0].name; choose another name
    ! 4:10: FetchTeas is also the name of a described type at scenes[0].useCases[0].name; choose another name
  shared: a module that is none
    \#(teaType), "imports": ["Foundation; print()"]
    ! 2:51: "Foundation; print()" is not the name of a module at imports[0]; write one like Foundation
  """#
