/// A catalog with names that a shell could misinterpret.
enum OddCatalog {
  static let cones = [
    #"It's "hot""#, #"Cost $5 \ `x`"#, "Crème brûlée", "a:b=c", "--dashes", "Wow!so & {x} #1;*?",
    "~tilde", "100% [x](y)",
  ]

  static let text = #"""
    {
      "title": "Odd",
      "cones": [
        "It's \"hot\"", "Cost $5 \\ `x`", "Crème brûlée", "a:b=c", "--dashes",
        "Wow!so & {x} #1;*?", "~tilde", "100% [x](y)"
      ],
      "flavors": ["Vanilla", "Chocolate", "Chocolate chip"],
      "toppings": ["Cherry"]
    }
    """#
}
