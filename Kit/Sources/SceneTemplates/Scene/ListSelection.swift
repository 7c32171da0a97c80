/// A list of which the user selects an entry.
struct ListSelection {
  /// The list in the response of the use case that fetches it; the interactor stores it.
  let list: Field
  /// The type of its entries.
  let entry: FieldType
  /// The list in the state.
  let shown: Field
  /// What a request says of the selected entry: its identifier, if the rows have that of the entries, or else its index.
  let key: Field

  /// The key that means an entry after the list has changed, too.
  static let identifier = Field("id", .uuid)
  static let index = Field("index", .int)

  var isIdentified: Bool { key == Self.identifier }

  /// What a test of a front end says of the second row, as an argument.
  var shownSample: String {
    isIdentified ? "id: \(shown.type.element?.swift ?? "").second.id" : "index: 1"
  }
}

extension [UseCase] {
  /// Returns the list of a name in what use cases answer or show; `nil` if there is none.
  func list(named name: String, in fields: KeyPath<UseCase, [Field]>) -> Field? {
    lazy.flatMap { $0[keyPath: fields] }.first { $0.name == name && $0.type.element != nil }
  }
}

extension SceneNames {
  /// Returns the list of which a use case selects an entry; `nil` if it selects none, or if there is no such list.
  func selection(by useCase: UseCase) -> ListSelection? { useCase.selects.flatMap(list) }

  /// Returns the list of which a use case changes an entry; `nil` if it changes none, or if there is no such list.
  func change(by useCase: UseCase) -> ListSelection? { useCase.changes.flatMap(list) }

  private func list(named name: String) -> ListSelection? {
    guard
      let list = works.compactMap(\.work).first(where: { $0.name == name }),
      let entry = list.type.element,
      let shown = stateFields.first(where: { $0.name == name && $0.type.element != nil })
    else { return nil }
    return ListSelection(
      list: list, entry: entry, shown: shown, key: Self.key(of: list, shown, data))
  }

  private static func key(of list: Field, _ shown: Field, _ data: DataModel) -> Field {
    let entries = [list, shown].map { $0.type.element.flatMap(data.described) }
    let areIdentified = entries.allSatisfy { $0?.isIdentified ?? false }
    return areIdentified ? ListSelection.identifier : ListSelection.index
  }

  /// Adds to the requests of use cases which entry of a list is selected.
  static func addKeys(to useCases: inout [UseCase], _ data: DataModel) {
    for index in useCases.indices {
      guard let name = useCases[index].selects else { continue }
      guard let entries = useCases.list(named: name, in: \.responseFields),
        let shown = useCases.list(named: name, in: \.viewModelFields)
      else { continue }
      useCases[index].requestFields = [key(of: entries, shown, data)]
    }
  }

  /// The lists that the interactor stores, since the user selects from them, or they have pages.
  var storedLists: [Field] {
    var names: Set<String> = []
    let changed = useCases.compactMap { change(by: $0)?.list }
    let selected = useCases.compactMap { selection(by: $0)?.list }
    return (selected + changed + [firstPage?.work].compactMap(\.self))
      .filter { names.insert($0.name).inserted }
  }

  /// Returns the use case that selects from a list of the state, if one does.
  func selecting(from field: Field) -> UseCase? {
    useCases.first { selection(by: $0)?.shown == field }
  }

  /// Returns code for the part of a selected entry that has a type: the entry, or a field of it.
  func part(of selection: ListSelection, as type: FieldType) -> String? {
    if selection.entry == type { return "" }
    return data.described(selection.entry)?.fields.first { $0.type == type }.map { ".\($0.name)" }
  }

  /// Returns what a use case reads of the list that it selects from.
  func selected(by useCase: UseCase) -> (selection: ListSelection, isRead: Bool)? {
    guard let selection = selection(by: useCase) else { return nil }
    let answered = useCase.responseFields.filter { $0 != useCase.work }
    let isStored = useCase.work.map(storedLists.contains) ?? false
    let passed = isStored ? nil : route(of: useCase)?.passed
    let isRead =
      useCase.asksWorker
      || (answered + [passed].compactMap(\.self)).contains {
        part(of: selection, as: $0.type) != nil
      }
    return (selection, isRead)
  }
}
