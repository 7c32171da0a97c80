#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns how many bytes of memory a process of its own takes, at most, to read a catalog.
func peakMemory(of reader: Reader, path: String) throws -> Int {
  let arguments = [CommandLine.arguments[0], reader.rawValue, path]
  var words: [UnsafeMutablePointer<CChar>?] = []
  for argument in arguments { words.append(strdup(argument)) }
  defer { for word in words { free(word) } }
  words.append(nil)

  var child = pid_t()
  guard posix_spawn(&child, arguments[0], nil, nil, words, nil) == 0 else { throw ChildFailed() }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(child, &status, 0, &usage) == child, status == 0 else { throw ChildFailed() }
  #if canImport(Darwin)
    return usage.ru_maxrss
  #else
    // getrusage(2): kilobytes on Linux, bytes on macOS.
    return usage.ru_maxrss * 1024
  #endif
}

private struct ChildFailed: Error {}
