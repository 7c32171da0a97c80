import PlainText

/// The options of one step: a collection of them, with its name and prompt.
public struct DisplayedList: RandomAccessCollection, Equatable, Sendable {
  /// The name of the step, such as `Flavor`.
  public var name = ""
  /// The question, such as `Choose a flavor`.
  public var prompt = ""
  /// The options, in their order.
  public var options: [DisplayedOption] = []

  /// The index of the first option.
  public var startIndex: Int { options.startIndex }
  /// The index after that of the last option.
  public var endIndex: Int { options.endIndex }

  /// Returns the option at an index, from 0.
  public subscript(index: Int) -> DisplayedOption { options[index] }
}

extension DisplayedList {
  /// Creates the options of a catalog.
  init(of kind: IngredientKind, in catalog: IceCreamCatalog) {
    options = catalog.names(of: kind).enumerated().map { index, name in
      DisplayedOption(
        number: index + 1, name: name, kind: kind,
        given: catalog.given(at: index, of: kind))
    }
    name = catalog.words.labels[kind]
    let isUsual = catalog.words.labels[kind] == CatalogWords().labels[kind]
    prompt =
      catalog.prompts[kind] ?? (isUsual ? "Choose a \(kind.rawValue)" : name)
  }
}

/// One option of a step.
public struct DisplayedOption: Equatable, Sendable {
  /// Its number, from 1.
  public var number: Int
  /// Its name.
  public var name: String
  /// The kind of ingredient.
  public var kind: IngredientKind
  /// What the catalog says of its appearance.
  public var given: GivenAppearance

  /// How it looks in the picture.
  ///
  /// It is guessed each time, since a catalog may have far more options than a screen shows.
  public var appearance: Appearance { given.completed(for: name, kind: kind, at: number - 1) }
}
