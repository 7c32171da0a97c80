#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns the number of bytes by which one reading raises the peak memory of a new process.
func peakMemory(of reader: Reader, path: String) throws -> Int {
  let arguments = [CommandLine.arguments[0], reader.rawValue, path]
  var words: [UnsafeMutablePointer<CChar>?] = []
  for argument in arguments { words.append(strdup(argument)) }
  defer { for word in words { free(word) } }
  words.append(nil)

  var child = pid_t()
  guard posix_spawn(&child, arguments[0], nil, nil, words, nil) == 0 else { throw ChildFailed() }
  var status: Int32 = 0
  guard waitpid(child, &status, 0) == child, status == 0,
    let figure = try Int(String(contentsOfFile: answer(to: path), encoding: .utf8))
  else { throw ChildFailed() }
  return figure
}

/// Reads a catalog once, and prints by how many bytes that raised the peak.
func measurePeakMemory(of reader: Reader, path: String) throws {
  let before = try ownPeak()
  try reader.read(path)
  let figure = try ownPeak() - before
  try String(figure).write(toFile: answer(to: path), atomically: false, encoding: .utf8)
}

private func answer(to path: String) -> String { path + ".peak" }

private func ownPeak() throws -> Int {
  #if os(Linux)
    // proc(5). getrusage(2) would include the process that started this one.
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(separator: " ").compactMap({ Int($0) }).first else {
      throw ChildFailed()
    }
    return kilobytes * 1024
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

private struct ChildFailed: Error {}
