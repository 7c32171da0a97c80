/// The sentences of the scene in one language.
struct ListOrdersWords: Sendable {
  var loading: String
  var searching: String
  var notLoaded: String
  var notSearched: String
  var noOrders: String
  var noMatch: String
  var copies: @Sendable (Int) -> String
  var due: @Sendable (String) -> String
  var order: OrderWords

  static let english = ListOrdersWords(
    loading: "Loading the orders…", searching: "Searching the orders…",
    notLoaded: "Could not load the orders. Try again.",
    notSearched: "Could not search the orders. Try again.",
    noOrders: "No orders yet.", noMatch: "No order matches.",
    copies: { $0 == 1 ? "1 copy" : "\($0) copies" },
    due: { "due \($0)" },
    order: .english)

  static let polish = ListOrdersWords(
    loading: "Wczytuję zamówienia…", searching: "Szukam…",
    notLoaded: "Nie można teraz wczytać zamówień. Spróbuj ponownie.",
    notSearched: "Nie można teraz przeszukać zamówień. Spróbuj ponownie.",
    noOrders: "Nie ma jeszcze zamówień.", noMatch: "Żadne zamówienie nie pasuje.",
    copies: { count in
      let isFew = 2...4 ~= count % 10 && !(12...14 ~= count % 100)
      return "\(count) \(count == 1 ? "egzemplarz" : isFew ? "egzemplarze" : "egzemplarzy")"
    },
    due: { "na \($0)" },
    order: .polish)
}
