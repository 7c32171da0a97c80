// Declarations of SwiftUI that are our own, as few as the walkthroughs use. On a system without SwiftUI,
// `Scripts/walkthroughs` type-checks screens against them. Nothing here draws anything, and whether these
// declarations are right is known only where there is SwiftUI.

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// Any view of the framework.
public struct SomeView: View {
  public init() {}
  public var body: SomeView { return self }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression(_ view: some View) -> SomeView { SomeView() }
  public static func buildBlock(_ views: SomeView...) -> SomeView { SomeView() }
  public static func buildOptional(_ view: SomeView?) -> SomeView { SomeView() }
  public static func buildEither(first: SomeView) -> SomeView { first }
  public static func buildEither(second: SomeView) -> SomeView { second }
}

@MainActor public func Text(_ text: String) -> some View { SomeView() }
@MainActor public func Button(_ title: String, action: @escaping @MainActor () -> Void) -> some View
{
  SomeView()
}
@MainActor public func List(@ViewBuilder content: () -> some View) -> some View { SomeView() }
@MainActor public func Section(_ title: String, @ViewBuilder content: () -> some View) -> some View
{
  SomeView()
}
@MainActor public func ForEach<Data: RandomAccessCollection>(
  _ data: Data, id: KeyPath<Data.Element, some Hashable>,
  @ViewBuilder content: @escaping (Data.Element) -> some View
) -> some View { SomeView() }
@MainActor public func NavigationStack<Value: Hashable>(
  path: Binding<[Value]>, @ViewBuilder root: () -> some View
) -> some View { SomeView() }

extension View {
  public func navigationTitle(_ title: String) -> some View { SomeView() }
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View { SomeView() }
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { SomeView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { SomeView() }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

public struct Binding<Value> {
  public init() {}
}

@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Part>(dynamicMember part: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part>
  {
    Binding()
  }
}

@MainActor public protocol Scene {}

@MainActor public func WindowGroup(_ title: String, @ViewBuilder content: () -> some View)
  -> some Scene
{
  Window()
}

private struct Window: Scene {}

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
