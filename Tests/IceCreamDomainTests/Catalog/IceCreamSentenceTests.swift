import Seeds
import Testing

@testable import IceCreamDomain
@testable import PlainText
@testable import TestDoubles
@testable import TestSupport

struct IceCreamSentenceTests {
  private func wording(_ pattern: String) throws -> IceCreamWording {
    var words = CatalogWords()
    words.sentence = try #require(IceCreamSentence(pattern))
    return IceCreamWording(words: words)
  }

  @Test(arguments: [
    ("{cone} mit {flavor} und {topping}", "Paper cup mit Vanilla und Cherry"),
    ("{topping}, {flavor}, {cone}!", "Cherry, Vanilla, Paper cup!"),
    ("Ein {flavor}-Eis ({cone}){topping}", "Ein Vanilla-Eis (Paper cup)Cherry"),
  ])
  func `says an ice cream in the words of a catalog`(pattern: String, sentence: String) throws {
    #expect(try wording(pattern).result(for: Seeds.savedIceCream).sentence == sentence)
  }

  @Test func `marks what a search found in names and in the identifier`() throws {
    let result = try wording("{topping} on {cone} of {flavor}")
      .result(for: Seeds.savedIceCream, highlighting: WordSearch("van che W93"))

    #expect(result.sentence == "Cherry on Paper cup of Vanilla")
    #expect(result.matches == PerKind(cone: [], flavor: [0..<3], topping: [0..<3]))
    #expect(result.matchedOfID == 3)
  }

  @Test(arguments: [
    "", "{cone} {flavor}", "{cone} {flavor} {topping} {cone}", "{cone} {flavor} {toping}",
    "{cone} {flavor} {topping", "cone flavor topping", "{cone} {flavor} {topping} {}",
  ])
  func `reads no sentence that does not name each kind once`(pattern: String) {
    #expect(IceCreamSentence(pattern) == nil)
  }

  @Test func `says the choices so far without what surrounds the whole`() throws {
    let wording = try wording("Ein {flavor}-Eis: {cone}, {topping}!")
    let selection = Selection(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor)

    #expect(wording.caption(of: Selection()) == "Nothing chosen yet.")
    #expect(
      wording.caption(of: selection) == "\(Seeds.chosenFlavor.name)-Eis: \(Seeds.chosenCone.name)")
  }
}
