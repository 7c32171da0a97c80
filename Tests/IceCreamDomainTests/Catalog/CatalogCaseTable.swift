import Seeds

let catalogCases: [CatalogCase] = [
  CatalogCase("the small catalog", Seeds.catalog),
  CatalogCase("the smallest catalog", #"{"cones":["A"],"flavors":["B"],"toppings":["C"]}"#),
  .beside("a place to find the schema", #""$schema": "icecream.schema.json""#),
  .beside("half a look", ##""appearance": {"cones": {"A": {"color": "#aBcDeF"}}}"##),
  .beside(
    "several colors",
    ##""appearance": {"cones": {"A": {"color": ["#C68642", "#4E2A14"], "shape": "dipped"}}}"##),
  .beside(
    "labels and a sentence",
    #""labels": {"cone": "Cup"}, "sentence": "{topping} on {flavor} in {cone}!""#),
  .beside("an empty look", #""appearance": {}, "prompts": {}"#),
  .flavors("white space everywhere", "\t[ \r\n \"A\"\t,\r\"B\" ] "),
  .flavors("escapes", #"["\"\\\/\u0041\uD83C\uDF66"]"#),
  .flavors("other scripts", #"["Crème brûlée", "抹茶", "🍨🏳️‍🌈", "گل‌سرخ"]"#),
  .flavors("names that differ only in accents", #"["Creme", "Crème"]"#),
  .flavors(
    "meaningful invisible characters",
    #"["🏳️‍🌈", "👩‍❤️‍👨", "👩🏽‍🍳", "1️⃣", "☎︎", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 cream", "می‌خواهم", "ක්‍රීම්", "नुक्‍ता"]"#),
  .flavors(
    "names of 1,000 bytes",
    #"["\#(String(repeating: "A", count: 1_000))", "\#(String(repeating: "é", count: 500))"]"#),

  CatalogCase(
    "an empty file", "",
    faults: ["1:1: the file is empty; write an object with the lists cones, flavors and toppings"],
    schema: .unseen),
  CatalogCase(
    "a list", "[]", faults: ["1:1: expected an object, found a list at the top level; replace it"]
  ),
  CatalogCase(
    "a word that is not JSON", "True",
    faults: [
      ##"1:1: unexpected "T" at the top level; put an object with the lists cones, flavors and toppings here"##
    ], schema: .unseen),
  CatalogCase(
    "no lists", "{}",
    faults: [
      ##"1:1: missing key "cones" at the top level; add it"##,
      ##"1:1: missing key "flavors" at the top level; add it"##,
      ##"1:1: missing key "toppings" at the top level; add it"##,
    ]),
  CatalogCase(
    "one list missing", #"{"cones": ["A"], "flavors": ["B"]}"#,
    faults: [##"1:1: missing key "toppings" at the top level; add it"##]),
  CatalogCase(
    "a misspelled key", #"{"cones": ["A"], "flavours": ["B"], "toppings": ["C"]}"#,
    faults: [##"1:18: unknown key "flavours" at the top level; did you mean "flavors"?"##]),
  .beside(
    "an unknown key", #""price": {"a": [1, -2.5e+3, true, false, null]}"#,
    faults: [
      ##"1:55: unknown key "price" at the top level; use one of cones, flavors, toppings, title, prompts, labels, sentence, appearance, $schema"##
    ]),
  .beside(
    "a duplicate key", #""cones": ["D"]"#,
    faults: [##"1:55: duplicate key "cones" at the top level; keep one of them"##],
    schema: .beyond),
  .beside(
    "a title of the wrong type", #""title": 5"#,
    faults: ["1:64: expected a string, found a number at title; replace it"]),
  .beside(
    "prompts of the wrong type", #""prompts": "Choose""#,
    faults: ["1:66: expected an object, found a string at prompts; replace it"]),
  .beside(
    "an unknown prompt", #""prompts": {"cones": "Choose"}"#,
    faults: [##"1:67: unknown key "cones" at prompts; did you mean "cone"?"##]),
  .beside(
    "a sentence without a topping", #""sentence": "{cone} mit {flavor}""#,
    faults: [
      ##"1:67: the sentence "{cone} mit {flavor}" does not name each ingredient once at sentence; write it with {cone}, {flavor} and {topping}"##
    ], schema: .beyond),
  .beside(
    "an unknown label", #""labels": {"cones": "Cup"}"#,
    faults: [##"1:66: unknown key "cones" at labels; did you mean "cone"?"##]),
  .beside(
    "an empty prompt", #""prompts": {"cone": ""}"#,
    faults: ["1:75: the string is empty at prompts.cone; write something, or remove it"]),
  .beside(
    "a schema of the wrong type", #""$schema": null"#,
    faults: [##"1:66: expected a string, found null at ["$schema"]; replace it"##]),

  .flavors(
    "a list of the wrong type", "true",
    faults: ["1:48: expected a list, found a boolean at flavors; replace it"]),
  .flavors(
    "an empty list", "[]", faults: ["1:48: the list is empty at flavors; add at least one entry"]),
  .flavors(
    "entries of every wrong type", "[1, {}, [], null, false]",
    faults: [
      "1:49: expected a string, found a number at flavors, entry 1; replace it",
      "1:52: expected a string, found an object at flavors, entry 2; replace it",
      "1:56: expected a string, found a list at flavors, entry 3; replace it",
      "1:60: expected a string, found null at flavors, entry 4; replace it",
      "1:66: expected a string, found a boolean at flavors, entry 5; replace it",
    ]),
  .flavors(
    "an empty entry", #"["A", ""]"#,
    faults: ["1:54: the string is empty at flavors, entry 2; write something, or remove it"]),
  .flavors(
    "a blank entry", #"[" "]"#,
    faults: ["1:49: leading or trailing white space at flavors, entry 1; remove it"]
  ),
  .flavors(
    "white space at one end", "[\"A \", \"\u{A0}B\"]",
    faults: [
      "1:49: leading or trailing white space at flavors, entry 1; remove it",
      "1:55: leading or trailing white space at flavors, entry 2; remove it",
    ]),
  .flavors(
    "duplicate entries", #"["A", "B", "A", "\u0041", "B"]"#,
    faults: [
      ##"1:59: duplicate entry "A" at flavors, entry 3; remove it: entry 1 is the same"##,
      ##"1:64: duplicate entry "A" at flavors, entry 4; remove it: entry 1 is the same"##,
      ##"1:74: duplicate entry "B" at flavors, entry 5; remove it: entry 2 is the same"##,
    ]),
  .flavors(
    "names that differ only in case",
    #"["Cup", "cup", "CUP", "Cups", "Crème", "Creme", "CRÈME"]"#,
    faults: [
      ##"1:56: "cup" differs from "Cup" only in case at flavors, entry 2; rename or remove one of them"##,
      ##"1:63: "CUP" differs from "Cup" only in case at flavors, entry 3; rename or remove one of them"##,
      ##"1:96: "CRÈME" differs from "Crème" only in case at flavors, entry 7; rename or remove one of them"##,
    ], schema: .beyond),
  .flavors(
    "an escape sequence for the terminal", #"["\u001b[2J", "A\u009B"]"#,
    faults: [
      "1:49: invisible character U+001B at flavors, entry 1; remove it",
      "1:62: invisible character U+009B at flavors, entry 2; remove it",
    ]),
  .flavors(
    "a mark that changes the writing direction", "[\"A\u{202E}B\", \"C\\u2066D\"]",
    faults: [
      "1:49: invisible character U+202E at flavors, entry 1; remove it",
      "1:56: invisible character U+2066 at flavors, entry 2; remove it",
    ]),
  .flavors(
    "invisible characters", #"["Vanilla", "Van\u200Billa", "B\u3164", "\u00ADC"]"#,
    faults: [
      "1:60: invisible character U+200B at flavors, entry 2; remove it",
      "1:60: duplicate entry \"Van\u{200B}illa\" at flavors, entry 2; remove it: entry 1 is the same",
      "1:77: invisible character U+3164 at flavors, entry 3; remove it",
      "1:88: invisible character U+00AD at flavors, entry 4; remove it",
    ]),
  .flavors(
    "every invisible character",
    #"["A\u034FB", "C\u115FD", "E\u1160F", "G\u180EH", "I\u2060J", "K\uFFA0L", "M\uFE00N", "#
      + #""O\u2028P", "Q\uFEFFR", "S\u007FT", "U\u200EV", "W\u200FX", "Y\u061CZ"]"#,
    faults: zip(
      1...,
      [
        "034F", "115F", "1160", "180E", "2060", "FFA0", "FE00", "2028", "FEFF", "007F", "200E",
        "200F", "061C",
      ]
    ).map {
      "1:\(37 + $0 * 12): invisible character U+\($1) "
        + "at flavors, entry \($0); remove it"
    }),
  .flavors(
    "joiners, selectors and tags without effect",
    #"["A\u200DB", "C\u200CD", "E\uFE0FF", "G\uDB40\uDC65", "🍦\u200D", "1\u200D2", "😀\u200CA"]"#,
    faults: zip(
      [49, 61, 73, 85, 102, 113, 125], ["200D", "200C", "FE0F", "E0065", "200D", "200D", "200C"]
    )
    .enumerated().map {
      "1:\($1.0): invisible character U+\($1.1) "
        + "at flavors, entry \($0 + 1); remove it"
    }, schema: .beyond),
  .flavors(
    "names that differ only in invisible characters", #"["☎", "☎\uFE0E", "🏴", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]"#,
    faults: [
      "1:54: duplicate entry \"☎\u{FE0E}\" at flavors, entry 2; remove it: entry 1 is the same",
      "1:70: duplicate entry \"🏴󠁧󠁢󠁥󠁮󠁧󠁿\" at flavors, entry 4; remove it: entry 3 is the same",
    ], schema: .beyond),
  .flavors(
    "a name of 1,001 bytes", #"["\#(String(repeating: "A", count: 1_001))", "B"]"#,
    faults: ["1:49: string longer than 1000 bytes at flavors, entry 1; shorten it"]),
  .flavors(
    "names with too many bytes, but few characters",
    #"["\#(String(repeating: "é", count: 501))", "\#(String(repeating: "語", count: 334))"]"#,
    faults: [
      "1:49: string longer than 1000 bytes at flavors, entry 1; shorten it",
      "1:554: string longer than 1000 bytes at flavors, entry 2; shorten it",
    ], schema: .beyond),

  .beside(
    "an invalid color", #""appearance": {"cones": {"A": {"color": "red"}}}"#,
    faults: [
      ##"1:95: "red" is not a color at appearance.cones.A.color; write # and six hexadecimal digits, like #F6E7B4"##
    ]),
  .beside(
    "a color of the wrong type", #""appearance": {"cones": {"A": {"color": 16}}}"#,
    faults: ["1:95: expected a string, found a number at appearance.cones.A.color; replace it"]),
  .beside(
    "a list without a color", #""appearance": {"cones": {"A": {"color": []}}}"#,
    faults: ["1:95: the list is empty at appearance.cones.A.color; add at least one entry"]),
  .beside(
    "invalid colors in a list",
    ##""appearance": {"cones": {"A": {"color": ["#C68642", "tan", 7, ["#C68642"]]}}}"##,
    faults: [
      ##"1:107: "tan" is not a color at appearance.cones.A.color, entry 2; write # and six hexadecimal digits, like #F6E7B4"##,
      "1:114: expected a string, found a number at appearance.cones.A.color, entry 3; replace it",
      "1:117: expected a string, found a list at appearance.cones.A.color, entry 4; replace it",
    ]),
  .beside(
    "a misspelled shape", #""appearance": {"flavors": {"B": {"shape": "scop"}}}"#,
    faults: [
      ##"1:97: unknown value "scop" at appearance.flavors.B.shape; did you mean "scoop"?"##
    ]),
  .beside(
    "a shape of another list", #""appearance": {"flavors": {"B": {"shape": "cup"}}}"#,
    faults: [
      ##"1:97: unknown value "cup" at appearance.flavors.B.shape; use one of scoop, ripple, chips"##
    ]),
  .beside(
    "an appearance of the wrong type", #""appearance": {"toppings": {"C": "red"}}"#,
    faults: ["1:88: expected an object, found a string at appearance.toppings.C; replace it"]),
  .beside(
    "an appearance with an unknown key",
    ##""appearance": {"toppings": {"C": {"colour": "#000000"}}}"##,
    faults: [
      ##"1:89: unknown key "colour" at appearance.toppings.C; did you mean "color"?"##
    ]),
  .beside(
    "appearances of an unknown list", #""appearance": {"cone": {}}"#,
    faults: [##"1:70: unknown key "cone" at appearance; did you mean "cones"?"##]),
  .beside(
    "the appearance of an unlisted name", #""appearance": {"cones": {"B": {}}}"#,
    faults: [
      ##"1:80: "B" is not in the list cones at appearance.cones; add it to that list, or remove it here"##
    ], schema: .beyond),
  CatalogCase(
    "the appearance of a misspelled name",
    #"{"cones": ["Cup"], "flavors": ["B"], "toppings": ["C"], "appearance": {"cones": {"Cpu": {}}}}"#,
    faults: [
      ##"1:82: "Cpu" is not in the list cones at appearance.cones; did you mean "Cup"?"##
    ], schema: .beyond),
  CatalogCase(
    "an appearance for an empty list",
    #"{"cones": [], "flavors": ["B"], "toppings": ["C"], "appearance": {"cones": {"A": {}}}}"#,
    faults: ["1:11: the list is empty at cones; add at least one entry"]),
  .beside(
    "a duplicate appearance", #""appearance": {"cones": {"A": {}, "A": {}}}"#,
    faults: [##"1:89: duplicate key "A" at appearance.cones; keep one of them"##],
    schema: .beyond),

  // JSONSyntaxTests has many more of each.
  .flavors(
    "a syntax fault of each kind",
    #"[,"A" "B",/**/ vanilla, 'C', "D"# + "\t"
      + #"E", "\x41", "\u12G4", "\uD83C", 01, 0x1F, "# + "\u{A0}]",
    faults: [
      "1:49: extra comma at flavors, entry 1; remove it",
      "1:54: missing comma at flavors, entry 1; add one before this",
      "1:58: unexpected comment at flavors, entry 2; remove it: JSON has no comments",
      ##"1:63: word "vanilla" without quotes at flavors, entry 3; put it in double quotes"##,
      "1:72: string in single quotes at flavors, entry 4; use double quotes",
      "1:79: control character U+0009 in a string at flavors, entry 5; remove it",
      ##"1:85: invalid escape sequence "\x" at flavors, entry 6; write \\ for a backslash, or \u and four hexadecimal digits"##,
      ##"1:93: invalid escape sequence "\u12" at flavors, entry 7; write \\ for a backslash, or \u and four hexadecimal digits"##,
      ##"1:103: "\uD83C" is half of a surrogate pair at flavors, entry 8; write both halves, or the character itself"##,
      ##"1:112: invalid number "01" at flavors, entry 9; write it like 12 or -0.5"##,
      "1:112: expected a string, found a number at flavors, entry 9; replace it",
      ##"1:116: invalid number "0x1F" at flavors, entry 10; write it like 12 or -0.5"##,
      "1:116: expected a string, found a number at flavors, entry 10; replace it",
      "1:122: unexpected U+00A0 at flavors, entry 11; put a value here",
    ], schema: .unseen),
  CatalogCase(
    "many faults at once",
    "{\n  \"cones\": [],\n  \"flavors\": [\"A\", \"A\", 5,],\n  \"topings\": [\"B\"]\n}\n",
    faults: [
      "2:12: the list is empty at cones; add at least one entry",
      ##"3:20: duplicate entry "A" at flavors, entry 2; remove it: entry 1 is the same"##,
      "3:25: expected a string, found a number at flavors, entry 3; replace it",
      "3:26: trailing comma at flavors, entry 3; remove it",
      ##"4:3: unknown key "topings" at the top level; did you mean "toppings"?"##,
    ], schema: .unseen),
  .flavors(
    "names that differ in the form of an accent", "[\"Cr\u{E8}me\", \"Cre\u{300}me\"]",
    faults: [
      ##"1:58: duplicate entry "Crème" at flavors, entry 2; remove it: entry 1 is the same"##
    ],
    schema: .beyond),
  .flavors(
    "names with a character that equals an ASCII one",
    "[\"K\", \"\u{212A}\", \"\u{37E}\", \";\", \"`\", \"\u{1FEF}\"]",
    faults: [
      "1:54: duplicate entry \"\u{212A}\" at flavors, entry 2; remove it: entry 1 is the same",
      "1:64: duplicate entry \";\" at flavors, entry 4; remove it: entry 3 is the same",
      "1:74: duplicate entry \"\u{1FEF}\" at flavors, entry 6; remove it: entry 5 is the same",
    ], schema: .beyond),
  CatalogCase(
    "the wrong bracket before a name with a look",
    #"{"appearance": {"cones": {"B": {}}}, "cones": ["A"}, "B"], "flavors": ["C"], "toppings": ["D"]}"#,
    faults: [
      ##"1:51: unexpected "}" at cones, entry 1; put a comma or ] here"##,
      ##"1:57: unexpected "]" at the top level; put a colon here"##,
    ], schema: .unseen),
  .beside(
    "faults under a duplicate key", #""cones": ["D", "D", 5]"#,
    faults: [
      ##"1:55: duplicate key "cones" at the top level; keep one of them"##,
      ##"1:70: duplicate entry "D" at cones, entry 2; remove it: entry 1 is the same"##,
      "1:75: expected a string, found a number at cones, entry 3; replace it",
    ], schema: .unseen),
  CatalogCase(
    "faults under a misspelled key",
    #"{"cones": ["A"], "flavours": ["B", "B", ""], "toppings": ["C"]}"#,
    faults: [
      ##"1:18: unknown key "flavours" at the top level; did you mean "flavors"?"##,
      ##"1:36: duplicate entry "B" at flavours, entry 2; remove it: entry 1 is the same"##,
      "1:41: the string is empty at flavours, entry 3; write something, or remove it",
    ]),
  .beside(
    "an unknown key twice in the appearances", #""appearance": {"zzzzzz": {}, "zzzzzz": {"a": 1}}"#,
    faults: [
      ##"1:70: unknown key "zzzzzz" at appearance; use one of cones, flavors, toppings"##,
      ##"1:84: duplicate key "zzzzzz" at appearance; keep one of them"##,
    ]),
  CatalogCase(
    "a fault after a byte order mark",
    "\u{FEFF}" + #"{"cones":["A",],"flavors":["B"],"toppings":["C"]}"#,
    faults: [
      "1:1: the file begins with a byte order mark; save it as UTF-8 without one",
      "1:14: trailing comma at cones, entry 1; remove it",
    ], schema: .unseen),
]
