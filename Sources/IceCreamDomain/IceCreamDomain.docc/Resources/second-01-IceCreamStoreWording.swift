/// The words for what a store could not do, for all presenters.
enum IceCreamStoreWording {
  static func sentence(about error: IceCreamStoreError) -> String {
    switch error {
    case .cannotRead(let path): "\(path) cannot be read. See who may read it."
    case .cannotWrite(let path): "\(path) cannot be written to. See who may write to it."
    case .damagedLine(let number): "Line \(number) of the book is damaged. Mend it, and try again."
    }
  }
}
