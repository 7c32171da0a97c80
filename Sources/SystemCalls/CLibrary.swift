// The one place that imports the C library: what a module needs of it comes with `import SystemCalls`. The attribute
// passes the import on to importers; Swift has no spelling without an underscore for that yet.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
