import PlainText

/// The rules for lists and what fetches, changes, selects and streams.
extension DescriptionRules {
  /// Reports streams to stop that are not there, searches for something else than a text, streams of nothing, pages without a list, and refreshing with
  /// questions.
  mutating func checkSearches(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      let place = place + ["useCases", "\(index)"]
      let request = useCase.requestFields.filter { $0 != UseCase.pageSize }
      if useCase.isSearch, request.map(\.type) != [.string] {
        report(
          "a search needs one text in its request", "give it one String", at: place + ["search"])
      }
      if let stream = useCase.stops,
        !names.useCases.contains(where: { $0.isStream && $0.name == stream })
      {
        let known = names.useCases.filter(\.isStream).map(\.name)
        report(
          "there is no stream \(stream)",
          stream.closest(in: known).map { "did you mean \($0)?" }
            ?? "name a use case with \"stream\": true",
          at: place + ["stops"])
      }
      if useCase.isStream, useCase.stops != nil {
        report("a stream cannot stop another", "remove one of both", at: place + ["stops"])
      }
      if useCase.isStream, useCase.isPaged {
        report("a stream has no pages", "remove one of both", at: place + ["pages"])
      }
      if useCase.isStream, useCase.work == nil {
        report("a stream needs values", "describe them in the response", at: place + ["stream"])
      }
      if useCase.isRefresh,
        !useCase.isFetch || useCase.isStream || names.asks(for: useCase)
      {
        report(
          "only a fetch without a request or stream can refresh",
          "begin its name with Fetch, Load or List, and remove its request and stream",
          at: place + ["refresh"])
      }
      if useCase.isPaged { checkPages(of: useCase, names, at: place) }
    }
  }

  /// Reports what a screen has no second place for.
  mutating func checkScreen(of names: SceneNames, at place: [String]) {
    guard [.swiftUI, .uiKit].contains(names.description.frontEnd) else { return }
    var taken: [String: String] = [:]
    for (index, useCase) in names.describedUseCases.enumerated() {
      let parts: [(key: String, what: String)?] = [
        useCase.isSearch ? ("search", "search field") : nil,
        useCase.isRefresh ? ("refresh", "way to refresh") : nil,
        useCase.selects.map { ("selects", "request for a row of \($0)") },
      ]
      for part in parts.compactMap(\.self) {
        if let other = taken[part.what] {
          report(
            "a screen has one \(part.what), and \(other) has it",
            "remove \"\(part.key)\" from one of them",
            at: place + ["useCases", "\(index)", part.key])
        }
        taken[part.what] = useCase.name
      }
    }
  }

  /// Reports pages of what is no list, and lists that are fetched otherwise, too.
  private mutating func checkPages(
    of useCase: UseCase, _ names: SceneNames, at place: [String]
  ) {
    let shown = useCase.viewModelFields.contains { $0.type.element != nil }
    guard let list = useCase.work, list.type.element != nil, shown else {
      return report(
        "pages need a list", "describe one in the response and in the view model",
        at: place + ["pages"])
    }
    let others = names.describedUseCases.filter { $0 != useCase && ($0.isPaged || $0.work == list) }
    if let other = others.first {
      report(
        "\(other.name) fetches \(list.name), too, so the next page might not continue the list",
        "remove one of them: a search with an empty text can fetch all, with \"pages\": true",
        at: place + ["pages"])
    }
    if useCase.requestFields.count(where: { $0.name == UseCase.pageSize.name }) > 1 {
      report("pages already have a size", "rename the field", at: place + ["request"])
    }
    if useCase.requestFields.contains(where: { $0.name == "start" }) {
      report(
        "the worker is told where a page starts", "remove the field, or rename it",
        at: place + ["request", "start"])
    }
    if (useCase.responseFields + useCase.viewModelFields).count(where: {
      $0.name == UseCase.hasMore.name
    }) > 2 {
      report("pages already have hasMore", "remove the field", at: place)
    }
  }

  /// Reports lists to change that are not there, or whose changed entry is not known.
  mutating func checkChanges(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      guard let list = useCase.changes else { continue }
      let place = place + ["useCases", "\(index)", "changes"]
      guard let change = names.change(by: useCase) else {
        reportMissing(list, of: names, at: place)
        continue
      }
      let type = data.described(change.entry)
      if type?.isIdentified != true {
        report(
          "an entry of \(list) is not found without an identity",
          "make it a described type with \"id\": \"UUID\"", at: place)
      } else if !useCase.asksWorker || useCase.isFetch {
        report(
          "only a command of a worker changes a list", "add a worker, or begin its name otherwise",
          at: place)
      } else if let work = useCase.work, work.type != change.entry {
        report(
          "its worker returns \(work.type.swift), but not the changed \(change.entry.swift)",
          "describe it in the response", at: place)
      } else if useCase.work == nil, useCase.selects != list || !useCase.isDeletion {
        report(
          "its worker does not return the changed \(change.entry.swift)",
          "describe it in the response, or select what a Delete… deletes", at: place)
      }
    }
  }

  private mutating func reportMissing(_ list: String, of names: SceneNames, at place: [String]) {
    let known = names.works.compactMap(\.work).filter { $0.type.element != nil }.map(\.name)
    if known.contains(list) {
      report(
        "no view model shows the list \(list)",
        "add it to the view model of the use case that fetches it", at: place)
    } else if names.stateFields.contains(where: { $0.name == list }) {
      report(
        "no worker returns a list \(list)",
        "add the list to the response of a use case with \"worker\" or \"async\"", at: place)
    } else {
      report(
        "no worker returns a list \(list) that a view model also shows",
        list.closest(in: known).map { "did you mean \($0)?" }
          ?? "describe it in the response and the view model of another use case",
        at: place)
    }
  }

  /// Reports lists that the interactor would store under the name of something else.
  mutating func checkStoredLists(of names: SceneNames, at place: [String]) {
    let others =
      names.workers.map(\.property) + names.storedFields.map(\.field.name)
      + names.routes.compactMap(\.returned?.name) + names.works.map(names.place)
      + (names.works.contains(where: \.isSearch) ? ["pause"] : [])
      + (names.firstPage == nil ? [] : ["hasMore", "page", "pagedRequest", "start"])
    for list in names.storedLists where others.contains(list.name) {
      guard let index = names.describedUseCases.firstIndex(where: { $0.work == list }) else {
        continue
      }
      report(
        "the interactor has another \(list.name)", "rename the list",
        at: place + ["useCases", "\(index)", "response", list.name])
    }
  }

  /// Reports lists to select from that are not there.
  mutating func checkLists(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      guard let list = useCase.selects else { continue }
      if let selection = names.selection(by: useCase) {
        checkRows(of: selection, in: names, at: place)
        continue
      }
      reportMissing(list, of: names, at: place + ["useCases", "\(index)", "selects"])
    }
  }

  /// Reports use cases that show other rows than those that the interactor stores.
  private mutating func checkRows(
    of selection: ListSelection, in names: SceneNames, at place: [String]
  ) {
    for (index, useCase) in names.describedUseCases.enumerated()
    where useCase.viewModelFields.contains(selection.shown) && useCase.work != selection.list
      && useCase.changes != selection.list.name
    {
      report(
        "\(useCase.name) shows \(selection.shown.name), but its worker does not return them, "
          + "so the wrong entry could be selected",
        "add the list \(selection.list.name) to its response, or rename it in its view model",
        at: place + ["useCases", "\(index)"])
    }
  }
}
