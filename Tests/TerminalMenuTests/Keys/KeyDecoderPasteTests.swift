import Testing

@testable import TerminalMenu

struct KeyDecoderPasteTests {
  @Test(arguments: [
    (65_535, "a", 65_536), (65_536, "", 65_536), (65_536, "a", 65_536), (1_000_000, "", 65_536),
    // A character that does not fit is dropped whole, with everything after it.
    (65_534, "é", 65_536), (65_535, "é", 65_535), (65_535, "éa", 65_535), (65_534, "éa", 65_536),
    (65_533, "🍦", 65_533), (65_532, "🍦", 65_536), (65_535, "🍦", 65_535),
  ])
  func `keeps 65,536 bytes and ignores the rest`(letters: Int, tail: String, kept: Int) {
    var decoder = KeyDecoder()
    let text = String(repeating: "a", count: letters) + tail

    let keys = decoder.decode(Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8))

    #expect(
      keys == [.paste(String(decoding: text.utf8.prefix(kept), as: UTF8.self)), .character("q")])
  }

  @Test func `keeps a whole character before a byte that is not UTF-8`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "a", count: 65_534) + "é"

    _ = decoder.decode(Array("\u{1B}[200~\(text)".utf8) + [0x80])

    #expect(decoder.giveUp() == [.paste(text)])
  }

  @Test func `starts the next paste empty`() {
    var decoder = KeyDecoder()
    let long = String(repeating: "a", count: 70_000)

    _ = decoder.decode(Array("\u{1B}[200~\(long)\u{1B}[20".utf8))
    _ = decoder.giveUp()

    #expect(decoder.decode(Array("\u{1B}[200~b\u{1B}[201~".utf8)) == [.paste("b")])
  }
}
