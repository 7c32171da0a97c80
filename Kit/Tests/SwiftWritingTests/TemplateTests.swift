import SwiftReading
import Testing

@testable import SwiftWriting

/// Templates are those of Mustache's specification, without escaping, set delimiters and lambdas, and with sections and
/// tags that share a line.
struct TemplateTests {
  private let values: TemplateValue = [
    "flavor": "mint", "empty": "", "yes": true, "no": false, "nothing": .list([]),
    "cone": ["name": "waffle", "size": ["name": "large"]],
    "toppings": .list([["name": "nuts"], ["name": "fudge"]]),
    "texts": .list(["a", "b"]),
    "nested": .list([["inner": .list(["1", "2"])], ["inner": .list(["3"])]]),
    "markup": "<\"&\">",
  ]

  @Test(arguments: [
    // Variables
    ("plain", "plain"), ("", ""), ("a {{flavor}} b", "a mint b"), ("{{ flavor }}", "mint"),
    ("{{flavor}}{{flavor}}", "mintmint"), ("[{{unknown}}]", "[]"), ("[{{empty}}]", "[]"),
    ("{{markup}}", "<\"&\">"), ("{{cone.name}}", "waffle"), ("{{cone.size.name}}", "large"),
    ("[{{cone.unknown.name}}]", "[]"), ("  {{flavor}}\n", "  mint\n"),
    ("{ {{flavor}} }", "{ mint }"),
    ("{{{flavor}}}", "{mint}"),
    // Sections
    ("{{#yes}}a{{/yes}}", "a"), ("{{#no}}a{{/no}}", ""), ("{{#unknown}}a{{/unknown}}", ""),
    ("{{#empty}}a{{/empty}}", ""), ("{{#flavor}}[{{flavor}}]{{/flavor}}", "[mint]"),
    ("{{#cone}}{{name}} {{flavor}}{{/cone}}", "waffle mint"),
    ("{{#cone.size}}{{name}}{{/cone.size}}", "large"),
    ("{{#toppings}}{{name}},{{/toppings}}", "nuts,fudge,"), ("{{#nothing}}a{{/nothing}}", ""),
    ("{{#texts}}({{.}}){{/texts}}", "(a)(b)"),
    ("{{#nested}}{{#inner}}{{.}}{{/inner}};{{/nested}}", "12;3;"),
    ("{{#yes}}{{#no}}a{{/no}}{{#yes}}b{{/yes}}{{/yes}}", "b"), ("{{# yes }}a{{/ yes }}", "a"),
    ("{{#toppings}}{{name}}{{^isLast}}, {{/isLast}}{{/toppings}}", "nuts, fudge"),
    // Inverted sections
    ("{{^yes}}a{{/yes}}", ""), ("{{^no}}a{{/no}}", "a"), ("{{^nothing}}a{{/nothing}}", "a"),
    ("{{^toppings}}a{{/toppings}}", ""), ("{{^unknown}}a{{/unknown}}", "a"),
    // Comments
    ("a{{! no }}b", "ab"), ("a\n{{! no }}\nb\n", "a\nb\n"), ("a\n{{!\nno\n}}\nb", "a\nb"),
    ("a {{! no }}\nb", "a \nb"),
    // Standalone lines
    ("a\n{{#yes}}\nb\n{{/yes}}\nc\n", "a\nb\nc\n"),
    ("a\n  {{#yes}}\nb\n  {{/yes}}\nc\n", "a\nb\nc\n"),
    ("{{#yes}}\na\n{{/yes}}", "a\n"), (" {{#yes}} a\n {{/yes}}", "  a\n"),
    ("{{#toppings}}\n- {{name}}\n{{/toppings}}\n", "- nuts\n- fudge\n"),
    ("a\n{{^no}}\nb\n{{/no}}\nc", "a\nb\nc"), ("{{flavor}}\n{{#yes}}\n{{/yes}}\n", "mint\n"),
    ("a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\nc", "a\r\nb\r\nc"),
    ("{{#no}}\na\n{{/no}}\n{{#yes}}\nb\n{{/yes}}\n", "b\n"),
    ("a\n{{#yes}} {{#no}}\nb\n {{/no}}{{^no}}\nc\n{{/no}}{{/yes}}\nd", "a\nc\nd"),
    ("{{#yes}}{{/yes}}\n{{#yes}}{{flavor}}\n{{/yes}}", "mint\n"),
    // Sections of one line
    ("a\n{{#no}}b{{/no}}\nc", "a\nc"), ("a\n  {{#yes}}b{{/yes}}\nc", "a\n  b\nc"),
    ("{{#toppings}}- {{name}}{{/toppings}}\n{{^no}}a{{/no}}\r\n", "- nuts\n- fudge\na\r\n"),
    ("{{#no}}a{{/no}}{{^no}}b{{/no}}\n{{#no}}a{{/no}} \n", "b\n \n"),
    ("a\n  {{#yes}}{{#no}}b{{/no}}{{/yes}}\n{{#yes}}{{^no}}c{{/no}}{{/yes}}\n", "a\nc\n"),
  ])
  func `replaces tags by values`(template: String, expected: String) throws {
    let template = try Template(named: "A", in: ["A": template])

    #expect(template.text(for: [values]) == expected)
  }

  @Test(arguments: [
    ("[{{>part}}]", "[mint\n]"), ("{{>part}}\n", "mint\n"), ("a\n  {{>part}}\nb", "a\n  mint\nb"),
    ("{{#toppings}}\n{{>name}}\n{{/toppings}}", "nuts;\nfudge;\n"),
    ("  {{>block}}\n", "  a\n  b\n"),
    ("{{#toppings}}{{>name}}{{/toppings}}\na", "nuts;\nfudge;\na"),
    ("{{#yes}}{{>name}}:{{/yes}}\na", ";\n:\na"),
    ("{{#yes}}{{#toppings}}{{>name}}{{/toppings}}{{/yes}}\na", "nuts;\nfudge;\na"),
  ])
  func `includes partials, indented`(template: String, expected: String) throws {
    let texts = [
      "A": template, "part": "{{flavor}}\n", "name": "{{name}};\n",
      "block": "{{#yes}}\na\n{{/yes}}\nb\n",
    ]
    let template = try Template(named: "A", in: texts)

    #expect(template.text(for: [values]) == expected)
  }

  @Test(arguments: [
    ("a\n{{#yes}}\nb", "A.mustache:2: the section yes is not closed; add {{/yes}}"),
    ("{{#yes}}{{#no}}{{/yes}}", "A.mustache:1: {{/yes}} closes no section; remove it, or open one"),
    (
      "{{#yes}}{{#no}}\n{{/no}}{{/yes}}\n{{/a}}",
      "A.mustache:3: {{/a}} closes no section; remove it, or open one"
    ),
    ("\n\n{{/yes}}", "A.mustache:3: {{/yes}} closes no section; remove it, or open one"),
    ("a\n{{flavor", "A.mustache:2: this tag is not closed; add }}"),
    ("{{>part}}", "A.mustache:1: there is no template part to include"),
    (
      "{{#yes}}\n{{/yes}}\n{{! a\n}}\n{{/no}}",
      "A.mustache:5: {{/no}} closes no section; remove it, or open one"
    ),
  ])
  func `places what it does not understand`(template: String, message: String) {
    let fault = #expect(throws: SourceFault.self) { try Template(named: "A", in: ["A": template]) }

    #expect(fault?.message == message)
  }

  @Test(
    .timeLimit(.minutes(60)),
    arguments: [
      (
        String(repeating: "{{#a}}", count: 20_000),
        "A.mustache:1: the section a is nested in itself too often; remove it"
      ),
      (
        "\n" + (0..<20_000).map { "{{#a\($0)}}" }.joined(),
        "A.mustache:2: sections are nested more than 50 deep; remove some"
      ),
      (
        String(repeating: "{{#yes}}{{^no}}", count: 2) + "{{#yes}}{{>part}}",
        "part.mustache:1: the section yes is nested in itself too often; remove it"
      ),
    ])
  func `limits how deep sections are nested`(template: String, message: String) {
    let fault = #expect(throws: SourceFault.self) {
      try Template(named: "A", in: ["A": template, "part": "{{#yes}}{{/yes}}"])
    }

    #expect(fault?.message == message)
  }

  @Test(.timeLimit(.minutes(60)), arguments: ["", "\n", "  "])
  func `limits what templates include that include each other twice`(margin: String) {
    let texts = (1...24).reduce(into: ["T25": "a"]) { texts, number in
      texts["T\(number)"] = "\(margin){{>T\(number + 1)}}\n\(margin){{>T\(number + 1)}}\n"
    }

    let fault = #expect(throws: SourceFault.self) { try Template(named: "T1", in: texts) }

    #expect(
      fault?.message.hasSuffix(
        " and its partials include is too long; include less") == true)
  }

  @Test(
    .timeLimit(.minutes(60)), arguments: ["a", "{{flavor}} ", "{", "{{#yes}}{{/yes}}"])
  func `reads a line of 100 KB`(unit: String) throws {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)

    let template = try? Template(named: "A", in: ["A": text])

    #expect(LineLayout().text(of: template?.text(for: [values]) ?? "") != "a")
  }
}
