import Testing

@testable import TerminalMenu

struct KeyDecoderPasteTests {
  @Test(arguments: [(65_535, "a"), (65_536, ""), (65_536, "a"), (1_000_000, ""), (65_535, "éa")])
  func `keeps 65,536 bytes and ignores the rest`(letters: Int, tail: String) {
    var decoder = KeyDecoder()
    let text = String(repeating: "a", count: letters) + tail

    let keys = decoder.decode(Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8))

    #expect(
      keys == [.paste(String(decoding: text.utf8.prefix(65_536), as: UTF8.self)), .character("q")])
  }

  @Test func `starts the next paste empty`() {
    var decoder = KeyDecoder()
    let long = String(repeating: "a", count: 70_000)

    _ = decoder.decode(Array("\u{1B}[200~\(long)\u{1B}[20".utf8))
    _ = decoder.giveUp()

    #expect(decoder.decode(Array("\u{1B}[200~b\u{1B}[201~".utf8)) == [.paste("b")])
  }
}
