// What Swift adds to the C library on macOS, for type-checking on other systems only.
@_exported import Darwin

public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

// Functions with a variable number of arguments, which Swift does not import.
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func openat(
  _ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { -1 }
public func fcntl(_ number: Int32, _ command: Int32) -> Int32 { -1 }
public func fcntl(_ number: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
public func ioctl(_ number: CInt, _ request: UInt, _ value: CInt) -> CInt { -1 }
public func ioctl(_ number: CInt, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> CInt {
  -1
}

// Macros that Swift does not import, but declares itself. FIONREAD is not among them.
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var S_IFLNK: mode_t { 0o120000 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var TIOCSWINSZ: UInt { 0x8008_7467 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
