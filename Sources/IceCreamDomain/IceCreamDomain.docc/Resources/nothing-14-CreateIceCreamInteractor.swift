/// What can be asked of the scene.
protocol CreateIceCreamBusinessLogic: AnyObject {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
}
