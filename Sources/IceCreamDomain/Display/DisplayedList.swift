/// The options of one step: a collection of them, with its name and prompt.
public struct DisplayedList: RandomAccessCollection, Equatable, Sendable {
  /// The name of the step, such as `Flavor`.
  public var name: String
  /// The question, such as `Choose a flavor`.
  public var prompt: String
  /// The number of options in words, such as `14 options`.
  public var countText: String
  /// The options, in their order.
  public var options: [DisplayedOption]

  /// Creates a list; without arguments, an empty one.
  public init(
    name: String = "", prompt: String = "", countText: String = "",
    options: [DisplayedOption] = []
  ) {
    self.name = name
    self.prompt = prompt
    self.countText = countText
    self.options = options
  }

  /// The index of the first option.
  public var startIndex: Int { options.startIndex }
  /// The index after that of the last option.
  public var endIndex: Int { options.endIndex }

  /// Returns the option at an index, from 0.
  public subscript(index: Int) -> DisplayedOption { options[index] }
}

/// One option of a step.
public struct DisplayedOption: Equatable, Sendable {
  /// Its number, from 1.
  public var number: Int
  /// Its name, printable.
  public var name: String
  /// How it looks in the picture.
  public var appearance: Appearance

  /// Creates an option.
  public init(number: Int, name: String, appearance: Appearance) {
    self.number = number
    self.name = name
    self.appearance = appearance
  }
}
