import Testing

@testable import DeparturesBoard

/// A traveler at the board, with the departures that are built in.
@MainActor
struct BoardTests {
  @Test func `opens a departure, and returns with a favorite`() async {
    var input = ["2", "1", "2"][...]
    var output: [String] = []
    let stack = MenuStack(read: { input.popFirst() }, write: { output.append($0) })
    stack.show(ListDeparturesView().configure(services: .samples(navigation: stack)))

    await stack.run()

    #expect(
      output.joined(separator: "\n") == """
        Departures are loading…
          1  9:41  Gullhaven, platform 3
          2  9:48  Fernhill, canceled
          3  9:55  Upper Brambleby, platform 2
        Select a departure.
        1 Fetch departures
        2 Select departure
        q Quit
        Enter keeps what is in brackets, a space clears it, and q cancels.
        Number (a whole number) [0]:
        Departure: 9:41  Coast Line to Gullhaven
          9:52  Saltmarsh
          10:17  Gullhaven
        1 Fetch departure
        2 Choose favorite
        q Quit
        Departures are loading…
          1  9:41  Gullhaven, platform 3
          2  9:48  Fernhill, canceled
          3  9:55  Upper Brambleby, platform 2
        Your favorite: Coast Line at 9:41.
        1 Fetch departures
        2 Select departure
        q Quit
        """)
  }
}
