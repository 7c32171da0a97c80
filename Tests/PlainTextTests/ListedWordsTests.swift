import Testing

@testable import PlainText

struct ListedWordsTests {
  @Test(arguments: [
    ([], ""), (["bash"], "bash"), (["bash", "zsh"], "bash or zsh"),
    (["bash", "zsh", "fish"], "bash, zsh or fish"),
  ])
  func `lists words in a sentence`(words: [String], text: String) {
    #expect(words.listed(with: "or") == text)
  }
}
