#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns the path of an installed program, or `nil`.
func pathOfProgram(_ name: String) -> String? {
  // getenv(3): a string that ends with a zero, which is copied at once.
  let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// Writes a file.
func writeFile(_ path: String, _ bytes: [UInt8]) throws {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  guard descriptor >= 0 else { throw SystemFailure("open") }
  defer { close(descriptor) }
  var rest = bytes[...]
  while !rest.isEmpty {
    // The bytes are valid during the call, which reads at most `count` of them.
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { throw SystemFailure("write") }
    rest = rest.dropFirst(count)
  }
}

/// Returns the peak memory of a running process in bytes, if the system provides it.
///
/// wait4(2) would include the memory of the process that started it.
func peakMemory(of process: pid_t) -> Int? {
  let descriptor = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 8_192)
  // The call fills at most `count` bytes, more than the file of proc(5) has.
  let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
  let text = String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }) else {
    return nil
  }
  // proc(5): "VmHWM:      1234 kB".
  return line.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }.map {
    $0 * 1024
  }
}
