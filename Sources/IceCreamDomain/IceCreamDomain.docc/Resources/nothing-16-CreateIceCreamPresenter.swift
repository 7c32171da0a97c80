/// What the interactor can have presented.
protocol CreateIceCreamPresentationLogic: AnyObject {
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
}
