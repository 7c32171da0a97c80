import SystemCalls

/// Standard input, output and error.
enum StandardStreams {
  /// Reserves the descriptors of the streams that the parent process has closed.
  ///
  /// The next file opened gets the lowest free descriptor (POSIX, open). The book or the terminal would become
  /// a standard stream, and messages would be written into it.
  static func takeClosed() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // Opened in the wrong direction: reading and writing still fail with EBADF.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
