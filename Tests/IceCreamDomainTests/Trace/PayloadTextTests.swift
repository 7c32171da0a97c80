import Scenery
import Seeds
import Testing

@testable import IceCreamDomain

struct PayloadTextTests {
  @Test func `writes a payload as a Swift expression`() {
    let request = CreateIceCream.SelectIngredients.Request(
      choices: PerKind(cone: .typed("\"van\"\u{1B}")))

    #expect(
      PayloadText.text(of: request)
        == #"CreateIceCream.SelectIngredients.Request(choices: (cone: .typed("\"van\"<U+001B>")))"#
    )
    // As documented.
    #expect(
      PayloadText.text(
        of: CreateIceCream.SelectIngredients.Request(choices: .init(cone: .index(0))))
        == "CreateIceCream.SelectIngredients.Request(choices: (cone: .index(0)))")
  }

  @Test func `abbreviates long lists and texts`() {
    let catalog = IceCreamCatalog(
      cones: ["Cup"], flavors: ["A", "B", "C", "D"], toppings: ["A", "B", "C"],
      title: String(repeating: "x", count: 100))

    #expect(
      PayloadText.text(of: CreateIceCream.LoadIceCream.Response(catalog: catalog)) == """
        CreateIceCream.LoadIceCream.Response(catalog: (cones: ["Cup"], flavors: [4 entries], toppings: ["A", "B", "C"], title: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", prompts: (), words: (labels: (cone: "Cone", flavor: "Flavor", topping: "Topping"), sentence: (parts: [3 entries], end: "")), appearances: ()), progress: (selection: (), next: .cone), canListSaved: true)
        """)
  }

  @Test func `writes associated values`() {
    let response = CreateIceCream.Refusal.Response.noSuchIngredients([
      .init(kind: .flavor, problem: .outOfRange(number: 9, count: 3))
    ])

    #expect(
      PayloadText.text(of: response)
        == "CreateIceCream.Refusal.Response.noSuchIngredients([(kind: .flavor, problem: .outOfRange(number: 9, count: 3))])"
    )
  }
}
