@main
struct Scoops {
  static func main() {}
}
