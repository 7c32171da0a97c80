import Scenery
import Seeds
import Testing

@testable import IceCreamDomain

struct PayloadTextTests {
  @Test func `writes a payload as a Swift expression`() {
    let request = CreateIceCream.SelectIngredient.Request(
      kind: .cone, choice: .typed("\"van\"\u{1B}"))

    #expect(
      PayloadText.text(of: request)
        == #"CreateIceCream.SelectIngredient.Request(kind: .cone, choice: .typed("\"van\"<U+001B>"))"#
    )
  }

  @Test func `abbreviates long lists and texts`() {
    let catalog = IceCream(
      cones: ["Cup"], flavors: ["A", "B", "C", "D"], toppings: ["A", "B", "C"],
      title: String(repeating: "x", count: 100))

    #expect(
      PayloadText.text(of: CreateIceCream.LoadIceCream.Response(iceCreamData: catalog)) == """
        CreateIceCream.LoadIceCream.Response(iceCreamData: (cones: ["Cup"], flavors: [4 entries], toppings: ["A", "B", "C"], title: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", prompts: (), appearances: ()), mode: .create, selection: ())
        """)
  }

  @Test func `writes associated values`() {
    let response = CreateIceCream.Refusal.Response(
      reason: .noSuchIngredient(.init(kind: .flavor, problem: .outOfRange(number: 9, count: 3))),
      count: 1)

    #expect(
      PayloadText.text(of: response)
        == "CreateIceCream.Refusal.Response(reason: .noSuchIngredient((kind: .flavor, problem: .outOfRange(number: 9, count: 3))), count: 1)"
    )
  }
}
