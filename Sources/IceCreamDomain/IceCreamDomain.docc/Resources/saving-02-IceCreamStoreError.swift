/// Why a store could not do what was wanted.
enum IceCreamStoreError: Error, Equatable {
  case cannotRead(String)
  case cannotWrite(String)
  case damagedLine(Int)
}
