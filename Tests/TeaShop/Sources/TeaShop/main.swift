import Scenery

let counter = TeaCounter { print($0) }
let isTracing = CommandLine.arguments.contains("--trace")
let services = OrderTeaServices(
  navigation: counter,
  tracer: isTracing ? SceneTracer(recorder: TraceLog { print($0) }) : nil)
counter.show(OrderTeaView().configureView(services: services))
while let line = readLine() { counter.enter(line) }
