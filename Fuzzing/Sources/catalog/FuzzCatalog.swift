import Foundation
import IceCreamDomain
import Requirement
import StrictJSON

/// Reads bytes as a catalog.
///
/// The verdict on their syntax agrees with a second parser, each fault has a
/// position in them and a printable message, and an accepted catalog can be written and read again.
@c(LLVMFuzzerTestOneInput)
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // libFuzzer provides `count` bytes there until this function returns.
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
  let problems = error.faults.compactMap { fault -> JSONProblem? in
    if case .json(let problem) = fault.problem { problem } else { nil }
  }
  let isSyntax = problems.contains(where: \.isSyntax)
  let isTooDeep = problems.contains { if case .tooDeep = $0 { true } else { false } }
  if !isTooDeep, isSyntax || !error.isCutShort {
    require(isSyntax != Grammar.accepts(bytes), "another verdict about the syntax")
  }
}

extension JSONProblem {
  fileprivate var isSyntax: Bool {
    switch self {
    case .empty, .byteOrderMark, .wrongEncoding, .invalidUTF8, .unexpected, .unexpectedEnd,
      .trailingComma, .missingComma, .extraComma, .missingColon, .comment, .singleQuotes,
      .bareWord, .badNumber, .rawControlCharacter, .badEscape, .loneSurrogate, .unclosedString,
      .textAfterEnd, .tooDeep:
      true
    case .tooLong, .tooManyValues, .tooManyMarks, .wrongType, .missingKey, .unknownKey,
      .duplicateKey, .emptyList,
      .duplicateEntry, .emptyString, .outerSpace, .unprintable, .unknownValue, .notInRange, .custom:
      false
    }
  }
}

/// Whether a terminal could interpret a character as a command.
private func isCommand(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
