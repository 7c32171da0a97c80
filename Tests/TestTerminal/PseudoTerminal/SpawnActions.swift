import SystemCalls

/// The actions and attributes for starting a process.
struct SpawnActions {
  #if canImport(Darwin)
    var files: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    private static let newSession = POSIX_SPAWN_SETSID
  #else
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // POSIX_SPAWN_SETSID in <spawn.h>, which Swift does not import.
    private static let newSession: Int32 = 0x80
  #endif

  /// Starts a new session with default signals.
  ///
  /// The test runner blocks nearly all signals, and a process would inherit that.
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

  mutating func open(_ path: String, _ access: Int32, as stream: Int32) {
    posix_spawn_file_actions_addopen(&files, stream, path, access, 0o600)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
}

final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  // Each came from strdup(3), and is not used after this is freed.
  deinit { for pointer in pointers { free(pointer) } }
}
