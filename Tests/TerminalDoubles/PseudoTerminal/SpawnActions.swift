#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens between a new process and its program.
struct SpawnActions {
  #if canImport(Darwin)
    var files: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    private static let newSession: Int32 = 0x400
  #else
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // POSIX_SPAWN_SETSID in <spawn.h>, which Swift does not see.
    private static let newSession: Int32 = 0x80
  #endif

  /// A new session, no signal blocked and none ignored: what runs tests blocks nearly all, and a process
  /// inherits that.
  init() {
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Gives the process a file as one of its streams.
  mutating func open(_ path: String, _ access: Int32, as stream: Int32) {
    posix_spawn_file_actions_addopen(&files, stream, path, access, 0o600)
  }

  /// Frees what the system holds for this.
  mutating func destroy() {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
}

/// Strings as the system wants them: each ended by a zero, and all of them by a null pointer.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  // Each came from strdup(3), and nobody keeps one for longer than this lives.
  deinit { for pointer in pointers { free(pointer) } }
}
