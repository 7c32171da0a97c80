import Testing

@testable import Arguments

/// An option of each form.
private enum TeaOption: String, CaseIterable, CommandLineOption {
  case hot, sugar, milk, cup

  var letter: Character? { self == .cup ? nil : rawValue.first }
  var form: OptionForm {
    switch self {
    case .hot: .flag
    case .sugar: .value("N")
    case .milk: .optionalValue("KIND")
    case .cup: .attachedValue("SIZE")
    }
  }
  var example: String { "2" }
  var summary: String { self == .milk ? "with milk\nor without" : "of the tea" }
}

struct ArgumentReaderTests {
  @Test(
    arguments: [
      (["tea", "--hot"], "tea --hot"), (["--sugar", "2"], "--sugar(2)"),
      (["--sugar=2", "x"], "--sugar(2) x"), (["--sugar", "-2"], "--sugar(-2)"),
      (["-hs2", "-m"], "--hot --sugar(2) --milk"), (["-s", "2"], "--sugar(2)"),
      (["--milk", "oat", "tea"], "--milk(oat) tea"), (["--milk", "--hot"], "--milk --hot"),
      (["--cup", "tea"], "--cup tea"), (["--cup=big"], "--cup(big)"),
      (["-", "--", "--hot", "-h", "--"], "- --hot -h --"), ([], ""),
    ] as [([String], String)])
  func `reads words, options and their values`(arguments: [String], text: String) throws {
    #expect(try read(arguments) == text)
  }

  @Test(
    arguments: [
      (["--suger"], .unknownOption("--suger")), (["-x"], .unknownOption("-x")),
      (["-hx"], .unknownOption("-x")), (["-hot"], .unknownOption("-hot")),
      (["--sugar"], .missingValue(.sugar)), (["--sugar="], .missingValue(.sugar)),
      (["--sugar", "--hot"], .missingValue(.sugar)), (["-s"], .missingValue(.sugar)),
      (["--hot=1"], .unexpectedValue(.hot)), (["--hot", "--what"], .unknownOption("--what")),
    ] as [([String], ArgumentError<TeaOption>)])
  private func `refuses what no option takes`(
    arguments: [String], error: ArgumentError<TeaOption>
  ) {
    #expect(throws: error) { try read(arguments) }
  }

  @Test func `says what to do`() {
    typealias TeaError = ArgumentError<TeaOption>

    #expect(
      TeaError.unknownOption("--suger").sentence(help: "tea --help")
        == "Unknown option \"--suger\". Did you mean --sugar?")
    #expect(
      TeaError.unknownOption("-x").sentence(help: "tea --help")
        == "Unknown option \"-x\". See: tea --help")
    #expect(
      TeaError.missingValue(.sugar).sentence(help: "")
        == "--sugar needs a value, such as --sugar 2.")
  }

  @Test func `lists options with what they do`() {
    #expect(
      HelpTable.text(of: TeaOption.allCases) == """
          -h, --hot          of the tea
          -s, --sugar N      of the tea
          -m, --milk [KIND]  with milk
                             or without
              --cup[=SIZE]   of the tea
        """)
  }

  private func read(_ arguments: [String]) throws(ArgumentError<TeaOption>) -> String {
    var reader = ArgumentReader<TeaOption>(arguments)
    var texts: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .word(let word): texts.append(word)
      case .option(let option, let value):
        texts.append(option.name + (value.map { "(\($0))" } ?? ""))
      }
    }
    return texts.joined(separator: " ")
  }
}
