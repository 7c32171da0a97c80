@main
struct TeaShop {
  static func main() {
    ListTeasMenu().run()
  }
}
