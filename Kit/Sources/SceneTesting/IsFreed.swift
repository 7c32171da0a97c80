#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Returns whether an object is freed when nothing but itself and what it owns refers to it.
///
/// ```swift
/// #expect(isFreed { Node() })
/// ```
///
/// - Parameter make: Makes what is tested, and returns the object; `nil` counts as not freed, since nothing was made.
public func isFreed(_ make: () throws -> AnyObject?) rethrows -> Bool {
  weak var object: AnyObject?
  func isMade() throws -> Bool {
    let made = try make()
    object = made
    return made != nil
  }
  #if canImport(ObjectiveC)
    let isMade = try autoreleasepool { try isMade() }
  #else
    let isMade = try isMade()
  #endif
  return isMade && object == nil
}
