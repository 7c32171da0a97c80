import SystemCalls

/// The three streams that a program is started with: standard input, output and error.
enum StandardStreams {
  /// Takes the numbers of those that whoever started the program has closed.
  ///
  /// The system gives the lowest number that is free to what is opened next (POSIX, open). So the book or the
  /// terminal would become a standard stream, and what is said would be written into it.
  static func takeClosed() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // Opened the wrong way, so that to read from it, or to write to it, fails with EBADF as before.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
