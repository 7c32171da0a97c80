import Foundation
import IceCreamDomain
import Requirement

/// Reads bytes as a catalog: what is said of their syntax agrees with a second judge, each fault has a
/// place in them and words that a screen can show, and what is accepted can be written and read again.
@c(LLVMFuzzerTestOneInput)
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // libFuzzer keeps so many bytes there until this returns.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(CatalogError) {
    let catalog = try CatalogReader.read(bytes, file: "F")
    require(Grammar.accepts(bytes), "accepted, and no JSON")
    check(catalog)
  } catch {
    check(error, of: bytes)
  }
  return 0
}

private func check(_ catalog: IceCream) {
  for names in [catalog.cones, catalog.flavors, catalog.toppings] {
    require(!names.isEmpty && Set(names).count == names.count, "names that are none")
    for name in names {
      require(!name.isEmpty && !name.unicodeScalars.contains(where: isCommand), "a bad name")
    }
  }
  let lists = [
    "cones": catalog.cones, "flavors": catalog.flavors, "toppings": catalog.toppings,
  ]
  guard let written = try? JSONEncoder().encode(lists),
    let again = try? CatalogReader.read(Array(written), file: "F")
  else { return require(false, "what cannot be read again") }
  require(
    again.cones == catalog.cones && again.flavors == catalog.flavors
      && again.toppings == catalog.toppings, "reads otherwise")
}

private func check(_ error: CatalogError, of bytes: [UInt8]) {
  require(
    !error.faults.isEmpty && error.faults.count <= CatalogError.mostFaults, "no faults, or too many"
  )
  let lines = bytes.reduce(into: 1) { $0 += $1 == 0x0A || $1 == 0x0D ? 1 : 0 }
  var last = (0, 0)
  for fault in error.faults {
    require((fault.line, fault.column) >= last, "faults in no order")
    require(fault.line <= lines && fault.column <= bytes.count + 1, "a fault nowhere")
    last = (fault.line, fault.column)
  }
  for line in CatalogFaultWording.lines(for: error) {
    require(!line.unicodeScalars.contains(where: isCommand), "words that are a command")
  }
  let isSyntax = error.faults.contains {
    switch $0.problem {
    case .syntax, .file: true
    case .content: false
    }
  }
  let isTooDeep = error.faults.contains {
    if case .syntax(.tooDeep) = $0.problem { true } else { false }
  }
  // Of what is no object, nothing but the first value is read.
  let isObject = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  if !isTooDeep, isObject, isSyntax || !error.isCutShort {
    require(isSyntax != Grammar.accepts(bytes), "another verdict about the syntax")
  }
}

/// Whether a screen could take a character for a command.
private func isCommand(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
