/// A screen on which the user stacks scoops on a cone.
enum StackScoops {
  /// The use case: the user adds a scoop.
  enum AddScoop {
    /// What the user did.
    struct Request: Equatable, Sendable { var flavor: String }
    /// What is true now.
    enum Response: Equatable, Sendable {
      case added([String])
      case refused(most: Int)
    }
    /// What to show.
    struct ViewModel: Equatable, Sendable { var text: String }
  }
}
