// Calls the generated spies, and fails unless they have recorded what they should.

import Foundation

nonisolated(unsafe) var failures = 0

func expect(_ holds: Bool, _ what: String, line: Int = #line) {
  if holds { return }
  print("Records.swift:\(line): \(what)")
  failures += 1
}

@main
enum Records {
  static func main() async {
    parameters()
    closures()
    results()
    others()
    stubs()
    await effects()
    await onActors()
    print(failures == 0 ? "All spies recorded the expected calls." : "\(failures) failures")
    exit(failures == 0 ? 0 : 1)
  }

  /// What a test sets before a spy can return it.
  static func stubs() {
    let unique = UniqueSpy(makeResult: { Ticket(number: 3) }, firstValue: { Ticket(number: 9) })
    unique.eat(Ticket())
    unique.look(at: Ticket(), number: 4)
    let ticket = unique.make()
    expect(ticket.number == 3 && unique.calls.count == 3, "values without copies")
    expect(unique.first.number == 9, "a property without copies")
    let decodes = DecodesSpy()
    // A test that forgot to set a result fails, and goes on.
    do {
      _ = try decodes.decode(Int.self, from: "")
      expect(false, "it throws")
    } catch { expect("\(error)" == "Unset(property: \"decodeResult\")", "\(error)") }
    expect((try? DecodesSpy.shared(a: 1)) == nil, "an unset static result")
    DecodesSpy.sharedResult = Payload()
    expect((try? DecodesSpy.shared(a: 1)) != nil, "a static result")
    expect(decodes.find(Int.self) == nil, "an optional result of any type")
    decodes.findResult = "a"
    expect(decodes.find(String.self) == "a", "a set result of any type")
    decodes.decodeResult = 5
    expect((try? decodes.decode(Int.self, from: "")) == 5, "a result of any type")
    let thing1 = Thing()
    let whole = MakesWholeSpy(payload: Payload(), default: thing1, other: 1)
    expect(whole.default === thing1, "what a required initializer is given")
    let streams = StreamsSpy<Int>(output: .success(3))
    if case .success(3) = streams.output {} else { expect(false, "an alias of an associated type") }
    let packs = PacksSpy()
    packs.all("a", 2, number: 6)
    guard case .all(6) = packs.calls[0] else { return expect(false, "a parameter pack") }
    let thing = Thing()
    expect(SendsSpy(giveBackResult: thing).giveBack() === thing, "a result that is sent")
    let output = AreaInnerOutputSpy()
    expect(output.show(Area.Inner.Part(), of: Area.Model(), all: [:]) == nil, "nested types")
  }

  static func parameters() {
    let spy = ParametersSpy()
    var number = 3
    spy.none()
    spy.labels(from: 1, 2, to: 3)
    spy.inOut(a: &number)
    spy.variadic(a: 4, 5)
    spy.default(in: 6)
    spy.opaque(a: Oops())
    spy.unnamed(7, with: "b")
    guard spy.calls.count == 7, case .labels(1, 2, 3) = spy.calls[1], case .inOut(3) = spy.calls[2],
      case .variadic([4, 5]) = spy.calls[3], case .`default`(6) = spy.calls[4],
      case .opaque(let error) = spy.calls[5], case .unnamed(7, "b") = spy.calls[6]
    else { return expect(false, "parameters: \(spy.calls)") }
    expect(error is Oops, "an opaque parameter")
    let bound = InheritsSpy()
    bound.one(request: Same())
    bound.more()
    // Calls compare, since what they have compares.
    expect(bound.calls == [.one(Same()), .more], "an inherited requirement")
    let overloads = OverloadsSpy()
    overloads.load(id: 1)
    overloads.load(name: "a")
    overloads.load()
    overloads.load(2)
    overloads.load(id: "b")
    expect(
      overloads.calls.count == 5
        && Set(overloads.calls.map { "\($0)".prefix { $0 != "(" } }).count == 5,
      "overloads: \(overloads.calls)")
    let generic = GenericsSpy()
    _ = generic.take(value: "a")
    generic.takeAll(values: [1])
    guard case .take(let value) = generic.calls[0], case .takeAll(let all) = generic.calls[1] else {
      return expect(false, "generics")
    }
    expect(value as? String == "a" && all as? [Int] == [1], "generic parameters")
  }

  static func closures() {
    let spy = ClosuresSpy()
    var answers: [Int] = []
    spy.escaping { if case .success(let value) = $0 { answers.append(value) } }
    spy.both(a: 1, success: { answers.append($0) }, failure: nil)
    spy.notEscaping { answers.append($0) }
    spy.aliased { answers.append($0) }
    spy.escapingCompletions[0](.success(7))
    spy.bothSuccesss[0](8)
    spy.aliasedAs[0](9)
    expect(answers == [7, 8, 9], "closures are called by the test: \(answers)")
    expect(spy.bothFailures.count == 1 && spy.bothFailures[0] == nil, "an optional closure")
    expect(spy.calls.count == 4, "calls with closures: \(spy.calls)")
  }

  static func results() {
    let thing = Thing()
    let spy = ResultsSpy(
      thingResult: thing, pairResult: (1, "a"), existentialResult: Oops())
    spy.intResult = 5
    spy.optionalResult = thing
    expect(
      spy.int() == 5 && spy.text() == "" && !spy.bool() && spy.list().isEmpty,
      "stubbed and standard results")
    expect(
      spy.optional() === thing && spy.thing(a: 3) === thing && spy.pair().1 == "a", "given results")
    guard spy.calls.count == 7, case .thing(3) = spy.calls[5] else {
      return expect(false, "calls with results: \(spy.calls)")
    }
    let properties = PropertiesSpy(thing: thing)
    properties.count = 2
    PropertiesSpy.shared = 4
    expect(
      properties.count == 2 && properties.title == "" && PropertiesSpy.shared == 4, "properties")
    let subscripts = SubscriptsSpy()
    subscripts[1] = "a"
    subscripts.subscriptKeyResult = 2
    expect(subscripts[0] == "a" && subscripts[key: ""] == 2, "subscripts")
  }

  static func others() {
    StaticsSpy.makeResult = 3
    expect(StaticsSpy.make(a: 1) == 3 && StaticsSpy.staticCalls == [.make(1)], "static methods")
    let associated = AssociatedSpy<String>()
    associated.firstResult = "a"
    _ = associated.add(item: "b")
    expect(associated.first() == "a" && associated.all() == [], "associated types")
    if case .add("b") = associated.calls[0] {} else { expect(false, "an associated type's value") }
    let escaped = EscapedSpy()
    expect(escaped.func(class: 1) == nil && escaped.calls == [.func(1)], "names in backticks")
  }

  static func effects() async {
    let spy = EffectsSpy()
    spy.fetchResult = ["a"]
    await spy.plain()
    let fetched = try? await spy.fetch(id: 2)
    expect(fetched == ["a"], "an asynchronous result")
    spy.failsError = Oops()
    spy.typedError = Oops()
    do {
      try spy.fails()
      expect(false, "it throws")
    } catch { expect(error is Oops, "the error") }
    do throws(Oops) { _ = try spy.typed() } catch { _ = error }
    spy.rethrown {}
    expect(
      spy.calls == [.plain, .fetch(2), .fails, .typed, .rethrown],
      "calls with effects: \(spy.calls)")
    let shared = SharedSpy()
    await shared.a(b: 1)
    expect(shared.calls == [.a(1)], "a Sendable spy")
  }

  @MainActor static func onActors() async {
    let spy = OnMainSpy()
    spy.a(b: 1)
    OnMainSpy.d()
    expect(spy.calls == [.a(1)] && OnMainSpy.staticCalls == [.d], "the main actor")
    let acting = ActingSpy()
    let result = await acting.a(b: 2)
    let calls = await acting.calls
    expect(result == 0 && calls == [.a(2)], "an actor")
  }
}
