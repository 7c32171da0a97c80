import PlainText

/// What there is to choose from at one step.
public struct DisplayedList: Equatable, Sendable {
  /// What the step is called, such as `Flavor`.
  public var name: String
  /// What to ask, such as `Choose a flavor`.
  public var prompt: String
  /// How many there are, in words, such as `14 flavors`.
  public var count: String
  /// The options, in their order.
  public var options: [DisplayedOption]

  /// Makes a list; without arguments, one that has nothing in it.
  public init(
    name: String = "", prompt: String = "", count: String = "", options: [DisplayedOption] = []
  ) {
    self.name = name
    self.prompt = prompt
    self.count = count
    self.options = options
  }
}

/// One thing that can be chosen.
public struct DisplayedOption: Equatable, Sendable {
  /// The number to choose it by, from 1.
  public var number: Int
  /// Its name, printable.
  public var name: String
  /// How it looks in the picture.
  public var appearance: Appearance

  /// Makes an option.
  public init(number: Int, name: String, appearance: Appearance) {
    self.number = number
    self.name = name
    self.appearance = appearance
  }
}
