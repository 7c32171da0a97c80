import Testing

@testable import IceCreamDomain
@testable import scoops

struct FailureTextTests {
  @Test(
    arguments: [
      (
        .file(.cannotCreateFolder("/a/scoops", reason: "No such file or directory")),
        "Cannot create the folder /a/scoops: No such file or directory. To use another book, add --book FILE."
      ),
      (.file(.notAFile), "/a is not a regular file. To use another book, add --book FILE."),
      (.unknownID("zz"), #"There is no saved ice cream "zz". See: scoops list"#),
      (.diskFull, "The disk is full. Nothing saved in /a is lost. Free some space and try again."),
    ] as [(IceCreamStoreError.Problem, String)])
  func `says what to type, where there is a command`(
    problem: IceCreamStoreError.Problem, message: String
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(store: "/a", problem: problem))

    #expect(failure.lines == ["scoops: \(message)"])
  }
}
