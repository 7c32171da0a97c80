import Books
import Foundation
import IceCreamDomain
import StrictJSON

/// Reads bytes as a catalog.
///
/// An accepted catalog can be written and read again, and a refused one has faults.
@c(LLVMFuzzerTestOneInput)
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // libFuzzer provides `count` bytes there until this function returns.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  abortAtFault {
    do {
      try checkAccepted(CatalogReader.read(bytes, file: "F"))
    } catch let error as CatalogError {
      try check(1...JSONError.mostFaults ~= error.faults.count, "no faults, or too many")
      _ = CatalogFaultWording.lines(for: error)
    }
  }
  return 0
}

private func checkAccepted(_ catalog: IceCreamCatalog) throws {
  let lists = [
    "cones": catalog.cones, "flavors": catalog.flavors, "toppings": catalog.toppings,
  ]
  let again = try? CatalogReader.read(Array(JSONEncoder().encode(lists)), file: "F")
  try check(
    again?.cones == catalog.cones && again?.flavors == catalog.flavors
      && again?.toppings == catalog.toppings, "reads otherwise when it is written")
}
