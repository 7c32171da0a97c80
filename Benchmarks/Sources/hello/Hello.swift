/// A program that only prints: the baseline of `scoops menu`.
@main
struct Hello {
  static func main() {
    print("hello")
  }
}
