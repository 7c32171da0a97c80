import Testing

@testable import Parlour

/// A scene that is left is freed, and until then it keeps no other object alive.
struct RoutesMemoryTests {
  private weak var list: ListIceCreamsView?
  private weak var create: CreateIceCreamView?

  @Test mutating func `free the scene that is left`() {
    let navigation = IceCreamNavigationSpy()
    let scene = open(with: navigation)
    #expect(list != nil && create != nil)

    navigation.goBack()

    #expect(create == nil)
    #expect(list === scene)
  }

  @Test mutating func `free the list when only the scene above it is held`() {
    let navigation = IceCreamNavigationSpy()

    _ = open(with: navigation)

    #expect(list == nil)
    #expect(create != nil)
  }

  @Test mutating func `free all scenes with the navigation`() {
    var navigation: IceCreamNavigationSpy? = IceCreamNavigationSpy()
    weak let reference = navigation
    if let navigation { _ = open(with: navigation) }

    navigation = nil

    #expect(reference == nil)
    #expect(create == nil)
  }

  private mutating func open(with navigation: IceCreamNavigationSpy) -> ListIceCreamsView {
    let scene = ListIceCreamsView().configureView(
      services: IceCreamServices(navigation: navigation))
    scene.selectIceCream(at: nil)
    (list, create) = (scene, navigation.scenes.last as? CreateIceCreamView)
    return scene
  }
}
