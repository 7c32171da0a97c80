/// A program that only prints: the floor that `scoops menu` is compared with.
@main
struct Hello {
  static func main() {
    print("hello")
  }
}
