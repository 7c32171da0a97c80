import Foundation
import SceneUI
import Testing

/// The form asks for each field, keeps what is not changed, and can be canceled.
struct LineFormTests {
  private let fields = [
    FormField("Name", \Sample.name), FormField("Count", \Sample.count),
    FormField("Size", \Sample.size, titles: \.rawValue), FormField("Strong", \Sample.isStrong),
    FormField("Last size", \Sample.lastSize, titles: \.rawValue), FormField("Day", \Sample.day),
    FormField("Limit", \Sample.limit),
  ]

  @Test func `changes what is filled in`() {
    let form = fill(["a", "1", "2", "y", "SMA", "1970-01-02", "3"])

    #expect(
      form
        == Sample(
          name: "a", count: 1, size: .large, isStrong: true, lastSize: .small,
          day: Date(timeIntervalSince1970: 86_400), limit: 3))
  }

  @Test func `keeps what an empty line leaves, and clears what a space does`() {
    let form = fill([" ", "", "", "", "none", "", " "])

    #expect(form == Sample(name: "", lastSize: nil, limit: nil))
  }

  @Test(arguments: ["q", "\u{1B}"])
  func `is canceled`(line: String) {
    #expect(fill(["a", line, "", "", "", "", ""]) == nil)
  }

  @Test func `asks again for what it cannot read`() {
    var output: [String] = []

    let form = fill(["", "many", "4", "", "", "", "", ""]) { output.append($0) }

    #expect(form?.count == 4)
    #expect(
      output.first == "Enter keeps what is in brackets, a space clears a text, and q cancels.")
    let questions = output.filter { $0.hasPrefix("Count") }
    #expect(questions == ["Count (a whole number) [2]:", "Count (a whole number) [2]:"])
    #expect(output.contains("Fill in a whole number."))
  }

  @Test func `asks for what was refused`() {
    var fields = fields
    fields[1].problem = "Take more."
    var rest = ["3"][...]
    var output: [String] = []
    var lines = LineForm(Sample(), fields, isAgain: true) { output.append($0) }

    while !lines.isOver { lines.take(rest.popFirst()) }

    #expect(lines.filled == Sample(count: 3))
    #expect(
      output == [
        "Enter keeps what is in brackets, a space clears a text, and q cancels.", "Take more.",
        "Count (a whole number) [2]:",
      ])
  }

  @Test func `does not ask again if no field was refused`() {
    let lines = LineForm(Sample(), fields, isAgain: true) { _ in }

    #expect(lines.isOver)
    #expect(lines.filled == nil)
  }

  @Test
  func `accepts numbers in their range, hides what is secret, and shows what cannot be changed`() {
    let fields = [
      FormField("Name", secret: \Sample.name), FormField("Strong", shown: \Sample.isStrong),
      FormField("Count", \Sample.count, in: 1...5), FormField("Size", shown: \Sample.size.rawValue),
    ]
    var rest = ["", "6", "0", "5"][...]
    var output: [String] = []
    var lines = LineForm(Sample(), fields) { output.append($0) }

    while !lines.isOver { lines.take(rest.popFirst()) }

    #expect(lines.filled == Sample(count: 5))
    let question = "Count (a whole number from 1 to 5) [2]:"
    let remedy = "Fill in a whole number from 1 to 5."
    #expect(
      output == [
        "Enter keeps what is in brackets, a space clears a text, and q cancels.", "Name [•••]:",
        "Strong: n", question, remedy, question, remedy, question, "Size: small",
      ])
  }

  @Test(arguments: ["small, large", "1,2", "Small,LARGE"])
  func `reads several cases`(text: String) {
    let field = FormField("Sizes", \Sample.sizes, titles: \.rawValue)
    var form = Sample()

    #expect(field.set(text, in: &form))

    #expect(form == Sample(sizes: [.small, .large]))
    #expect(field.text(of: form) == "small, large")
    #expect(field.hint == "a list with commas of 1 small, 2 large")
    #expect(!field.set("small, huge", in: &form))
    #expect(field.set("", in: &form) && form.sizes.isEmpty)
  }

  @Test(arguments: Drink.allCases, Drink.allCases)
  func `reads the titles that it shows, with their commas and numbers`(first: Drink, second: Drink)
  {
    let drinks = FormField("Drinks", \Order.drinks, titles: \.rawValue)
    let drink = FormField("Drink", \Order.drink, titles: \.rawValue)
    let order = Order(drink: first, drinks: [first, second])
    var form = Order()

    #expect(drinks.set(drinks.text(of: order), in: &form))
    #expect(drink.set(drink.text(of: order), in: &form))

    #expect(form == order)
  }

  @Test func `changes a form inside of another`() {
    var outer = Outer()
    for (field, text) in zip(fields, ["a", "1", "large", "y", "none", "1970-01-02", ""]) {
      #expect(field.at(\Outer.sample).set(text, in: &outer))
      #expect(field.at(\Outer.sample).text(of: outer) == field.text(of: outer.sample))
    }
    let shown = FormField("Name", shown: \Sample.name).at(\Outer.sample)
    #expect(shown.text(of: outer) == "a" && shown.isReadOnly && !shown.set("b", in: &outer))
    #expect(!FormField("Count", \Sample.count, in: 1...5).at(\Outer.sample).set("6", in: &outer))

    #expect(
      outer.sample
        == Sample(
          name: "a", count: 1, size: .large, isStrong: true, lastSize: nil,
          day: Date(timeIntervalSince1970: 86_400), limit: nil))
  }

  private func fill(_ lines: [String], write: @escaping (String) -> Void = { _ in }) -> Sample? {
    var rest = lines[...]
    var form = LineForm(Sample(), fields, write: write)
    while !form.isOver { form.take(rest.popFirst()) }
    return form.filled
  }
}

private struct Outer {
  var sample = Sample()
}

private struct Sample: Equatable {
  var name = "A name"
  var count = 2
  var size = Size.small
  var isStrong = false
  var lastSize: Size? = .large
  var day = Date(timeIntervalSince1970: 0)
  var limit: Int? = 5
  var sizes: [Size] = []
}

private struct Order: Equatable {
  var drink = Drink.tea
  var drinks: [Drink] = []
}

enum Drink: String, CaseIterable {
  case tea = "Tea"
  case iced = "Tea, iced"
  case lemon = "Tea, iced,with lemon"
  case milk = "Milk, not iced"
  case second = "1"
}

private enum Size: String, CaseIterable {
  case small
  case large
}
