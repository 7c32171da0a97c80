// The only import of the C library; other modules get it with `import SystemCalls`. Swift has no spelling of this
// attribute without an underscore yet.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
