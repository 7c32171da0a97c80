// The only import of the C library; other modules get it with `import SystemCalls`. Swift has no spelling of this
// attribute without an underscore yet.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Musl
#endif
